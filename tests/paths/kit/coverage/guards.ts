/** Coverage of guards: each must be seen true (its branch is taken) and false (its branch is not taken). */

import { type Graph, graphOf, transitionsIn } from '../model/graph';
import { listeningFor } from '../model/internals';
import type { Inventory, TransitionItem } from '../model/inventory';
import type { JourneyLogic } from '../model/journey-logic';
import type { Move } from '../model/moves';
import { eventOf } from '../model/moves';
import type { CoverItem } from './coverage';

/** Key of the branches of one event in one state, of which XState takes the first whose guard is true. */
type BranchListKey = string;

/**
 * Two items per guard, `… is true` and `… is false`, each covered when the graph shows it. A guard was false when a later
 * branch of the same event was taken, or when the chart refused the event of a sample. The walks also send each refused event
 * of a person once (refused.ts).
 */
export function guardSides(all: Inventory, logic: JourneyLogic): CoverItem[] {
  const graph = graphOf(logic);
  const taken = transitionsIn(graph);
  const refused = refusedIn(logic, graph);
  const branchLists = new Map<BranchListKey, TransitionItem[]>();
  for (const branch of all.transitions)
    branchLists.set(branchListKeyOf(branch), [...(branchLists.get(branchListKeyOf(branch)) ?? []), branch]);
  return all.transitions
    .filter(({ guard }) => guard !== undefined)
    .flatMap((branch) => {
      const siblings = branchLists.get(branchListKeyOf(branch)) ?? [];
      const later = siblings.slice(siblings.indexOf(branch) + 1);
      const wasFalse = refused.has(branchListKeyOf(branch)) || later.some(({ id }) => taken.has(id));
      return [side(branch, true, taken.has(branch.id)), side(branch, false, wasFalse)];
    });
}

function side({ id, label }: TransitionItem, value: boolean, covered: boolean): CoverItem {
  return { id: `${id}|${value}`, label: `${label}: guard is ${value}`, covered };
}

/** Links to several states share one event type; each target has a list of its own. */
function branchListKeyOf({ source, eventType, targets }: TransitionItem): BranchListKey {
  return branchListKey(source, eventType, eventType === 'xstate.route' ? targets[0] : undefined);
}

function branchListKey(source: string, eventType: string, to: string | undefined): BranchListKey {
  return [source, eventType, to ?? ''].join('|');
}

function refusedIn(logic: JourneyLogic, graph: Graph): Set<BranchListKey> {
  return new Set(
    [...graph.nodes.values()].flatMap(({ position }) =>
      logic.refusals(position).flatMap((move) => {
        const { type } = eventOf(move);
        return listeningFor(position.snapshot, type).map((source) =>
          branchListKey(source, type, linkTarget(move)),
        );
      }),
    ),
  );
}

function linkTarget(move: Move): string | undefined {
  return move.kind === 'route' ? move.to.replace(/^#/, '') : undefined;
}
