/** Coverage of guards: each must be seen true (its branch is taken) and false (it is not). */
import type { AnyStateMachine } from 'xstate';
import type { CoverItem } from './coverage';
import type { Graph } from './explore';
import { listeningFor } from './internals';
import type { Inventory, TransitionItem } from './inventory';
import type { Move } from './moves';
import { eventOf } from './moves';

/** Branches of one event in one state: the first whose guard holds is taken. */
type Fork = string;

/**
 * Two items per guard, `… is true` and `… is false`, covered when the graph shows that side. A guard was false when a later
 * branch of the same event was taken, or when the chart refused the event of a sample. The walks send each refused event of
 * a person once (refused.ts).
 */
export function guardSides<M extends AnyStateMachine>(all: Inventory, graph: Graph<M>): CoverItem[] {
  const taken = takenIn(graph);
  const refused = refusedIn(graph);
  const forks = new Map<Fork, TransitionItem[]>();
  for (const branch of all.transitions)
    forks.set(forkOf(branch), [...(forks.get(forkOf(branch)) ?? []), branch]);
  return all.transitions
    .filter(({ guard }) => guard !== undefined)
    .flatMap((branch) => {
      const siblings = forks.get(forkOf(branch)) ?? [];
      const later = siblings.slice(siblings.indexOf(branch) + 1);
      const wasFalse = refused.has(forkOf(branch)) || later.some(({ id }) => taken.has(id));
      return [side(branch, true, taken.has(branch.id)), side(branch, false, wasFalse)];
    });
}

function side({ id, label }: TransitionItem, value: boolean, covered: boolean): CoverItem {
  return { id: `${id}|${value}`, label: `${label}: guard is ${value}`, covered };
}

/** Links to several states share one event type; each target is a fork of its own. */
function forkOf({ source, eventType, targets }: TransitionItem): Fork {
  return fork(source, eventType, eventType === 'xstate.route' ? targets[0] : undefined);
}

function fork(source: string, eventType: string, to: string | undefined): Fork {
  return [source, eventType, to ?? ''].join('|');
}

function takenIn<M extends AnyStateMachine>(graph: Graph<M>): Set<string> {
  const edges = [...graph.nodes.values()].flatMap((node) => node.edges);
  return new Set([...graph.starts, ...edges].flatMap(({ transitions }) => transitions));
}

function refusedIn<M extends AnyStateMachine>(graph: Graph<M>): Set<Fork> {
  return new Set(
    [...graph.nodes.values()].flatMap(({ position }) =>
      graph.model.refusals(position).flatMap((move) => {
        const { type } = eventOf(move);
        return listeningFor(position.snapshot, type).map((source) => fork(source, type, linkTarget(move)));
      }),
    ),
  );
}

function linkTarget(move: Move): string | undefined {
  return move.kind === 'route' ? move.to.replace(/^#/, '') : undefined;
}
