import type { Failure } from '../domain/base/failure';
import type { Cancellation } from '../domain/loan/cancellation';
import type { Loan } from '../domain/loan/loan';
import type { LoanDetails } from '../domain/loan/loan-details';
import type { StartedPayment } from '../domain/payment/started-payment';
import type { Redirect, RequestKeyState } from '../shared/journey';

/** The quote, and the loan's data. */
export interface CancellationStart {
  readonly quote: Cancellation;
  /** The merchant's loan: lender and status; null when the latest loan is another one. */
  readonly loan: Pick<Loan, 'nbfc' | 'status' | 'disbursedAmount'> | null;
  /** A pending payment for this loan: paying for the return as well may be a double payment. */
  readonly pendingPayment: LoanDetails['pendingPayment'];
  /** Payments for this loan that were started on this phone and are unknown to the service, newest first. */
  readonly startedPayments: readonly StartedPayment[];
  /** The service's clock when the quote came, in milliseconds. */
  readonly askedAt: number;
}

export interface Input {
  readonly loanId: string;
  readonly requestKeySeed: string;
}

export interface Context extends Input, RequestKeyState {
  readonly start: CancellationStart | null;
  /** Result of the last attempt, for the page after it. */
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
