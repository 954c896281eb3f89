import { type Features, isSettlementOfferOn } from '../domain/base/features';
import { quoteExpiry } from '../domain/loan/foreclosure-quote';
import type { Loan } from '../domain/loan/loan';
import type { RepaymentToInitiate } from '../domain/payment/repayment';
import type { StartedPayment } from '../domain/payment/started-payment';
import type { Context, Plan } from './context';

/** The payment type of a plan: a settlement ends the loan like a foreclosure (assumed, paymentType). */
export function paymentTypeOfPlan({ kind }: Plan): Exclude<Plan['kind'], 'settlement'> {
  return kind === 'settlement' ? 'foreclosure' : kind;
}

/** Amount and type of the requested payment. */
export type RequestedPayment = Pick<RepaymentToInitiate, 'amount' | 'paymentType'>;

/** The payment to open; without a plan, one that the service refuses. */
export function requestOf({ plan }: Pick<Context, 'plan'>): RequestedPayment {
  return plan === null ? { amount: 0 } : { amount: plan.amount, paymentType: paymentTypeOfPlan(plan) };
}

/**
 * When today's quote is read again, in milliseconds of the service's clock: at its end, or at the settlement's where that is planned. Null
 * without a quote, and for one without an end.
 */
export function quoteEndOf({ plan, quote }: Pick<Context, 'plan' | 'quote'>): number | null {
  if (quote === null) return null;
  const { foreclosure, readAt } = quote;
  const { settlement, validUntil } = foreclosure;
  const isSettling = plan?.kind === 'settlement' && settlement !== null;
  return quoteExpiry(isSettling ? settlement.validUntil : validUntil, readAt);
}

/** The loan to pay; null before the first read, or where there is none. */
export const loanOf = ({ facts }: Pick<Context, 'facts'>): Loan | null => facts?.details.loan ?? null;

/** A payment that may be paid already: the one that is pending at the bank, else the one started last on this phone. */
export const earlierPayment = ({
  facts,
}: Pick<Context, 'facts'>): Pick<StartedPayment, 'id' | 'paymentType'> | null =>
  facts?.details.pendingPayment ?? facts?.startedPayments[0] ?? null;

/** Features before the first read: all are switched off. */
export const noFeatures: Features = { flags: {}, experiments: {} };

/** Whether the lender offers a settlement, and the offer is switched on for this merchant. */
export function hasSettlement({ facts, quote }: Pick<Context, 'facts' | 'quote'>): boolean {
  return isSettlementOfferOn(facts?.features ?? noFeatures) && quote?.foreclosure.settlement != null;
}

/** Code of the lender; null where the service gives none. */
export function lenderOf({ facts }: Pick<Context, 'facts'>): string | null {
  return facts?.details.loan?.nbfc ?? null;
}
