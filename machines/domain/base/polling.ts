/**
 * What is polled (assumed: polling ends). `payment` is a payment of any journey, and the lender's decision on an application.
 * The approval of a loan and the disbursal have intervals of their own, in their charts.
 */
export type PollingKind = 'payment' | 'mandate' | 'identity' | 'lead' | 'registration';

/** Waits between polls: short at first, then 10 s until about the first minute is over, then `LATER_WAIT_MS`. */
const FIRST_WAITS_MS = [2_000, 3_000, 5_000, 8_000, 10_000, 10_000, 10_000, 10_000];
const LATER_WAIT_MS = 20_000;

/**
 * Maximum sum of the waits, in milliseconds; time in which the page is hidden does not count. For `payment` these are 20 polls,
 * the last after 298 s.
 */
const MAX_POLLING_MS: Readonly<Record<PollingKind, number>> = {
  payment: 300_000,
  mandate: 120_000,
  identity: 120_000,
  lead: 120_000,
  registration: 120_000,
};

/**
 * How long to wait before the next poll. Null when polling has ended: the merchant can then check manually. The end of
 * polling is not a failure.
 * @param polls number of polls so far; the first request, made when the page opens, is not counted
 * @returns milliseconds
 */
export function pollWait(kind: PollingKind, polls: number): number | null {
  const wait = FIRST_WAITS_MS[polls] ?? LATER_WAIT_MS;
  return totalWaitMs(polls) + wait <= MAX_POLLING_MS[kind] ? wait : null;
}

/** Sum of the waits before this number of polls, in milliseconds. */
function totalWaitMs(polls: number): number {
  const firstWaits = FIRST_WAITS_MS.slice(0, polls).reduce((sum, wait) => sum + wait, 0);
  return firstWaits + Math.max(0, polls - FIRST_WAITS_MS.length) * LATER_WAIT_MS;
}
