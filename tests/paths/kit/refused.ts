/** Events that a guard refuses, sent all the same: a late tap, a screen of a moment ago. The journey must not move. */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import type { Graph } from './explore';
import { listeningFor } from './internals';
import type { Position } from './model';
import { eventOf, type Move } from './moves';

/** What was sent already and refused, so that each refusal of a state is tried once in all walks of a map. */
const tried = new WeakMap<object, Set<string>>();

/** What the chart refuses here, with the guards that no walk has asked before. */
export interface Refusal {
  readonly move: Move;
  readonly guards: readonly string[];
}

/**
 * What a person could do here, by a tap or an address, and the chart refuses, as far as no walk of this map has sent it.
 * Events that nobody listens for are none: there is no guard to be asked.
 */
export function refusalsHere<M extends AnyStateMachine>(graph: Graph<M>, at: Position): readonly Refusal[] {
  const known = tried.get(graph);
  return graph.model
    .refusals(at)
    .filter(({ kind }) => kind === 'person' || kind === 'route')
    .map((move) => ({ move, guards: guardsAsked(at, move).filter((name) => known?.has(name) !== true) }))
    .filter(({ guards }) => guards.length > 0);
}

/** Sends them. @throws when the journey moves, or learns anything by one */
export function sendRefused<M extends AnyStateMachine>(
  graph: Graph<M>,
  refusals: readonly Refusal[],
  actor: AnyActorRef,
): void {
  const known = tried.get(graph) ?? new Set<string>();
  tried.set(graph, known);
  for (const { move, guards } of refusals) {
    expectRefusal(actor, move);
    // One that was taken is sent again, by whoever makes the path shorter.
    for (const name of guards) known.add(name);
  }
}

function guardsAsked({ snapshot }: Position, move: Move): readonly string[] {
  const { type } = eventOf(move);
  const to = move.kind === 'route' ? move.to : '';
  return listeningFor(snapshot, type).map((source) => `${source}|${type}|${to}`);
}

function expectRefusal(actor: AnyActorRef, move: Move): void {
  const before: AnyMachineSnapshot = actor.getSnapshot();
  const event = eventOf(move);
  actor.send(event);
  const after: AnyMachineSnapshot = actor.getSnapshot();
  const moved =
    JSON.stringify(before.value) !== JSON.stringify(after.value) || before.status !== after.status;
  if (moved || before.context !== after.context)
    throw new Error(
      `${event.type} is refused in ${JSON.stringify(before.value)}, and it led to ${JSON.stringify(after.value)}` +
        `${moved ? '' : ' with another context'}.`,
    );
}
