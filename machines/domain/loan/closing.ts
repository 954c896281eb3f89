import type { Foreclosure } from './foreclosure';

/** A quote, and when it was read. Milliseconds. */
export interface Quote {
  readonly foreclosure: Foreclosure;
  /** By the service's clock. */
  readonly readAt: number;
  /** How far the service's clock is ahead of the phone's: a countdown goes by the service's. */
  readonly clockAhead: number;
}

/** A quote that was already expired when it was read is read again after this wait, not at once (ms). */
const LEAST_WAIT = 30_000;

/** What closing early saves compared with paying every instalment, in paise; null when it saves nothing. */
export function savingOf({ remainingPayable, total }: Foreclosure): number | null {
  return remainingPayable > total ? remainingPayable - total : null;
}

/** When a quote expires, by the service's clock (ms); null when the lender gives no end. */
export function quoteExpiry(validUntil: number | null, readAt: number): number | null {
  return validUntil === null ? null : Math.max(validUntil, readAt + LEAST_WAIT);
}
