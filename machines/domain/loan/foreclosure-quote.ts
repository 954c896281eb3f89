import type { Foreclosure } from './foreclosure';

/** A foreclosure quote, and when it was loaded. Times in milliseconds. */
export interface ForeclosureQuote {
  readonly foreclosure: Foreclosure;
  /** When it was loaded, by the service's clock. */
  readonly readAt: number;
  /** How far the service's clock is ahead of the phone's. A countdown uses the service's clock. */
  readonly serverClockAheadMs: number;
}

/** Minimum time before a quote is loaded again: guards against a loop when the loaded quote has already expired. */
const MIN_RELOAD_WAIT_MS = 30_000;

/** What foreclosure saves compared with paying every instalment, in paise; negative where it costs more, null where the lender does not say what the instalments cost. */
export function savingOf({ remainingPayable, total }: Foreclosure): number | null {
  return remainingPayable > 0 ? remainingPayable - total : null;
}

/** The least for which the loan ends in full, in paise: by foreclosure, or by paying every instalment. */
export function leastInFull(foreclosure: Foreclosure): number {
  return foreclosure.total + Math.min(0, savingOf(foreclosure) ?? 0);
}

/** How much less a settlement costs than ending the loan in full, in paise; null when there is no settlement or it costs no less. */
export function settlementDiscount(foreclosure: Foreclosure): number | null {
  const discount = leastInFull(foreclosure) - (foreclosure.settlement?.amount ?? Number.POSITIVE_INFINITY);
  return discount > 0 ? discount : null;
}

/** When a quote is loaded again, in ms by the service's clock: at its end, at least 30 s after `readAt`; null without an end. */
export function quoteExpiry(validUntil: number | null, readAt: number): number | null {
  return validUntil === null ? null : Math.max(validUntil, readAt + MIN_RELOAD_WAIT_MS);
}
