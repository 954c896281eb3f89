/** What a merchant may do in a state: the events that it accepts, with the data that a person would enter. */
import type { AnyMachineSnapshot } from 'xstate';

import { ADVANCE_WEIGHT, seconds, weights } from './action-weights';
import { eventFor, type InputSource, type SentEvent } from './typing';

/** An event that can be sent now. */
export interface UserAction {
  readonly event: SentEvent;
  readonly weight: number;
  /** Median time until a merchant does it, seconds. */
  readonly seconds: number;
}

/** All actions that are possible now, with their event data. */
export async function possibleActions(
  id: string,
  snapshot: AnyMachineSnapshot,
  inputs: InputSource,
  timesDone: (type: string) => number,
): Promise<readonly UserAction[]> {
  const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()].map(String)));
  const actions: UserAction[] = [];
  for (const type of types) {
    if (type.startsWith('xstate.')) continue;
    const event = await eventFor(id, type, snapshot, inputs);
    if (event === null || !snapshot.can(event)) continue;
    // An action that was done here before is less likely.
    const baseWeight = weights[`${id} ${type}`] ?? weights[type] ?? ADVANCE_WEIGHT;
    const weight = baseWeight / (1 + 2 * timesDone(type));
    actions.push({ event, weight, seconds: seconds[type] ?? 9 });
  }
  // A retry is the main action only if there is no other.
  const hasOtherMainAction = actions.some(
    ({ event, weight }) => event.type !== 'retry' && weight >= ADVANCE_WEIGHT,
  );
  return actions.map((action) =>
    hasOtherMainAction && action.event.type === 'retry' ? { ...action, weight: action.weight / 6 } : action,
  );
}
