/** A small set of paths that covers all transitions, states or pairs of transitions. */
import type { AnyStateMachine } from 'xstate';
import type { Edge, Graph } from './explore';
import type { Inventory, TransitionItem } from './inventory';
import { pairsAfter } from './pairs';
import { type Path, Walk } from './replay';

export interface CoverOptions {
  /** A path ends before it becomes longer than this; 40 by default. */
  readonly maxSteps?: number;
}

/** A step in the graph: a start or an edge. */
interface Step {
  readonly transitions: readonly string[];
  readonly states: readonly string[];
}

interface Goals {
  /** What a step covers, after the transition that was taken last. */
  of(step: Step, last: string | undefined): readonly string[];
  /** Whether the previous transition is part of the search state. */
  readonly remembers: boolean;
}

/** Paths that together take every transition that can be taken. */
export function transitionCover<M extends AnyStateMachine>(
  graph: Graph<M>,
  options: CoverOptions = {},
): Path[] {
  return cover(graph, { of: (step) => step.transitions, remembers: false }, options);
}

/** Paths that together enter every state that can be entered. */
export function stateCover<M extends AnyStateMachine>(graph: Graph<M>, options: CoverOptions = {}): Path[] {
  return cover(graph, { of: (step) => step.states, remembers: false }, options);
}

/** Paths that together take every pair of consecutive transitions: slow, for nightly runs. */
export function pairCover<M extends AnyStateMachine>(graph: Graph<M>, options: CoverOptions = {}): Path[] {
  return cover(graph, { of: (step, last) => pairsAfter(last, step.transitions), remembers: true }, options);
}

/** Transitions of the chart that no sample takes: a bug in the chart, or a missing sample. */
export function unreachable<M extends AnyStateMachine>(all: Inventory, graph: Graph<M>): TransitionItem[] {
  const taken = new Set(graph.starts.flatMap((start) => start.transitions));
  for (const { edges } of graph.nodes.values()) {
    for (const edge of edges) for (const id of edge.transitions) taken.add(id);
  }
  return all.transitions.filter((transition) => !taken.has(transition.id));
}

/** Nodes that are not final and have no edge to another node. */
export function deadEnds<M extends AnyStateMachine>(graph: Graph<M>): string[] {
  return [...graph.nodes.values()]
    .filter(({ position }) => position.snapshot.status === 'active')
    .filter(({ edges, key }) => edges.every((edge) => edge.to === key))
    .map(({ key }) => key);
}

/** Greedy: continues to the nearest edge that covers something new, and starts a new path when none can be reached. */
function cover<M extends AnyStateMachine>(
  graph: Graph<M>,
  goals: Goals,
  { maxSteps = 40 }: CoverOptions,
): Path[] {
  const seen = new Set<string>();
  const search: Search = {
    isNew: (step, last) => goals.of(step, last).some((id) => !seen.has(id)),
    remembers: goals.remembers,
  };
  const see = (step: Step, last: string | undefined) => {
    for (const id of goals.of(step, last)) seen.add(id);
    return step.transitions.at(-1) ?? last;
  };
  const paths: Path[] = [];

  for (let begin = nearestStart(graph, search); begin !== undefined; begin = nearestStart(graph, search)) {
    const walk = new Walk(graph, begin.name);
    let last = see(begin, undefined);
    for (;;) {
      const route = nearest(graph, walk.position.key, last, search);
      const tooLong = walk.length > 0 && walk.length + (route?.length ?? 0) > maxSteps;
      if (route === undefined || tooLong) break;
      for (const edge of route) {
        follow(graph, walk, edge);
        last = see(edge, last);
      }
    }
    paths.push(walk.path());
  }
  return paths;
}

interface Search {
  isNew(step: Step, last: string | undefined): boolean;
  readonly remembers: boolean;
}

function nearestStart<M extends AnyStateMachine>(graph: Graph<M>, search: Search) {
  const fresh = graph.starts.find((start) => search.isNew(start, undefined));
  if (fresh !== undefined) return fresh;
  let best: { start: Graph<M>['starts'][number]; steps: number } | undefined;
  for (const start of graph.starts) {
    const steps = nearest(graph, start.key, start.transitions.at(-1), search)?.length;
    if (steps !== undefined && (best === undefined || steps < best.steps)) best = { start, steps };
  }
  return best?.start;
}

/** State of the search: a node, how it was reached, and the last transition. */
interface Reached {
  readonly key: string;
  readonly last: string | undefined;
  readonly by: Edge | undefined;
  readonly from: Reached | undefined;
}

/** The shortest route to an edge that covers something new, that edge included. */
function nearest<M extends AnyStateMachine>(
  graph: Graph<M>,
  from: string,
  last: string | undefined,
  { isNew, remembers }: Search,
): Edge[] | undefined {
  const name = (key: string, by: string | undefined) => (remembers ? `${by} ${key}` : key);
  const known = new Set([name(from, last)]);
  const queue: Reached[] = [{ key: from, last, by: undefined, from: undefined }];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    for (const edge of graph.nodes.get(here.key)?.edges ?? []) {
      if (isNew(edge, here.last)) return [...edgesTo(here), edge];
      const next = edge.transitions.at(-1) ?? here.last;
      if (known.has(name(edge.to, next))) continue;
      known.add(name(edge.to, next));
      queue.push({ key: edge.to, last: next, by: edge, from: here });
    }
  }
  return undefined;
}

function edgesTo(reached: Reached): Edge[] {
  const route: Edge[] = [];
  for (let at: Reached | undefined = reached; at?.by !== undefined; at = at.from) route.unshift(at.by);
  return route;
}

/** Takes an edge with the concrete context. @throws when the outcome differs from the graph: the abstraction hides something */
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
