import { OTHER } from '../stops/folding/folded-group';
import { hideSmall } from './hide-small';
import { joinRows } from './join-tallies';
import type { BeforeStopTally, StopTally } from './tally';

/**
 * Merges what few sessions did before they ended within their stop, and stops that are not told within their end: so the runs of the
 * result are those of `stops`. An end that is not told is left out: the list has only some ends, and would tell how many were merged.
 * @param stops of the same journey, already merged
 */
export function mergeBeforeStops(
  rows: readonly BeforeStopTally[],
  stops: readonly StopTally[],
  smallest: number,
): readonly BeforeStopTally[] {
  const hideChanges = (row: BeforeStopTally): BeforeStopTally => ({ ...row, changes: [[OTHER, OTHER]] });
  return stops.flatMap(({ state, end, sessions }) => {
    if (end === OTHER) return [];
    if (state === OTHER) {
      const told = new Set(stops.flatMap((stop) => (stop.end === end ? [stop.state] : [])));
      const untold = rows.filter((row) => row.end === end && !told.has(row.state));
      const hide = (row: BeforeStopTally) => ({ ...hideChanges(row), state: OTHER });
      return joinRows(untold, () => true, hide, sessions);
    }
    const ofStop = rows.filter((row) => row.end === end && row.state === state);
    const keyOf = ({ changes }: BeforeStopTally) => JSON.stringify(changes);
    const [few = new Set()] = hideSmall(
      [ofStop.map((row) => ({ key: keyOf(row), sessions: row.sessions }))],
      smallest,
    );
    return joinRows(ofStop, (row) => few.has(keyOf(row)), hideChanges, sessions);
  });
}
