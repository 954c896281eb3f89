/** Transitions and events of an actor since a step began, from its inspection events. */
import type { EventObject, InspectionEvent } from 'xstate';
import { microstepOf } from '../model/internals';

export interface Journal {
  /** Transitions taken and events received since the last `begin`. */
  readonly taken: readonly string[];
  readonly events: readonly string[];
  /** Events that it was sent from outside since the last `begin`, also those that took no transition. */
  readonly received: readonly EventObject[];
  /** Forgets what was recorded, at the start of a step. */
  begin(): void;
  /** From now on, only this actor is recorded. */
  follow(actor: unknown): void;
  record(event: InspectionEvent): void;
}

export function createJournal(): Journal {
  const taken: string[] = [];
  const events: string[] = [];
  const received: EventObject[] = [];
  let followed: unknown;
  return {
    taken,
    events,
    received,
    begin() {
      taken.length = 0;
      events.length = 0;
      received.length = 0;
    },
    follow(actor) {
      followed = actor;
    },
    record(event) {
      if (event.type === '@xstate.event' && event.actorRef === followed && event.sourceRef === undefined)
        received.push(event.event);
      const step = microstepOf(event);
      if (step === undefined || (followed !== undefined && step.actor !== followed)) return;
      taken.push(...step.transitions);
      events.push(step.eventType);
    },
  };
}
