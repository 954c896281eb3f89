import { maxOf } from '../max-of';
import { OTHER } from '../stops/folding/folded-group';
import { sum } from '../stops/sum';
import { joinRows } from './join-tallies';
import type { BeforeStopTally, StopTally } from './tally';

const SUPPRESSED: BeforeStopTally['changes'] = [[OTHER, OTHER]];

/**
 * Merges what few sessions did before they ended within their stop, to the last changes that they have in common, and stops that are
 * suppressed within their end: so the runs of the result are those of `stops`. An end that is suppressed is left out: the list has only some ends, and would show how many were merged.
 * @param stops of the same journey, already merged
 */
export function mergeBeforeStops(
  rows: readonly BeforeStopTally[],
  stops: readonly StopTally[],
  smallest: number,
): readonly BeforeStopTally[] {
  return stops.flatMap(({ state, end, sessions }) => {
    if (end === OTHER) return [];
    if (state === OTHER) {
      const reported = new Set(stops.flatMap((stop) => (stop.end === end ? [stop.state] : [])));
      const suppressed = rows.filter((row) => row.end === end && !reported.has(row.state));
      const hide = (row: BeforeStopTally) => ({ ...row, state: OTHER, changes: SUPPRESSED });
      return joinRows(suppressed, () => true, hide, sessions);
    }
    const ofStop = rows.filter((row) => row.end === end && row.state === state);
    return mergeInStop(ofStop, sessions, smallest);
  });
}

/**
 * Merges rows of few sessions, with the next larger ones until at least two rows, and certainly `smallest` sessions, are merged. Two rows
 * may be of the same sessions, but those of the stop that are in no other row are in a merged one.
 */
function mergeInStop(
  rows: readonly BeforeStopTally[],
  stopSessions: number,
  smallest: number,
): readonly BeforeStopTally[] {
  if (rows.every((row) => row.sessions >= smallest)) return rows;
  // Suppressed rows have at least as many sessions as they say: they are merged first, so that no more is taken for certain.
  const isSuppressed = ({ changes }: BeforeStopTally) => changes[0]?.[1] === OTHER;
  const sizeOf = (row: BeforeStopTally) => (isSuppressed(row) ? 0 : row.sessions);
  const sorted = [...rows].sort((a, b) => sizeOf(a) - sizeOf(b));
  let count = sorted.filter((row) => sizeOf(row) < smallest).length;
  const certainSessions = () =>
    Math.max(
      maxOf(sorted.slice(0, count), (row) => row.sessions),
      stopSessions - sum(sorted.slice(count), (row) => row.sessions),
    );
  while (count < sorted.length && (count < 2 || certainSessions() < smallest)) count += 1;
  const merged = sorted.slice(0, count);
  return [
    ...sorted.slice(count),
    ...merged.slice(0, 1).map((row) => ({
      ...row,
      changes: commonEnding(merged),
      runs: sum(merged, ({ runs }) => runs),
      sessions: certainSessions(),
    })),
  ];
}

/** The last changes that all rows have; `SUPPRESSED` where there are none. */
function commonEnding(rows: readonly BeforeStopTally[]): BeforeStopTally['changes'] {
  const [first, ...others] = rows.map(({ changes }) => changes);
  if (first === undefined) return SUPPRESSED;
  const endsSame = (ending: BeforeStopTally['changes']) =>
    others.every((changes) => JSON.stringify(changes.slice(-ending.length)) === JSON.stringify(ending));
  for (let start = 0; start < first.length; start += 1)
    if (endsSame(first.slice(start))) return first.slice(start);
  return SUPPRESSED;
}
