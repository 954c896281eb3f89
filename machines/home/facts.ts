import type { Cancellation } from '../domain/loan/cancellation';
import type { Loan } from '../domain/loan/loan';
import type { LoanDetails } from '../domain/loan/loan-details';
import type { DebitsTold } from '../domain/mandate/autopay-debit';
import type { StartedPayment } from '../domain/payment/started-payment';

/** The loan with its schedule, and the service's time when it was read (ms): due days are counted by it. */
export interface HomeFacts extends Pick<LoanDetails, 'loan' | 'instalments' | 'pendingPayment'> {
  readonly readAt: number;
  /** Payments of this loan that were started on this phone and of which the service has not heard, newest first: each may be paid. */
  readonly startedPayments: readonly StartedPayment[];
}

/** What home can do without; null where the service did not say. */
export interface OptionalHomeFacts extends DebitsTold {
  /** Which facts they belong to. */
  readonly readAt: number;
  readonly merchantName: string | null;
  readonly isQrOn: boolean;
  readonly cancellation: Cancellation | null;
  /** Link to a picture of the shop, as the service gave it. */
  readonly shopPicture: string | null;
}

/** What the optional facts are asked with; `known` ones of the same reading are not asked again. */
export interface OptionalFactsAsked {
  readonly loan: Loan | null;
  readonly readAt: number;
  readonly known: OptionalHomeFacts | null;
}
