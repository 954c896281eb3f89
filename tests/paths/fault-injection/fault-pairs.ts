/**
 * Fault injection with stubbed ports: after every faulty answer (no connection, timeout, refusal, malformed answer, crash)
 * every next transition is taken, back included. Each pair of fault and next transition is walked once.
 */
import type { UserEvent } from '@testing-library/user-event';
import type { AnyStateMachine } from 'xstate';

import type { Edge, Graph } from '../kit/model/graph';
import type { Move } from '../kit/model/moves';
import { type Path, Walk } from '../kit/paths/path';

/** Kinds of faulty answers. */
export type AnswerFault = 'connection' | 'timeout' | 'refused' | 'malformed' | 'crash';

/** Fault of the answer that a move gives; null for other moves. */
export function answerFaultOf(move: Move): AnswerFault | null {
  if (move.kind === 'fails') return 'crash';
  if (move.kind !== 'done') return null;
  const reason = /"reason":"(connection|timeout|refused|malformed)"/.exec(
    JSON.stringify(move.output) ?? '',
  )?.[1];
  if (reason === 'connection' || reason === 'timeout' || reason === 'refused' || reason === 'malformed')
    return reason;
  return null;
}

/** A faulty answer of a port in a state, and the next transition. */
interface FaultPair {
  readonly name: string;
  readonly faulty: Edge;
  readonly next: Edge;
}

/** Names of all pairs of a faulty answer and a next transition: `loadLoan:timeout in loading > retry`. */
export function faultPairs<M extends AnyStateMachine>(graph: Graph<M>): readonly string[] {
  return [...faultPairsIn(graph).keys()];
}

/**
 * The shortest path for each pair. @param maxPaths maximum number of paths; they are spread evenly over all pairs, so that a few
 * are a fair sample
 */
export function faultPairPaths<M extends AnyStateMachine>(
  graph: Graph<M>,
  maxPaths = Number.POSITIVE_INFINITY,
): readonly Path[] {
  const pairs = [...faultPairsIn(graph).values()];
  const stride = Math.max(1, pairs.length / maxPaths);
  const chosen = Array.from(
    { length: Math.min(maxPaths, pairs.length) },
    (_, index) => pairs[Math.floor(index * stride)],
  );
  return chosen.flatMap((pair) => {
    const path = pair === undefined ? null : pathThrough(graph, pair);
    return path === null ? [] : [path];
  });
}

/**
 * A user who double-taps: each clicked button is clicked again after the screen has reacted, if it still exists. Inputs and
 * checkboxes are not affected.
 * @param isOver whether the journey has ended: XState drops events sent to it, and warns in development
 */
export function doubleTapUser(person: UserEvent, isOver: () => boolean): UserEvent {
  return {
    ...person,
    async click(element) {
      await person.click(element);
      if (element.closest('button')?.isConnected === true && !isOver()) await person.click(element);
    },
  };
}

function faultPairsIn<M extends AnyStateMachine>(graph: Graph<M>): ReadonlyMap<string, FaultPair> {
  const pairs = new Map<string, FaultPair>();
  for (const { position, edges } of graph.nodes.values()) {
    const offers = graph.model.offers(position);
    for (const faulty of edges) {
      const move = offers.find(({ label }) => label === faulty.label)?.move;
      const fault = move === undefined ? null : answerFaultOf(move);
      if (fault === null || move === undefined || !('port' in move)) continue;
      for (const next of graph.nodes.get(faulty.to)?.edges ?? []) {
        const name = `${move.port}:${fault} in ${String(position.snapshot.value)} > ${next.label}`;
        if (!pairs.has(name)) pairs.set(name, { name, faulty, next });
      }
    }
  }
  return pairs;
}

function pathThrough<M extends AnyStateMachine>(graph: Graph<M>, { faulty, next }: FaultPair): Path | null {
  for (const { name, key } of graph.starts) {
    const route = edgesTo(graph, key, faulty.from);
    if (route === null) continue;
    const walk = new Walk(graph, name);
    for (const { label } of [...route, faulty, next]) {
      const offer = graph.model.offers(walk.position).find((candidate) => candidate.label === label);
      if (offer === undefined) return null;
      walk.take(offer);
    }
    return walk.path();
  }
  return null;
}

/** The shortest route in the graph, breadth first; null when there is none. */
function edgesTo<M extends AnyStateMachine>(
  graph: Graph<M>,
  from: string,
  to: string,
): readonly Edge[] | null {
  const edgeInto = new Map<string, Edge | null>([[from, null]]);
  for (const queue = [from]; queue.length > 0; ) {
    const key = queue.shift() ?? '';
    if (key === to) break;
    for (const edge of graph.nodes.get(key)?.edges ?? []) {
      if (edgeInto.has(edge.to)) continue;
      edgeInto.set(edge.to, edge);
      queue.push(edge.to);
    }
  }
  const route: Edge[] = [];
  for (let edge = edgeInto.get(to); edge !== null; edge = edgeInto.get(edge.from)) {
    if (edge === undefined) return null;
    route.unshift(edge);
  }
  return route;
}
