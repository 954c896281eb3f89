import { groupBy } from '../../group-by';
import { type FoldedBeforeStop, OTHER } from '../folding/folded-group';
import { sum } from '../sum';
import { type Ranked, ranked } from './ranked';

/** Where runs ended in this way, and how many; the most frequent state first. */
export function stopStates(
  rows: readonly FoldedBeforeStop[],
  end: FoldedBeforeStop['end'],
): readonly { readonly state: string; readonly runs: number }[] {
  const ofEnd = rows.filter((row) => row.end === end && row.state !== OTHER);
  return [...groupBy(ofEnd, ({ state }) => state)]
    .map(([state, same]) => ({ state, runs: sum(same, ({ runs }) => runs) }))
    .sort((a, b) => b.runs - a.runs || (a.state < b.state ? -1 : 1));
}

/** What runs did last before they ended in this state in this way. What a file of counts has merged is among the others. */
export function beforeStop(
  rows: readonly FoldedBeforeStop[],
  state: string,
  end: FoldedBeforeStop['end'],
): Ranked<FoldedBeforeStop> {
  const ofStop = rows.filter((row) => row.state === state && row.end === end);
  const isMerged = ({ changes }: FoldedBeforeStop) => changes[0]?.event === OTHER;
  const reported = ofStop.filter((row) => !isMerged(row));
  return ranked(
    reported,
    ({ changes }) => JSON.stringify(changes),
    sum(ofStop.filter(isMerged), ({ runs }) => runs),
  );
}
