import type { Failure, Outcome } from '../domain/base/failure';
import { type Features, isSettlementOfferOn } from '../domain/base/features';
import { endOfPromise, type Quote } from '../domain/loan/closing';
import type { Loan } from '../domain/loan/loan';
import type { LoanDetails } from '../domain/loan/loan-details';
import type { InitiatedRepayment, RepaymentToInitiate } from '../domain/payment/repayment';
import type { StartedPayment } from '../domain/payment/started-payment';
import type { Redirect, WriteKeys } from '../shared/journey';
import { type Plan, typeOf } from './plan';

/** What is read before the merchant chooses. */
export interface PrepaymentFacts {
  readonly details: LoanDetails;
  readonly features: Features;
  /** Today's quote for closing; null when the lender was not asked, since it offers neither closing nor settling. */
  readonly quote: Outcome<Quote> | null;
  /** Milliseconds, by the service's clock. */
  readonly readAt: number;
  /** Payments of this loan that were started on this phone and of which the service has not heard, newest first: each may be paid. */
  readonly startedPayments: readonly StartedPayment[];
}

export interface Input {
  readonly requestSeed: string;
}

export interface Context extends Input, WriteKeys {
  readonly facts: PrepaymentFacts | null;
  /** Today's: the only one that can be paid. */
  readonly quote: Quote | null;
  /** Another day's, to look at; null while today's is looked at. */
  readonly dayQuote: Quote | null;
  /** `YYYY-MM-DD`, the day a quote was asked for; null for today. */
  readonly askedDate: string | null;
  /** The lender quotes nothing for the day that was asked for. */
  readonly isDateRefused: boolean;
  /** Why another quote is shown than the merchant saw before. */
  readonly notice: 'changed' | 'expired' | null;
  readonly plan: Plan | null;
  readonly failure: Failure | null;
  /** The payment as the service opened it. */
  readonly payment: InitiatedRepayment | null;
  readonly startBy: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

/** Amount and type, as the service is asked. */
export type Asked = Pick<RepaymentToInitiate, 'amount' | 'paymentType'>;

/** What is sent to open the payment. */
export function askedOf({ plan }: Pick<Context, 'plan'>): Asked {
  return plan === null ? { amount: 0 } : { amount: plan.amount, paymentType: typeOf(plan) };
}

/** When the offer on the screen runs out, by the service's clock (ms). */
export function promiseEnd({ plan, quote }: Pick<Context, 'plan' | 'quote'>): number | null {
  if (quote === null) return null;
  const { foreclosure, readAt } = quote;
  const { settlement, validUntil } = foreclosure;
  const isSettling = plan?.kind === 'settlement' && settlement !== null;
  return endOfPromise(isSettling ? settlement.validUntil : validUntil, readAt);
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
    startBy: 'sending',
    settledWrites: 0,
    redirectTo: '/termloan/home',
  };
}

export const loanOf = ({ facts }: Pick<Context, 'facts'>): Loan | null => facts?.details.loan ?? null;
/** A payment that may be paid already: the one that the bank works on, else the newest that was started on this phone. */
export const earlierOf = ({
  facts,
}: Pick<Context, 'facts'>): Pick<StartedPayment, 'id' | 'paymentType'> | null =>
  facts?.details.pendingPayment ?? facts?.startedPayments[0] ?? null;

export const nothingOn: Features = { flags: {}, experiments: {} };

/** What a fresh reading of the loan leaves nothing of. */
export const forgotten = {
  dayQuote: null,
  askedDate: null,
  isDateRefused: false,
  notice: null,
  plan: null,
  failure: null,
  payment: null,
} as const;

export function hasSettlement({ facts, quote }: Pick<Context, 'facts' | 'quote'>): boolean {
  return isSettlementOfferOn(facts?.features ?? nothingOn) && quote?.foreclosure.settlement != null;
}
