import type { Failure } from '../domain/base/failure';

/** Why a link was not shown, or not paid by; `other` is none of the link's own reasons. */
export type LinkRefusal = 'paid' | 'nothingDue' | 'expired' | 'notFound' | 'amountChanged' | 'other';

/** The one mapper from a failed call of this journey to its reason. */
export function linkRefusal({ code }: Failure): LinkRefusal {
  switch (code) {
    case 'repayment_link_paid':
      return 'paid';
    // The loan is over: nobody owes anything by this link, whoever paid it.
    case 'nothing_due':
      return 'nothingDue';
    case 'repayment_link_expired':
      return 'expired';
    case 'repayment_link_not_found':
    case 'loan_not_found':
      return 'notFound';
    case 'amount_out_of_range':
    case 'foreclosure_quote_changed':
      return 'amountChanged';
    default:
      return 'other';
  }
}
