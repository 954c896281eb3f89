/** Maximum distance of a virtual clock from today, in years: every day of a loan is processed, on a shared server. */
const YEARS = 10;
const FARTHEST = YEARS * 366 * 86_400_000;

/** Why a virtual time is refused; null when it is valid. Both in ms. */
export function timeProblem(virtual: number, real: number): string | null {
  return Math.abs(virtual - real) <= FARTHEST ? null : `the clock stays within ${YEARS} years of today`;
}
