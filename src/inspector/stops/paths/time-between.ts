import type { PageTime } from '../folding/page-times';

/** How long runs took from one page to another; null where no run is known to have come to the one after the other. */
export function timeBetween(times: readonly PageTime[], from: string, to: string): PageTime | null {
  return times.find((time) => time.from === from && time.to === to) ?? null;
}

/** The median time from the step before, ms; null at the first step, and where it is not known. */
export function timeSince(
  times: readonly PageTime[] | null,
  before: string | undefined,
  state: string,
): number | null {
  return times === null || before === undefined
    ? null
    : (timeBetween(times, before, state)?.medianMs ?? null);
}
