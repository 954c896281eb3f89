/** Few paths that together go everywhere. */
import type { AnyStateMachine } from 'xstate';
import type { Edge, Graph } from './explore';
import type { Inventory, TransitionItem } from './inventory';
import { type Path, Walk } from './replay';

export interface CoverOptions {
  /** A path is closed rather than made longer than this; 40 unless told. */
  readonly maxSteps?: number;
}

type Goals = (item: {
  readonly transitions: readonly string[];
  readonly states: readonly string[];
}) => readonly string[];

/** Paths that together take every transition that can be taken. */
export function transitionCover<M extends AnyStateMachine>(
  graph: Graph<M>,
  options: CoverOptions = {},
): Path[] {
  return cover(graph, (item) => item.transitions, options);
}

/** Paths that together enter every state that can be entered. */
export function stateCover<M extends AnyStateMachine>(graph: Graph<M>, options: CoverOptions = {}): Path[] {
  return cover(graph, (item) => item.states, options);
}

/** Transitions of the chart that no sample ever took: a bug of the chart, or a sample that is missing. */
export function unreachable<M extends AnyStateMachine>(all: Inventory, graph: Graph<M>): TransitionItem[] {
  const taken = new Set(graph.starts.flatMap((start) => start.transitions));
  for (const { edges } of graph.places.values()) {
    for (const edge of edges) for (const id of edge.transitions) taken.add(id);
  }
  return all.transitions.filter((transition) => !taken.has(transition.id));
}

/** Places that are no end and that nothing leads out of. */
export function deadEnds<M extends AnyStateMachine>(graph: Graph<M>): string[] {
  return [...graph.places.values()]
    .filter(({ position }) => position.snapshot.status === 'active')
    .filter(({ edges, key }) => edges.every((edge) => edge.to === key))
    .map(({ key }) => key);
}

/** Greedy: go on to the nearest edge with something new; begin again where the journey has no more of it. */
function cover<M extends AnyStateMachine>(
  graph: Graph<M>,
  goals: Goals,
  { maxSteps = 40 }: CoverOptions,
): Path[] {
  const seen = new Set<string>();
  const isNew = (item: Parameters<Goals>[0]) => goals(item).some((id) => !seen.has(id));
  const paths: Path[] = [];

  for (let begin = nearestStart(graph, isNew); begin !== undefined; begin = nearestStart(graph, isNew)) {
    const walk = new Walk(graph, begin.name);
    for (const id of goals(begin)) seen.add(id);
    for (;;) {
      const route = nearest(graph, walk.position.key, isNew);
      const tooLong = walk.length > 0 && walk.length + (route?.length ?? 0) > maxSteps;
      if (route === undefined || tooLong) break;
      for (const edge of route) {
        follow(graph, walk, edge);
        for (const id of goals(edge)) seen.add(id);
      }
    }
    paths.push(walk.path());
  }
  return paths;
}

type IsNew = (item: Parameters<Goals>[0]) => boolean;

function nearestStart<M extends AnyStateMachine>(graph: Graph<M>, isNew: IsNew) {
  const fresh = graph.starts.find(isNew);
  if (fresh !== undefined) return fresh;
  let best: { start: Graph<M>['starts'][number]; steps: number } | undefined;
  for (const start of graph.starts) {
    const steps = nearest(graph, start.key, isNew)?.length;
    if (steps !== undefined && (best === undefined || steps < best.steps)) best = { start, steps };
  }
  return best?.start;
}

/** The shortest way to an edge with something new, that edge included. */
function nearest<M extends AnyStateMachine>(graph: Graph<M>, from: string, isNew: IsNew): Edge[] | undefined {
  const cameBy = new Map<string, Edge | undefined>([[from, undefined]]);
  const queue = [from];
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    for (const edge of graph.places.get(key)?.edges ?? []) {
      if (isNew(edge)) return [...wayTo(cameBy, key), edge];
      if (cameBy.has(edge.to)) continue;
      cameBy.set(edge.to, edge);
      queue.push(edge.to);
    }
  }
  return undefined;
}

function wayTo(cameBy: ReadonlyMap<string, Edge | undefined>, key: string): Edge[] {
  const way: Edge[] = [];
  for (let edge = cameBy.get(key); edge !== undefined; edge = cameBy.get(edge.from)) way.unshift(edge);
  return way;
}

/** Takes an edge of the map with the real context; both must agree, or the abstraction hides something. */
function follow<M extends AnyStateMachine>(graph: Graph<M>, walk: Walk<M>, edge: Edge): void {
  const offers = graph.model.offers(walk.position);
  const offer = offers.find(({ label }) => label === edge.label);
  const outcome = offer === undefined ? undefined : walk.take(offer);
  const same = outcome?.position.key === edge.to && outcome.transitions.join() === edge.transitions.join();
  if (same) return;
  throw new Error(
    `abstract(context) of "${graph.model.machine.id}" hides what decides "${edge.label}" at ${edge.from}: ` +
      `it led to ${edge.to}, now to ${outcome?.position.key ?? 'nowhere'}. Let it show more of the context.`,
  );
}
