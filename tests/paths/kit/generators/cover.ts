/** A small set of paths that covers all transitions, samples, states or pairs of transitions. */
import { changedBetween, nameOf } from '../model/ends';
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
type Step = Pick<Edge, 'offer' | 'transitions' | 'states'> & Partial<Pick<Edge, 'from' | 'to'>>;

interface Goals {
  /** Ids of what a step covers. @param last the transition that was taken before it */
  idsOf(step: Step, last: string | undefined, graph: Graph): readonly string[];
  /** Whether what a step covers depends on the previous transition. */
  readonly needsLastTransition?: boolean;
  /** Whether a step is left out where only `abstract` makes it possible; else it is an error. */
  readonly isOptional?: boolean;
}

const everyTransition: Goals = { idsOf: ({ transitions }) => transitions };

/** Paths that together take every transition that can be taken. */
export function transitionCover(options?: CoverOptions): JourneyPathGenerator {
  return cover([everyTransition], options);
}

/**
 * `transitionCover`, and paths that take the remaining samples: together every sample in every state that offers it, to each state where it
 * leads. Samples that take the same transition are walked too, because screens show them differently: an overdue loan and one that is due
 * tomorrow. A sample is left out where only `abstract` makes it possible.
 */
export function sampleCover(options?: CoverOptions): JourneyPathGenerator {
  const everySample: Goals = {
    idsOf: ({ from, offer, to }, _last, { nodes }) => {
      const state = (key: string | undefined) => {
        const node = key === undefined ? undefined : nodes.get(key);
        return node === undefined ? '' : nameOf(node.position.snapshot);
      };
      return [`${offer.label}: ${state(from)} -> ${state(to)}`];
    },
    isOptional: true,
  };
  return cover([everyTransition, everySample], options);
}

/** Paths that together enter every state that can be entered. */
export function stateCover(options?: CoverOptions): JourneyPathGenerator {
  return cover([{ idsOf: (step) => step.states }], options);
}

/** Paths that together take every pair of consecutive transitions: slow, for nightly runs. */
export function pairCover(options?: CoverOptions): JourneyPathGenerator {
  return cover(
    [{ idsOf: (step, last) => pairsAfter(last, step.transitions), needsLastTransition: true }],
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

/**
 * Greedy: a path continues to the nearest edge that covers something new; when none can be reached, a new path starts.
 * @param phases one after the other; a path covers goals of later phases as well
 */
function cover(phases: readonly Goals[], { maxSteps = 40 }: CoverOptions = {}): JourneyPathGenerator {
  return (logic, { limit }) => {
    const graph = graphOf(logic, limit);
    const covered = new Set<string>();
    const addCovered = (step: Step, last: string | undefined) => {
      for (const { idsOf } of phases) for (const id of idsOf(step, last, graph)) covered.add(id);
      return step.transitions.at(-1) ?? last;
    };
    return phases.flatMap(({ idsOf, needsLastTransition = false, isOptional = false }) => {
      const search: Search = {
        isNew: (step, last) => idsOf(step, last, graph).some((id) => !covered.has(id)),
        needsLastTransition,
      };
      const paths: Path[] = [];
      for (
        let start = nearestStart(graph, search);
        start !== undefined;
        start = nearestStart(graph, search)
      ) {
        const walk = new Walk(logic, start.name);
        let last = addCovered(start, undefined);
        for (let isFirst = true; ; isFirst = false) {
          const route = nearest(graph, walk.position.key, last, search);
          const tooLong = walk.length > 0 && walk.length + (route?.length ?? 0) > maxSteps;
          if (route === undefined || tooLong) break;
          const missed = route.find((edge) => {
            if (!isFollowed(logic, walk, edge)) return true;
            last = addCovered(edge, last);
            return false;
          });
          if (missed === undefined) continue;
          if (!isOptional) throw notAsExplored(logic, graph, walk, missed);
          // Later on a path the context may differ from the explored one: a path that begins with this route is tried, too.
          if (isFirst) addCovered(route.at(-1) ?? missed, last);
          break;
        }
        paths.push(walk.path());
      }
      return paths;
    });
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

/** Takes an edge with the concrete context. @returns false, and takes no step, where it does not do what the graph says */
function isFollowed(logic: JourneyLogic, walk: Walk, { offer: { label }, to, transitions }: Edge): boolean {
  const offer = logic.offers(walk.position).find((candidate) => candidate.label === label);
  if (offer === undefined) return false;
  const after = logic.transition(walk.position, offer);
  if (after.key !== to || after.transitions.join() !== transitions.join()) return false;
  walk.take(offer);
  return true;
}

/** An edge that the concrete context does not have: `abstract` leaves out something that decides. */
function notAsExplored(logic: JourneyLogic, graph: Graph, walk: Walk, edge: Edge): Error {
  const { label } = edge.offer;
  const offer = logic.offers(walk.position).find((candidate) => candidate.label === label);
  const after = offer === undefined ? undefined : logic.transition(walk.position, offer);
  const explored = graph.nodes.get(edge.from)?.position.snapshot;
  const changed = explored === undefined ? [] : changedBetween(explored, walk.position.snapshot);
  return new Error(
    `${abstractProblem(logic, label, changed)} At ${edge.from} it leads to ${edge.to}, here to ${after?.key ?? 'nowhere'}.`,
  );
}
