import type { Failure, Outcome } from '../domain/base/failure';
import type { Features } from '../domain/base/features';
import type { Quote } from '../domain/loan/closing';
import type { LoanDetails } from '../domain/loan/loan-details';
import type { InitiatedRepayment } from '../domain/payment/repayment';
import type { StartedPayment } from '../domain/payment/started-payment';
import type { Redirect, RequestKeyState } from '../shared/journey';

/** What the merchant wants to pay; the amount in paise, given by the lender except for `custom`. */
export interface Plan {
  readonly kind: 'instalment' | 'overdue' | 'full' | 'custom' | 'foreclosure' | 'settlement';
  readonly amount: number;
}

/** What is read before the merchant chooses. */
export interface PrepaymentFacts {
  readonly details: LoanDetails;
  readonly features: Features;
  /** Today's quote for closing; null when it was not requested, since neither closing nor settling is offered. */
  readonly quote: Outcome<Quote> | null;
  /** Milliseconds, by the service's clock. */
  readonly readAt: number;
  /** Payments of this loan that were started on this phone and are unknown to the service, newest first: each may be paid. */
  readonly startedPayments: readonly StartedPayment[];
}

export interface Input {
  readonly requestKeySeed: string;
}

export interface Context extends Input, RequestKeyState {
  readonly facts: PrepaymentFacts | null;
  /** Today's: the only one that can be paid. */
  readonly quote: Quote | null;
  /** Another day's quote, for display only; null while today's is shown. */
  readonly dayQuote: Quote | null;
  /** `YYYY-MM-DD`, the day of the requested quote; null for today. */
  readonly askedDate: string | null;
  /** The lender gives no quote for the requested day. */
  readonly isDateRefused: boolean;
  /** Why the quote differs from the one that the merchant saw before. */
  readonly notice: 'changed' | 'expired' | null;
  readonly plan: Plan | null;
  readonly failure: Failure | null;
  /** The payment as the service opened it. */
  readonly payment: InitiatedRepayment | null;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    facts: null,
    quote: null,
    dayQuote: null,
    askedDate: null,
    isDateRefused: false,
    notice: null,
    plan: null,
    failure: null,
    payment: null,
    startWith: 'sending',
    completedWrites: 0,
    redirectTo: '/termloan/home',
  };
}
