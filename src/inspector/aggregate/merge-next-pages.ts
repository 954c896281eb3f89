import { groupBy } from '../group-by';
import { OTHER } from '../stops/folding/folded-group';
import { hideSmall } from './hide-small';
import { joinRows, nextKey } from './join-tallies';
import type { NextPageTally, TransitionTally } from './tally';

/** The transitions of one journey in each group of a set; of a group without the journey there are none. */
type ByGroup = readonly (readonly TransitionTally[])[];

/**
 * Merges what came next after a change in few sessions within the change: so the counts of the result add up to those of the change.
 * @param tallies before any is merged, since what is merged in one group must not follow from the others
 */
export function mergeNextPages(tallies: ByGroup, smallest: number): ByGroup {
  const merged = new Map<TransitionTally, TransitionTally>();
  for (const same of groupBy(tallies.flat(), transitionKey).values()) {
    const hidden = hideSmall(
      same.map(({ next }) => next.map((row) => ({ key: nextKey(row), sessions: row.sessions }))),
      smallest,
    );
    for (const [index, transition] of same.entries()) {
      const isHidden = (row: NextPageTally) => hidden[index]?.has(nextKey(row)) ?? false;
      const hide = (row: NextPageTally): NextPageTally => ({ ...row, page: null, end: OTHER });
      const next = joinRows(transition.next, isHidden, hide, transition.sessions);
      merged.set(transition, { ...transition, next });
    }
  }
  return tallies.map((transitions) => transitions.map((transition) => merged.get(transition) ?? transition));
}

function transitionKey({ from, event, to }: TransitionTally): string {
  return JSON.stringify([from, event, to]);
}
