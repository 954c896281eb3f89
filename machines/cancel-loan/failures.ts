import type { Failure } from '../domain/base/failure';

/** Why the loan can't be given back; `other` is none of the service's own reasons. */
export type CancelRefusal = 'tooLate' | 'ended' | 'notFound' | 'other';

/** The one mapper from the service's word (of a failed call, or of the quote itself) to its reason. */
export function cancelRefusal({ code }: Pick<Failure, 'code'>): CancelRefusal {
  switch (code) {
    case 'cooling_off_over':
      return 'tooLate';
    case 'loan_already_ended':
      return 'ended';
    case 'loan_not_found':
      return 'notFound';
    default:
      return 'other';
  }
}
