/** Maximum distance of a virtual clock from today. It limits the work: a jump processes each day of a loan. */
const MAX_YEARS = 10;
const MAX_DISTANCE_MS = MAX_YEARS * 366 * 86_400_000;

/** Why a virtual time is refused; null when it is valid. */
export function timeProblem(virtualMs: number, realMs: number): string | null {
  return Math.abs(virtualMs - realMs) <= MAX_DISTANCE_MS
    ? null
    : `the clock stays within ${MAX_YEARS} years of today`;
}
