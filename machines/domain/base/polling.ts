/** What is polled (assumed: polling ends). */
export type PollingKind = 'payment' | 'mandate' | 'identity' | 'lead' | 'registration';

/** Waits between polls, in ms: short at first, every 10 s for the first minute, then every 20 s. */
const FIRST_WAITS = [2_000, 3_000, 5_000, 8_000, 10_000, 10_000, 10_000, 10_000];
const LATER_WAIT = 20_000;

/** When the page stops polling, in ms after the first request. */
const ENDS: Readonly<Record<PollingKind, number>> = {
  payment: 300_000,
  mandate: 120_000,
  identity: 120_000,
  lead: 120_000,
  registration: 120_000,
};

/**
 * How long to wait before the next poll; null when polling has ended: then the merchant checks manually. The end of polling
 * is not a failure.
 * @param polls polls so far, without the first request on arrival
 * @returns milliseconds
 */
export function pollWait(kind: PollingKind, polls: number): number | null {
  const wait = FIRST_WAITS[polls] ?? LATER_WAIT;
  return waited(polls) + wait <= ENDS[kind] ? wait : null;
}

/** Milliseconds that so many polls took. */
function waited(polls: number): number {
  const first = FIRST_WAITS.slice(0, polls).reduce((sum, wait) => sum + wait, 0);
  return first + Math.max(0, polls - FIRST_WAITS.length) * LATER_WAIT;
}
