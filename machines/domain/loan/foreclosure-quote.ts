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

/** What foreclosure saves compared with paying every instalment, in paise; null when it saves nothing. */
export function savingOf({ remainingPayable, total }: Foreclosure): number | null {
  return remainingPayable > total ? remainingPayable - total : null;
}

/** When a quote is loaded again, in ms by the service's clock: at its end, at least 30 s after `readAt`; null without an end. */
export function quoteExpiry(validUntil: number | null, readAt: number): number | null {
  return validUntil === null ? null : Math.max(validUntil, readAt + MIN_RELOAD_WAIT_MS);
}
