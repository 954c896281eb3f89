/**
 * Fault injection with stubbed ports: after every faulty answer (no connection, timeout, refusal, malformed answer, crash)
 * every next transition that the shortest path allows is taken, back included: one path for each such pair of fault and next transition.
 */
import type { UserEvent } from '@testing-library/user-event';
import { shortestPathOver } from '../../kit/generators/shortest';
import type { Edge, Graph } from '../../kit/model/graph';
import type { JourneyLogic } from '../../kit/model/journey-logic';
import type { Move } from '../../kit/model/moves';
import { type Path, pathOfOffers, startOf, stepsAfterStart } from '../../kit/paths/path';

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

/** What of a `JourneyTestModel` this needs. */
interface GraphedJourney {
  readonly logic: JourneyLogic;
  readonly graph: Graph;
}

/** A faulty answer of a port in a state, and the next transition. */
interface FaultPair {
  readonly faulty: Edge;
  readonly next: Edge;
}

/** Names of all pairs of a faulty answer and a next transition: `loadLoan:timeout in loading > retry`. */
export function faultPairs(model: GraphedJourney): readonly string[] {
  return [...faultPairsIn(model).keys()];
}

/** The shortest path for each pair; none for a pair whose next step is not possible after the shortest path to its fault. */
export function faultPairPaths(model: GraphedJourney): readonly Path[] {
  return [...faultPairsIn(model).values()].flatMap((pair) => pathThrough(model, pair) ?? []);
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

function faultPairsIn({ graph }: GraphedJourney): ReadonlyMap<string, FaultPair> {
  const pairs = new Map<string, FaultPair>();
  for (const { position, edges } of graph.nodes.values())
    for (const faulty of edges) {
      const { move } = faulty.offer;
      const fault = answerFaultOf(move);
      if (fault === null || !('port' in move)) continue;
      for (const next of graph.nodes.get(faulty.to)?.edges ?? []) {
        const name = `${move.port}:${fault} in ${String(position.snapshot.value)} > ${next.offer.label}`;
        if (!pairs.has(name)) pairs.set(name, { faulty, next });
      }
    }
  return pairs;
}

/** The shortest path to the faulty answer, and the next step; null when the next step is not possible after it on this path. */
function pathThrough({ logic }: GraphedJourney, { faulty, next }: FaultPair): Path | null {
  const path = shortestPathOver(
    logic,
    ({ from, offer }) => from.key === faulty.from && offer.label === faulty.offer.label,
  );
  const offer = path && logic.offers(path.state).find(({ label }) => label === next.offer.label);
  if (path === undefined || offer === undefined) return null;
  return (
    pathOfOffers(logic, startOf(path).name, [...stepsAfterStart(path).map(({ event }) => event), offer]) ??
    null
  );
}
