/** Sends events that a guard refuses, such as a late tap on an old screen. The journey must not change. */
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

import { listeningFor } from '../model/internals';
import type { JourneyLogic, Position } from '../model/journey-logic';
import { eventOf, type Move } from '../model/moves';

/** By logic, the guards whose refusal was tested: all walks of a journey together test each of them once. */
const testedGuards = new WeakMap<object, Set<string>>();

/** A move that the chart refuses, with the guards that no walk has tested yet. */
export interface Refusal {
  readonly move: Move;
  readonly guards: readonly string[];
}

/**
 * Taps and links that the chart refuses at this position and that no walk of this journey has sent yet. Events without a
 * listener are not included: there is no guard to test.
 */
export function untestedRefusals(logic: JourneyLogic, position: Position): readonly Refusal[] {
  const tested = testedGuards.get(logic);
  return logic
    .refusals(position)
    .filter(({ kind }) => kind === 'person' || kind === 'route')
    .map((move) => ({ move, guards: guardsFor(position, move).filter((name) => tested?.has(name) !== true) }))
    .filter(({ guards }) => guards.length > 0);
}

/** Sends them. @throws when one of them changes the state or the context */
export function sendRefused(logic: JourneyLogic, refusals: readonly Refusal[], actor: AnyActorRef): void {
  const tested = testedGuards.get(logic) ?? new Set<string>();
  testedGuards.set(logic, tested);
  for (const { move, guards } of refusals) {
    expectRefusal(actor, move);
    // Only after the check: when the chart did take the event, shrinking the path must send it again.
    for (const name of guards) tested.add(name);
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
  const isOtherState =
    JSON.stringify(before.value) !== JSON.stringify(after.value) || before.status !== after.status;
  if (isOtherState || before.context !== after.context)
    throw new Error(
      `${event.type} is refused in ${JSON.stringify(before.value)}, and it led to ${JSON.stringify(after.value)}` +
        `${isOtherState ? '' : ' with another context'}.`,
    );
}
