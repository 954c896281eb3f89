import type { Failure } from '../domain/base/failure';
import type { Cancellation } from '../domain/loan/cancellation';
import type { Loan } from '../domain/loan/loan';
import type { LoanDetails } from '../domain/loan/loan-details';
import type { StartedPayment } from '../domain/payment/started-payment';
import type { Redirect, RequestKeyState } from '../shared/journey';

/** The quote for giving the loan back, and data of the loan. */
export interface CancellationStart {
  readonly quote: Cancellation;
  /** Data of the loan; null when the merchant's latest loan is another one. */
  readonly loan: Pick<Loan, 'nbfc' | 'status' | 'disbursedAmount'> | null;
  /** A pending payment for this loan: a payment for giving it back could be a double payment. */
  readonly pendingPayment: LoanDetails['pendingPayment'];
  /** Payments for this loan that were started on this phone and are not in the service's list, newest first. */
  readonly startedPayments: readonly StartedPayment[];
  /** When the quote was read, in milliseconds of the service's clock. */
  readonly quotedAt: number;
}

export interface Input {
  readonly loanId: string;
  readonly requestKeySeed: string;
}

export interface Context extends Input, RequestKeyState {
  readonly start: CancellationStart | null;
  /** Notice about the last attempt: the service refused it, or the quote has changed. */
  readonly notice: 'refused' | 'changed' | null;
  readonly failure: Failure | null;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
  readonly isCommitted: boolean;
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    start: null,
    notice: null,
    failure: null,
    startWith: 'sending',
    completedWrites: 0,
    redirectTo: '/termloan/home',
    isCommitted: false,
  };
}
