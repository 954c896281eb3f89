/**
 * The crossing at the level of held ports: after every answer that goes wrong (no connection, no answer in time, a refusal,
 * an answer that cannot be read, our own fault) every way on is taken, back among them; by pairs, each pair once.
 */
import type { UserEvent } from '@testing-library/user-event';
import type { AnyStateMachine } from 'xstate';

import type { Edge, Graph } from '../kit/explore';
import type { Move } from '../kit/moves';
import { type Path, Walk } from '../kit/replay';

/** How an answer goes wrong. */
export type AnswerFault = 'connection' | 'timeout' | 'refused' | 'malformed' | 'crash';

/** Which fault of an answer a move is; null for anything else. */
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

/** A fault of a port's answer in a state, and what comes next. */
interface Crossed {
  readonly name: string;
  readonly broken: Edge;
  readonly next: Edge;
}

/** Names of all pairs of a broken answer and what may follow it: `loadLoan:timeout in loading > retry`. */
export function crossedPairs<M extends AnyStateMachine>(graph: Graph<M>): readonly string[] {
  return [...pairsOn(graph).keys()];
}

/**
 * Paths that together hold the pairs, each as short as the chart allows. @param most paths at most; the pairs are spread over
 * the whole chart, so that a few are a fair sample
 */
export function crossedPaths<M extends AnyStateMachine>(
  graph: Graph<M>,
  most = Number.POSITIVE_INFINITY,
): readonly Path[] {
  const pairs = [...pairsOn(graph).values()];
  const stride = Math.max(1, pairs.length / most);
  const chosen = Array.from(
    { length: Math.min(most, pairs.length) },
    (_, at) => pairs[Math.floor(at * stride)],
  );
  return chosen.flatMap((pair) => {
    const path = pair === undefined ? null : pathThrough(graph, pair);
    return path === null ? [] : [path];
  });
}

/**
 * A person with a nervous thumb: each button that is clicked is clicked again as soon as the screen has answered, where it is
 * still there. What is typed or ticked is left alone.
 * @param isOver the journey has ended, and its page is being left: XState lets what is sent to it fall, and warns in development
 */
export function nervous(person: UserEvent, isOver: () => boolean): UserEvent {
  return {
    ...person,
    async click(element) {
      await person.click(element);
      if (element.closest('button')?.isConnected === true && !isOver()) await person.click(element);
    },
  };
}

function pairsOn<M extends AnyStateMachine>(graph: Graph<M>): ReadonlyMap<string, Crossed> {
  const pairs = new Map<string, Crossed>();
  for (const { position, edges } of graph.places.values()) {
    const offers = graph.model.offers(position);
    for (const broken of edges) {
      const move = offers.find(({ label }) => label === broken.label)?.move;
      const fault = move === undefined ? null : answerFaultOf(move);
      if (fault === null || move === undefined || !('port' in move)) continue;
      for (const next of graph.places.get(broken.to)?.edges ?? []) {
        const name = `${move.port}:${fault} in ${String(position.snapshot.value)} > ${next.label}`;
        if (!pairs.has(name)) pairs.set(name, { name, broken, next });
      }
    }
  }
  return pairs;
}

function pathThrough<M extends AnyStateMachine>(graph: Graph<M>, { broken, next }: Crossed): Path | null {
  for (const { name, key } of graph.starts) {
    const way = wayTo(graph, key, broken.from);
    if (way === null) continue;
    const walk = new Walk(graph, name);
    for (const { label } of [...way, broken, next]) {
      const offer = graph.model.offers(walk.position).find((one) => one.label === label);
      if (offer === undefined) return null;
      walk.take(offer);
    }
    return walk.path();
  }
  return null;
}

/** The shortest way on the map, breadth first; null when there is none. */
function wayTo<M extends AnyStateMachine>(graph: Graph<M>, from: string, to: string): readonly Edge[] | null {
  const cameBy = new Map<string, Edge | null>([[from, null]]);
  for (const queue = [from]; queue.length > 0; ) {
    const key = queue.shift() ?? '';
    if (key === to) break;
    for (const edge of graph.places.get(key)?.edges ?? []) {
      if (cameBy.has(edge.to)) continue;
      cameBy.set(edge.to, edge);
      queue.push(edge.to);
    }
  }
  const way: Edge[] = [];
  for (let edge = cameBy.get(to); edge !== null; edge = cameBy.get(edge.from)) {
    if (edge === undefined) return null;
    way.unshift(edge);
  }
  return way;
}
