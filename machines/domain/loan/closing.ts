import type { Foreclosure } from './foreclosure';

/** A quote, and when it was read. Milliseconds. */
export interface Quote {
  readonly foreclosure: Foreclosure;
  /** By the service's clock. */
  readonly readAt: number;
  /** How far the service's clock is ahead of the phone's: a countdown goes by the service's. */
  readonly clockAhead: number;
}

/** A quote that came when it had run out already is asked for again after this long, not at once (ms). */
const LEAST_WAIT = 30_000;

/** What closing early spares against paying every instalment to the end, in paise; null when it spares nothing. */
export function savingOf({ remainingPayable, total }: Foreclosure): number | null {
  return remainingPayable > total ? remainingPayable - total : null;
}

/** When a promise of the lender runs out, by the service's clock (ms); null when it names no end. */
export function endOfPromise(validUntil: number | null, readAt: number): number | null {
  return validUntil === null ? null : Math.max(validUntil, readAt + LEAST_WAIT);
}
