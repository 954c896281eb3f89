import { sum } from '../sum';

/** Rows of runs, the most frequent first, up to a number of them; the others summed. Shares are of all runs of the rows, 0 to 1. */
export interface Ranked<T> {
  readonly runs: number;
  readonly rows: readonly (T & {
    readonly share: number /** Of this row and those before it. */;
    readonly cumulative: number;
  })[];
  /** Runs of all other rows. */
  readonly otherRuns: number;
}

const MAX_ROWS = 15;

/**
 * @param keyOf orders rows of equally many runs
 * @param suppressedRuns runs of rows that are not told apart: they count among the others
 */
export function ranked<T extends { readonly runs: number }>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  suppressedRuns = 0,
): Ranked<T> {
  const sorted = [...rows].sort((a, b) => b.runs - a.runs || (keyOf(a) < keyOf(b) ? -1 : 1));
  const runs = sum(sorted, (row) => row.runs) + suppressedRuns;
  let seen = 0;
  const shown = sorted.slice(0, MAX_ROWS).map((row) => {
    seen += row.runs;
    return { ...row, share: row.runs / runs, cumulative: seen / runs };
  });
  return { runs, rows: shown, otherRuns: runs - seen };
}
