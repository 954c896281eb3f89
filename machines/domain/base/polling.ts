/** What is asked about again and again (domain decision: waiting ends). */
export type PollingKind = 'payment' | 'mandate' | 'identity' | 'lead' | 'registration';

/** Waits between questions, in ms: soon at first, every 10 s to a minute, then every 20 s. */
const FIRST_WAITS = [2_000, 3_000, 5_000, 8_000, 10_000, 10_000, 10_000, 10_000];
const LATER_WAIT = 20_000;

/** When the page stops asking by itself, in ms after the first question. */
const ENDS: Readonly<Record<PollingKind, number>> = {
  payment: 300_000,
  mandate: 120_000,
  identity: 120_000,
  lead: 120_000,
  registration: 120_000,
};

/**
 * How long to wait before asking again; null when the page has asked long enough: then the merchant asks, and nothing
 * has failed because time ran out.
 * @param polls questions asked so far, the first one on arrival not counted
 * @returns milliseconds
 */
export function pollWait(kind: PollingKind, polls: number): number | null {
  const wait = FIRST_WAITS[polls] ?? LATER_WAIT;
  return waited(polls) + wait <= ENDS[kind] ? wait : null;
}

/** Milliseconds that so many questions took. */
function waited(polls: number): number {
  const first = FIRST_WAITS.slice(0, polls).reduce((sum, wait) => sum + wait, 0);
  return first + Math.max(0, polls - FIRST_WAITS.length) * LATER_WAIT;
}
