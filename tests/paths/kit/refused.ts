/** Sends events that a guard refuses, such as a late tap on an old screen. The journey must not change. */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import type { Graph } from './explore';
import { listeningFor } from './internals';
import type { Position } from './model';
import { eventOf, type Move } from './moves';

/** Refusals that were sent, by graph: each refusal of a state is tried once in all walks. */
const tried = new WeakMap<object, Set<string>>();

/** A move that the chart refuses, with the guards that no walk has tested yet. */
export interface Refusal {
  readonly move: Move;
  readonly guards: readonly string[];
}

/**
 * Taps and links that the chart refuses at this position and that no walk of this graph has sent yet. Events without a
 * listener are not included: there is no guard to test.
 */
export function refusalsHere<M extends AnyStateMachine>(graph: Graph<M>, at: Position): readonly Refusal[] {
  const known = tried.get(graph);
  return graph.model
    .refusals(at)
    .filter(({ kind }) => kind === 'person' || kind === 'route')
    .map((move) => ({ move, guards: guardsFor(at, move).filter((name) => known?.has(name) !== true) }))
    .filter(({ guards }) => guards.length > 0);
}

/** Sends them. @throws when one of them changes the state or the context */
export function sendRefused<M extends AnyStateMachine>(
  graph: Graph<M>,
  refusals: readonly Refusal[],
  actor: AnyActorRef,
): void {
  const known = tried.get(graph) ?? new Set<string>();
  tried.set(graph, known);
  for (const { move, guards } of refusals) {
    expectRefusal(actor, move);
    // Only after the check: an event that was taken is sent again while the path is shrunk.
    for (const name of guards) known.add(name);
  }
}

function guardsFor({ snapshot }: Position, move: Move): readonly string[] {
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
