import { DAY_MS, INDIA_OFFSET_MINUTES } from '../base/calendar-day';
import type { InitiatedRepayment } from '../payment/repayment';
import type { Cancellation } from './cancellation';

const INDIA_OFFSET_MS = INDIA_OFFSET_MINUTES * 60_000;
/** Added to the end of the validity: the service counts in seconds, so one second later the quote has surely changed. */
const SECOND_MS = 1_000;

/**
 * How long a quote for giving the loan back is valid: until the end of the day in India, since interest is counted by day, or
 * until the end of the cooling-off period if that is earlier.
 * @param now milliseconds, by the service's clock
 * @returns milliseconds until the quote must be loaded again; at least one second
 */
export function quoteValidityMs(
  { coolingOffUntil }: Pick<Cancellation, 'coolingOffUntil'>,
  now: number,
): number {
  const endOfDay = Math.floor((now + INDIA_OFFSET_MS) / DAY_MS + 1) * DAY_MS - INDIA_OFFSET_MS;
  const end = coolingOffUntil === null ? endOfDay : Math.min(coolingOffUntil, endOfDay);
  return Math.max(0, end - now) + SECOND_MS;
}

/** Milliseconds until the cooling-off period ends; 0 when it has ended, or the service gives no end. */
export function coolingOffLeftMs(
  { coolingOffUntil }: Pick<Cancellation, 'coolingOffUntil'>,
  now: number,
): number {
  return coolingOffUntil === null ? 0 : Math.max(0, coolingOffUntil - now);
}

/** What the merchant has paid beyond principal and cost: it is refunded. Paise. */
export function refundAmount({
  principal,
  proportionateCost,
  alreadyPaid,
}: Pick<Cancellation, 'principal' | 'proportionateCost' | 'alreadyPaid'>): number {
  return Math.max(0, alreadyPaid - principal - proportionateCost);
}

/**
 * Whether the created payment has the amount that the merchant agreed to. True for any payment past CREATED, which nobody can pay with
 * another amount: its page shows what became of it.
 */
export function isAgreedPayment(
  agreed: Pick<Cancellation, 'isFree' | 'total'> | null,
  { status, amount }: Pick<InitiatedRepayment, 'status' | 'amount'>,
): boolean {
  return status !== 'CREATED' || (agreed !== null && !agreed.isFree && agreed.total === amount);
}

/** What a loan has cost that is given back, in paise. `cost` is the sum of `deductedFees` and `interest`. */
export interface CancellationCost {
  /** Amount received in the bank account. */
  readonly received: number;
  /** Fees and GST, deducted from the loan amount before the disbursal: they are paid back with it, but were never received. */
  readonly deductedFees: number;
  readonly interest: number;
  readonly cost: number;
}

/**
 * What giving the loan back costs besides the disbursed amount; null when that amount is unknown or exceeds the principal.
 * @param disbursedAmount paise, 0 when it is unknown
 */
export function cancellationCost(
  { principal, proportionateCost }: Pick<Cancellation, 'principal' | 'proportionateCost'>,
  disbursedAmount: number,
): CancellationCost | null {
  if (disbursedAmount <= 0 || disbursedAmount > principal) return null;
  const deductedFees = principal - disbursedAmount;
  return {
    received: disbursedAmount,
    deductedFees,
    interest: proportionateCost,
    cost: deductedFees + proportionateCost,
  };
}
