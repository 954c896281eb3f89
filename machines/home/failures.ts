import type { Failure } from '../domain/base/failure';

/** Why the lender opened no payment, or gave no link for one. */
export type PaymentFailure =
  | { readonly kind: 'nothingDue' }
  | { readonly kind: 'amountOutOfRange' }
  /** The payment that was open is paid, or over. */
  | { readonly kind: 'alreadyClosed' }
  | { readonly kind: 'noLoan' }
  | { readonly kind: 'other'; readonly failure: Failure };

/** The one mapper from a failed call about a payment to its failure. */
export function paymentFailure(of: Failure): PaymentFailure {
  switch (of.code) {
    case 'nothing_due':
      return { kind: 'nothingDue' };
    case 'amount_out_of_range':
      return { kind: 'amountOutOfRange' };
    case 'payment_already_closed':
    case 'payment_not_found':
      return { kind: 'alreadyClosed' };
    case 'loan_not_found':
      return { kind: 'noLoan' };
    default:
      return { kind: 'other', failure: of };
  }
}
