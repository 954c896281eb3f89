import { INDIA_OFFSET_MINUTES } from '../base/calendar-day';
import type { InitiatedRepayment } from '../payment/repayment';
import type { Cancellation } from './cancellation';

const DAY_MS = 86_400_000;
const INDIA_OFFSET = INDIA_OFFSET_MINUTES * 60_000;
/** The service counts in seconds: one second after the end, the quote has changed. */
const SECOND_MS = 1_000;

/**
 * How long a quote for giving the loan back is valid: until the end of the day in India, as interest is counted by day, or
 * of the cooling-off period.
 * @param now milliseconds, by the service's clock
 * @returns milliseconds until it must be read again; at least a second
 */
export function quoteLife({ coolingOffUntil }: Pick<Cancellation, 'coolingOffUntil'>, now: number): number {
  const endOfDay = Math.floor((now + INDIA_OFFSET) / DAY_MS + 1) * DAY_MS - INDIA_OFFSET;
  const end = coolingOffUntil === null ? endOfDay : Math.min(coolingOffUntil, endOfDay);
  return Math.max(0, end - now) + SECOND_MS;
}

/** Milliseconds until the cooling-off period ends; 0 when it has ended, or the service gives no end. */
export function coolingOffLeft(
  { coolingOffUntil }: Pick<Cancellation, 'coolingOffUntil'>,
  now: number,
): number {
  return coolingOffUntil === null ? 0 : Math.max(0, coolingOffUntil - now);
}

/** What was paid beyond principal and cost, and is refunded to the merchant. Paise. */
export function sentBack({
  principal,
  proportionateCost,
  alreadyPaid,
}: Pick<Cancellation, 'principal' | 'proportionateCost' | 'alreadyPaid'>): number {
  return Math.max(0, alreadyPaid - principal - proportionateCost);
}

/**
 * The opened payment has the amount that the merchant agreed to. A payment that the bank already processes is followed in
 * any case.
 */
export function isAsAgreed(
  agreed: Pick<Cancellation, 'isFree' | 'total'> | null,
  { status, amount }: Pick<InitiatedRepayment, 'status' | 'amount'>,
): boolean {
  return status !== 'CREATED' || (agreed !== null && !agreed.isFree && agreed.total === amount);
}

/** What a loan that is given back has cost, in paise: `takenOff` and `interest` add up to `cost`. */
export interface CancellationCost {
  /** Amount received in the bank account. */
  readonly received: number;
  /** Fees and GST that were deducted before the disbursal, and are paid back with the loan amount. */
  readonly takenOff: number;
  readonly interest: number;
  readonly cost: number;
}

/**
 * What giving the loan back costs besides the disbursed amount; null where that is unknown.
 * @param disbursedAmount paise, 0 when it is unknown
 */
export function cancellationCost(
  { principal, proportionateCost }: Pick<Cancellation, 'principal' | 'proportionateCost'>,
  disbursedAmount: number,
): CancellationCost | null {
  if (disbursedAmount <= 0 || disbursedAmount > principal) return null;
  const takenOff = principal - disbursedAmount;
  return {
    received: disbursedAmount,
    takenOff,
    interest: proportionateCost,
    cost: takenOff + proportionateCost,
  };
}
