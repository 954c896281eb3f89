/** How far from today a virtual clock may stand: each day of a loan is worked through, and all share one server. */
const YEARS = 10;
const FARTHEST = YEARS * 366 * 86_400_000;

/** Why a virtual time is not taken; null when it is. Both in ms. */
export function timeProblem(virtual: number, real: number): string | null {
  return Math.abs(virtual - real) <= FARTHEST ? null : `the clock stays within ${YEARS} years of today`;
}
