import type { Failure, Outcome } from '../domain/base/failure';
import type { Features } from '../domain/base/features';
import type { LenderContact } from '../domain/lender/lender-contact';
import type { ForeclosureQuote } from '../domain/loan/foreclosure-quote';
import type { LoanDetails } from '../domain/loan/loan-details';
import type { DebitFacts } from '../domain/mandate/autopay-debit';
import type { InitiatedRepayment } from '../domain/payment/repayment';
import type { StartedPayment } from '../domain/payment/started-payment';
import type { Redirect, RequestKeyState } from '../shared/journey';

/** What the merchant wants to pay. The amount is in paise, and comes from the lender except for `custom`. */
export interface Plan {
  readonly kind: 'instalment' | 'overdue' | 'full' | 'custom' | 'foreclosure' | 'settlement';
  readonly amount: number;
}

/** Data that is read before the merchant chooses. */
export interface PrepaymentFacts {
  readonly details: LoanDetails;
  readonly features: Features;
  /** Null for what could not be read in time. */
  readonly debits: DebitFacts;
  /** Today's foreclosure quote; null when it was not requested, as neither foreclosure nor a settlement is offered. */
  readonly quote: Outcome<ForeclosureQuote> | null;
  /** The lender's contacts while something is overdue; null otherwise, and where they could not be read in time. */
  readonly lenderContact: LenderContact | null;
  /** When the data was read, in milliseconds of the service's clock. */
  readonly readAt: number;
  /** Payments of this loan that were started on this phone and are not in the service's list, newest first: each may be paid. */
  readonly startedPayments: readonly StartedPayment[];
}

export interface Input {
  readonly requestKeySeed: string;
}

export interface Context extends Input, RequestKeyState {
  readonly facts: PrepaymentFacts | null;
  /** Today's quote: the only one that can be paid. */
  readonly quote: ForeclosureQuote | null;
  /** Quote for another day, for display only; null while today's quote is shown. */
  readonly dayQuote: ForeclosureQuote | null;
  /** Day of the requested quote, `YYYY-MM-DD`; null for today. */
  readonly requestedDate: string | null;
  /** The lender gives no quote for the requested day. */
  readonly isDateRefused: boolean;
  /** Why the quote was read again; null when it was not. */
  readonly notice: 'changed' | 'expired' | null;
  readonly plan: Plan | null;
  readonly failure: Failure | null;
  /** The payment that the service opened. */
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
    requestedDate: null,
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
