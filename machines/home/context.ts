import type { Failure } from '../domain/base/failure';
import type { LenderContact } from '../domain/lender/lender-contact';
import type { Cancellation } from '../domain/loan/cancellation';
import type { Settlement } from '../domain/loan/foreclosure';
import type { LastKnownLoan } from '../domain/loan/last-known-loan';
import type { LoanDetails } from '../domain/loan/loan-details';
import type { Payable } from '../domain/loan/payable';
import type { DebitFacts } from '../domain/mandate/autopay-debit';
import type { UserState } from '../domain/merchant/user-state';
import type { InitiatedRepayment, RepaymentLink } from '../domain/payment/repayment';
import type { StartedPayment } from '../domain/payment/started-payment';
import type { Redirect, RequestKeyState } from '../shared/journey';

/** The loan with its schedule, and the service's time when it was read (ms): due days are counted from it. */
export interface HomeFacts extends Pick<LoanDetails, 'loan' | 'instalments' | 'pendingPayment'> {
  readonly readAt: number;
  /** Payments of this loan that were started on this phone and are not in the service's list, newest first: each may be paid. */
  readonly startedPayments: readonly StartedPayment[];
}

/** Data that home can be shown without; null where the service did not return it. */
export interface OptionalHomeFacts extends DebitFacts {
  /** `readAt` of the `HomeFacts` that they belong to. */
  readonly readAt: number;
  readonly merchantName: string | null;
  readonly isQrOn: boolean;
  readonly cancellation: Cancellation | null;
  /** A settlement that the lender offers now for less than the loan costs in full. */
  readonly settlement: Settlement | null;
  /** The lender's contacts, with those who may call about an overdue amount; asked for while something is overdue only. */
  readonly lenderContact: LenderContact | null;
  /** URL of a picture of the shop, as the service returned it. */
  readonly shopPicture: string | null;
}

/** Why the lender opened no payment, or returned no payment link. */
export type PaymentFailure =
  | { readonly kind: 'nothingDue' }
  | { readonly kind: 'amountOutOfRange' }
  /** The payment that was open is paid, or has ended. */
  | { readonly kind: 'alreadyClosed' }
  | { readonly kind: 'noLoan' }
  | { readonly kind: 'other'; readonly failure: Failure };

export interface Input {
  readonly requestKeySeed: string;
}

export interface Context extends Input, RequestKeyState {
  readonly facts: HomeFacts | null;
  readonly optionalFacts: OptionalHomeFacts | null;
  readonly userState: UserState | null;
  readonly lastKnown: LastKnownLoan | null;
  /** Amount and type that the merchant saw when they tapped Pay, or asked for a link; unchanged while the outcome is unknown. */
  readonly payable: Payable | null;
  /** Whether the merchant wants to pay, or wants a link with which somebody else pays. */
  readonly requestedAction: 'payment' | 'link';
  readonly payment: InitiatedRepayment | null;
  readonly link: RepaymentLink | null;
  readonly isShareFailed: boolean;
  readonly failure: Failure | null;
  readonly paymentFailure: PaymentFailure | null;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    facts: null,
    optionalFacts: null,
    userState: null,
    lastKnown: null,
    payable: null,
    requestedAction: 'payment',
    payment: null,
    link: null,
    isShareFailed: false,
    failure: null,
    paymentFailure: null,
    startWith: 'sending',
    completedWrites: 0,
    redirectTo: '/termloan',
  };
}
