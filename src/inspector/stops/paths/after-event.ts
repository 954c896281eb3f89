import { groupBy } from '../../group-by';
import { OTHER } from '../folding/folded-group';
import type { JourneyCounts, TransitionStops } from '../stops';
import { sum } from '../sum';

/** What came next after a change, told apart by what it means for who made it. */
export interface NextKinds {
  /** Another page than the one that the change led away from, and no failure. */
  readonly another: number;
  /** Another page, which is a failure. */
  readonly failure: number;
  /** The page that the change led away from. */
  readonly same: number;
  /** The run ended before it came to a page. */
  readonly ended: number;
  /** What a file of counts has merged, since it was rare. */
  readonly merged: number;
}

/** A transition with what came next after it. */
export interface AfterEventRow extends NextKinds {
  readonly transition: TransitionStops;
}

/** The events of a journey, and how often each was: the most frequent first. What a file of counts has merged is left out. */
export function eventsOf({
  transitions,
}: JourneyCounts): readonly { readonly event: string; readonly count: number }[] {
  return [...groupBy(transitions, ({ event }) => event)]
    .filter(([event]) => event !== OTHER)
    .map(([event, same]) => ({ event, count: sum(same, ({ count }) => count) }))
    .sort((a, b) => b.count - a.count || (a.event < b.event ? -1 : 1));
}

/** The transitions of an event, the most frequent first. A transition without what came next has only zeros. */
export function afterEvent({ transitions, states }: JourneyCounts, event: string): readonly AfterEventRow[] {
  const failures = new Set(states.filter(({ isFailure }) => isFailure).map(({ state }) => state));
  return transitions
    .filter((transition) => transition.event === event)
    .map((transition) => ({ transition, ...nextKinds(transition, failures) }));
}

/** The sum of all rows. */
export function sumOfKinds(rows: readonly NextKinds[]): NextKinds {
  return {
    another: sum(rows, ({ another }) => another),
    failure: sum(rows, ({ failure }) => failure),
    same: sum(rows, ({ same }) => same),
    ended: sum(rows, ({ ended }) => ended),
    merged: sum(rows, ({ merged }) => merged),
  };
}

function nextKinds({ from, next }: TransitionStops, failures: ReadonlySet<string>): NextKinds {
  const kindOf = ({ page, end }: NonNullable<TransitionStops['next']>[number]): keyof NextKinds => {
    if (page === null) return end === OTHER ? 'merged' : 'ended';
    if (page === from) return 'same';
    return failures.has(page) ? 'failure' : 'another';
  };
  const kinds = { another: 0, failure: 0, same: 0, ended: 0, merged: 0 };
  for (const row of next ?? []) kinds[kindOf(row)] += row.count;
  return kinds;
}
