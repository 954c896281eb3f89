/** A small set of paths that covers all transitions, states or pairs of transitions. */
import { changedBetween } from '../model/ends';
import { type Edge, type Graph, type GraphStart, graphOf, statesIn, transitionsIn } from '../model/graph';
import type { Inventory, StateItem, TransitionItem } from '../model/inventory';
import type { JourneyLogic } from '../model/journey-logic';
import { abstractProblem, type Path, Walk } from '../paths/path';
import type { JourneyPathGenerator } from './generator';
import { pairsAfter } from './pairs';

export interface CoverOptions {
  /** A path ends before it becomes longer than this, unless its first new transition is further away; 40 by default. */
  readonly maxSteps?: number;
}

/** A step in the graph: a start or an edge. */
interface Step {
  readonly transitions: readonly string[];
  readonly states: readonly string[];
}

interface Goals {
  /** Ids of what a step covers. @param last the transition that was taken before it */
  idsOf(step: Step, last: string | undefined): readonly string[];
  /** Whether what a step covers depends on the previous transition. */
  readonly needsLastTransition: boolean;
}

/** Paths that together take every transition that can be taken. */
export function transitionCover(options?: CoverOptions): JourneyPathGenerator {
  return cover({ idsOf: (step) => step.transitions, needsLastTransition: false }, options);
}

/** Paths that together enter every state that can be entered. */
export function stateCover(options?: CoverOptions): JourneyPathGenerator {
  return cover({ idsOf: (step) => step.states, needsLastTransition: false }, options);
}

/** Paths that together take every pair of consecutive transitions: slow, for nightly runs. */
export function pairCover(options?: CoverOptions): JourneyPathGenerator {
  return cover(
    { idsOf: (step, last) => pairsAfter(last, step.transitions), needsLastTransition: true },
    options,
  );
}

/** States and transitions of the chart that no sample reaches: a bug in the chart, or a missing sample. */
export function unreachable(all: Inventory, graph: Graph): readonly (StateItem | TransitionItem)[] {
  const reached = new Set([...statesIn(graph), ...transitionsIn(graph)]);
  return [...all.states, ...all.transitions].filter(({ id }) => !reached.has(id));
}

/** Nodes that are not final and have no edge to another node. */
export function deadEnds(graph: Graph): string[] {
  return [...graph.nodes.values()]
    .filter(({ position }) => position.snapshot.status === 'active')
    .filter(({ edges, key }) => edges.every((edge) => edge.to === key))
    .map(({ key }) => key);
}

/** Greedy: a path continues to the nearest edge that covers something new; when none can be reached, a new path starts. */
function cover(goals: Goals, { maxSteps = 40 }: CoverOptions = {}): JourneyPathGenerator {
  return (logic, { limit }) => {
    const graph = graphOf(logic, limit);
    const covered = new Set<string>();
    const search: Search = {
      isNew: (step, last) => goals.idsOf(step, last).some((id) => !covered.has(id)),
      needsLastTransition: goals.needsLastTransition,
    };
    const addCovered = (step: Step, last: string | undefined) => {
      for (const id of goals.idsOf(step, last)) covered.add(id);
      return step.transitions.at(-1) ?? last;
    };
    const paths: Path[] = [];

    for (let start = nearestStart(graph, search); start !== undefined; start = nearestStart(graph, search)) {
      const walk = new Walk(logic, start.name);
      let last = addCovered(start, undefined);
      for (;;) {
        const route = nearest(graph, walk.position.key, last, search);
        const tooLong = walk.length > 0 && walk.length + (route?.length ?? 0) > maxSteps;
        if (route === undefined || tooLong) break;
        for (const edge of route) {
          follow(logic, graph, walk, edge);
          last = addCovered(edge, last);
        }
      }
      paths.push(walk.path());
    }
    return paths;
  };
}

interface Search {
  isNew(step: Step, last: string | undefined): boolean;
  readonly needsLastTransition: boolean;
}

function nearestStart(graph: Graph, search: Search): GraphStart | undefined {
  const uncovered = graph.starts.find((start) => search.isNew(start, undefined));
  if (uncovered !== undefined) return uncovered;
  let best: { start: GraphStart; steps: number } | undefined;
  for (const start of graph.starts) {
    const steps = nearest(graph, start.key, start.transitions.at(-1), search)?.length;
    if (steps !== undefined && (best === undefined || steps < best.steps)) best = { start, steps };
  }
  return best?.start;
}

/** Node of the search: a node of the graph, the edge to it, and the last transition. */
interface SearchNode {
  readonly key: string;
  readonly last: string | undefined;
  readonly edge: Edge | undefined;
  readonly previous: SearchNode | undefined;
}

/** The shortest route to an edge that covers something new, that edge included. */
function nearest(
  graph: Graph,
  from: string,
  last: string | undefined,
  { isNew, needsLastTransition }: Search,
): Edge[] | undefined {
  const keyOf = (key: string, last: string | undefined) => (needsLastTransition ? `${last} ${key}` : key);
  const visited = new Set([keyOf(from, last)]);
  const queue: SearchNode[] = [{ key: from, last, edge: undefined, previous: undefined }];
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const edge of graph.nodes.get(node.key)?.edges ?? []) {
      if (isNew(edge, node.last)) return [...edgesTo(node), edge];
      const nextLast = edge.transitions.at(-1) ?? node.last;
      if (visited.has(keyOf(edge.to, nextLast))) continue;
      visited.add(keyOf(edge.to, nextLast));
      queue.push({ key: edge.to, last: nextLast, edge, previous: node });
    }
  }
  return undefined;
}

function edgesTo(end: SearchNode): Edge[] {
  const route: Edge[] = [];
  for (let node: SearchNode | undefined = end; node?.edge !== undefined; node = node.previous)
    route.unshift(node.edge);
  return route;
}

/** Takes an edge with the concrete context. @throws when the outcome differs from the graph: `abstract` leaves out something that decides */
function follow(logic: JourneyLogic, graph: Graph, walk: Walk, edge: Edge): void {
  const { label } = edge.offer;
  const before = walk.position;
  const offer = logic.offers(before).find((candidate) => candidate.label === label);
  const position = offer === undefined ? undefined : walk.take(offer);
  const isAsExplored = position?.key === edge.to && position.transitions.join() === edge.transitions.join();
  if (isAsExplored) return;
  const explored = graph.nodes.get(edge.from)?.position.snapshot;
  const changed = explored === undefined ? [] : changedBetween(explored, before.snapshot);
  throw new Error(
    `${abstractProblem(logic, label, changed)} At ${edge.from} it led to ${edge.to}, now to ${position?.key ?? 'nowhere'}.`,
  );
}
