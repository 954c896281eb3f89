import type { InspectionEvent } from 'xstate';

/** An inspection event, and its time in ms. */
export type TimedEvent = readonly [event: InspectionEvent, createdAt: number];

/** The newest inspection events of this page, for an inspector that is opened later. */
export interface PastEvents {
  readonly add: (event: InspectionEvent, createdAt: number) => void;
  /**
   * The kept events in their order. For an actor whose first events were dropped they begin with its start and its last snapshot before
   * the others, unless it has ended.
   */
  readonly all: () => readonly TimedEvent[];
}

const MAX_EVENTS = 2_000;
/** Dropped at once: dropping one by one would be slow. */
const DROPPED_EVENTS = 200;

/** An actor's start and its last snapshot, of the dropped events. */
interface DroppedStart {
  readonly start: TimedEvent | null;
  readonly snapshot: TimedEvent | null;
}

/**
 * Keeps the newest 2,000 events. They stay in the page's memory, as references to what XState has made: nothing is copied, stored or sent.
 * What is handed over is redacted first, as all that leaves the page.
 */
export function createPastEvents(): PastEvents {
  let events: TimedEvent[] = [];
  const droppedStarts = new Map<string, DroppedStart>();
  const drop = (timed: TimedEvent) => {
    const [{ type, actorRef }] = timed;
    const { start = null, snapshot = null } = droppedStarts.get(actorRef.sessionId) ?? {};
    if (type === '@xstate.actor') droppedStarts.set(actorRef.sessionId, { start: timed, snapshot });
    if (type === '@xstate.snapshot') droppedStarts.set(actorRef.sessionId, { start, snapshot: timed });
  };
  const forgetEnded = () => {
    const mentioned = new Set(events.map(([{ actorRef }]) => actorRef.sessionId));
    for (const [id, { start, snapshot }] of droppedStarts) {
      const actor = (start ?? snapshot)?.[0].actorRef;
      if (!mentioned.has(id) && actor?.getSnapshot().status !== 'active') droppedStarts.delete(id);
    }
  };
  return {
    add(event, createdAt) {
      // Inspectors get no actions.
      if (event.type === '@xstate.action') return;
      events.push([event, createdAt]);
      if (events.length <= MAX_EVENTS) return;
      for (const timed of events.slice(0, DROPPED_EVENTS)) drop(timed);
      events = events.slice(DROPPED_EVENTS);
      forgetEnded();
    },
    all: () => [
      ...[...droppedStarts.values()]
        .flatMap(({ start, snapshot }) => [start, snapshot])
        .filter((timed) => timed !== null),
      ...events,
    ],
  };
}
