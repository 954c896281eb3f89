/** Builds the graph of all positions that the samples can reach: the adjacency map of `xstate/graph`, as lists. */
import type { AnyStateMachine } from 'xstate';
import { type AdjacencyMap, getAdjacencyMap, type TraversalOptions } from 'xstate/graph';
import { changesBetween, endOf } from './ends';
import type { JourneyLogic, ModelOptions, Offer, Position } from './journey-logic';

export interface ExploreOptions<M extends AnyStateMachine> extends ModelOptions<M> {
  /** Maximum number of steps that the exploration takes; 50,000 by default. */
  readonly limit?: number;
}

export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly offer: Offer;
  readonly transitions: readonly string[];
  readonly states: readonly string[];
  /**
   * State after this step (`endOf`), and what it changed in the context. They need not fit the position of node `to`: a
   * node represents all positions that `abstract` treats as equal, and has the position of the step that reached it first.
   */
  readonly end: string;
  readonly changes: readonly string[];
  /** Types of the actions that it executed, in their order; a change of the context is none. */
  readonly actions: readonly string[];
}

export interface GraphNode {
  readonly key: string;
  readonly position: Position;
  readonly edges: readonly Edge[];
}

/** A start of the journey: the step that leads from nothing to its first position. */
export interface GraphStart extends Pick<Edge, 'offer' | 'transitions' | 'states'> {
  readonly name: string;
  readonly key: string;
}

export interface Graph {
  readonly starts: readonly GraphStart[];
  readonly nodes: ReadonlyMap<string, GraphNode>;
  /** Samples whose event the chart dropped, with the state: no branch took it. */
  readonly ignored: readonly string[];
}

/** What the functions of `xstate/graph` need to know of a journey. */
export type JourneyTraversal = TraversalOptions<Position, Offer, undefined>;

const DEFAULT_LIMIT = 50_000;

/** The options that every function of `xstate/graph` gets, for paths that consist of the samples' offers. */
export function traversalOf(
  logic: JourneyLogic,
  limit = DEFAULT_LIMIT,
): Required<
  Pick<JourneyTraversal, 'events' | 'filterEvents' | 'serializeState' | 'serializeEvent' | 'limit'>
> {
  return {
    events: logic.offers,
    filterEvents: (at, offer) => isTaken(logic, at, offer),
    serializeState: ({ key }) => key,
    serializeEvent: ({ label }) => label,
    limit,
  };
}

/** Whether the chart takes a transition for an offer. It drops one that no branch handles, or whose guards are all false. */
function isTaken(logic: JourneyLogic, at: Position, offer: Offer): boolean {
  return offer.move.kind === 'start' || logic.transition(at, offer).transitions.length > 0;
}

const graphs = new WeakMap<object, Graph>();

/**
 * The graph of a journey, breadth first, in the order of starts and samples: deterministic. It is explored once for each logic.
 * @throws when it takes more steps than the limit, with the states that were met most often
 */
export function graphOf(logic: JourneyLogic, limit?: number): Graph {
  const known = graphs.get(logic);
  if (known !== undefined) return known;
  const graph = asLists(logic, explored(logic, traversalOf(logic, limit)));
  graphs.set(logic, graph);
  return graph;
}

/** Every transition in the graph. */
export function transitionsIn(graph: Graph): Set<string> {
  return new Set(stepsIn(graph).flatMap(({ transitions }) => transitions));
}

/** Every state in the graph, also those that a step only passes. */
export function statesIn(graph: Graph): Set<string> {
  return new Set(stepsIn(graph).flatMap(({ states }) => states));
}

function stepsIn({ starts, nodes }: Graph): readonly Pick<Edge, 'transitions' | 'states'>[] {
  return [...starts, ...[...nodes.values()].flatMap(({ edges }) => edges)];
}

function explored(
  logic: JourneyLogic,
  traversal: ReturnType<typeof traversalOf>,
): AdjacencyMap<Position, Offer> {
  const visits = new Map<string, number>();
  try {
    return getAdjacencyMap(logic, {
      ...traversal,
      events: (at) => {
        const value = JSON.stringify(at.snapshot.value);
        visits.set(value, (visits.get(value) ?? 0) + 1);
        return logic.offers(at);
      },
    });
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'Traversal limit exceeded') throw error;
    throw new Error(tooMany(logic.machine.id, traversal.limit, visits), { cause: error });
  }
}

function asLists(logic: JourneyLogic, map: AdjacencyMap<Position, Offer>): Graph {
  const notStarted = logic.getInitialSnapshot();
  const nodes = new Map<string, GraphNode>();
  const ignored = new Set<string>();
  let starts: readonly GraphStart[] = [];
  for (const [from, { state: position, transitions }] of Object.entries(map)) {
    const steps = Object.values<{ readonly event: Offer; readonly state: Position }>(transitions);
    if (position === notStarted) {
      starts = steps.map(({ event: offer, state }) => ({
        name: offer.move.kind === 'start' ? offer.move.name : offer.label,
        key: state.key,
        offer,
        transitions: state.transitions,
        states: state.states,
      }));
      continue;
    }
    const edges = steps.map(({ event: offer, state }) => ({
      from,
      to: state.key,
      offer,
      transitions: state.transitions,
      states: state.states,
      end: endOf(state.snapshot),
      changes: changesBetween(position.snapshot, state.snapshot),
      actions: state.actions.map(({ type }) => type),
    }));
    nodes.set(from, { key: from, position, edges });
    // A guarded timer may be due without taking a branch.
    for (const offer of logic.offers(position))
      if (offer.move.kind !== 'after' && !isTaken(logic, position, offer))
        ignored.add(`${offer.label} in ${JSON.stringify(position.snapshot.value)}`);
  }
  return { starts, nodes, ignored: [...ignored] };
}

function tooMany(id: string, limit: number, visits: ReadonlyMap<string, number>): string {
  const mostFrequent = [...visits].sort((a, b) => b[1] - a[1]).slice(0, 3);
  const mostText = mostFrequent.map(([value, count]) => `${value} ${count} times`).join(', ');
  return `"${id}" has more than ${limit} steps. Make abstract(context) smaller, or raise the limit. Most seen: ${mostText}.`;
}
