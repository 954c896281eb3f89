import { INDIA_OFFSET_MINUTES } from '../base/calendar-day';
import type { InitiatedRepayment } from '../payment/repayment';
import type { Cancellation } from './cancellation';

const DAY = 86_400_000;
const INDIA_OFFSET = INDIA_OFFSET_MINUTES * 60_000;
/** The service counts in seconds: a second after the end, the quote is surely another one. */
const SECOND = 1_000;

/**
 * How long a quote for giving the loan back holds: interest is counted by India's days, and the cooling-off period ends.
 * @param now milliseconds, by the service's clock
 * @returns milliseconds until it has to be asked for again; at least a second
 */
export function quoteLife({ coolingOffUntil }: Pick<Cancellation, 'coolingOffUntil'>, now: number): number {
  const endOfDay = Math.floor((now + INDIA_OFFSET) / DAY + 1) * DAY - INDIA_OFFSET;
  const end = coolingOffUntil === null ? endOfDay : Math.min(coolingOffUntil, endOfDay);
  return Math.max(0, end - now) + SECOND;
}

/** Milliseconds until the cooling-off period ends; 0 when it has, or the service names no end. */
export function coolingOffLeft(
  { coolingOffUntil }: Pick<Cancellation, 'coolingOffUntil'>,
  now: number,
): number {
  return coolingOffUntil === null ? 0 : Math.max(0, coolingOffUntil - now);
}

/** What was paid beyond principal and cost, and goes back to the merchant. Paise. */
export function sentBack({
  principal,
  proportionateCost,
  alreadyPaid,
}: Pick<Cancellation, 'principal' | 'proportionateCost' | 'alreadyPaid'>): number {
  return Math.max(0, alreadyPaid - principal - proportionateCost);
}

/**
 * The payment that gives the loan back is the one that the merchant agreed to. One that the bank works on already is
 * followed in any case.
 */
export function isAsAgreed(
  agreed: Pick<Cancellation, 'isFree' | 'total'> | null,
  { status, amount }: Pick<InitiatedRepayment, 'status' | 'amount'>,
): boolean {
  return status !== 'CREATED' || (agreed !== null && !agreed.isFree && agreed.total === amount);
}

/** What a loan that is given back has cost, in paise: the lines make up the cost. */
export interface ReturnCost {
  /** What came to the bank account. */
  readonly received: number;
  /** Fees and GST that were taken off before the money came, and are paid back with the loan amount. */
  readonly takenOff: number;
  readonly interest: number;
  readonly cost: number;
}

/**
 * What giving the loan back costs beside the money that came; null where the lender does not say what came.
 * @param disbursedAmount paise, 0 when it is not known
 */
export function returnCost(
  { principal, proportionateCost }: Pick<Cancellation, 'principal' | 'proportionateCost'>,
  disbursedAmount: number,
): ReturnCost | null {
  if (disbursedAmount <= 0 || disbursedAmount > principal) return null;
  const takenOff = principal - disbursedAmount;
  return {
    received: disbursedAmount,
    takenOff,
    interest: proportionateCost,
    cost: takenOff + proportionateCost,
  };
}
