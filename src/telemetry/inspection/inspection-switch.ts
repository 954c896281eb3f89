import type { AnyActorRef, InspectionEvent } from 'xstate';

import { HEARTBEAT_KEY, HEARTBEAT_TIMEOUT_MS } from './heartbeat';

/** Receives XState's inspection event and its time (ms). */
type InspectionListener = (event: InspectionEvent, createdAt: number) => void;

/** What is used of the chunk `inspect.ts`. */
interface InspectModule {
  readonly inspect: (roots: readonly AnyActorRef[], onStopped: () => void) => InspectionListener;
}

/** Sends inspection events to inspectors, while one is open. */
export interface InspectionSwitch {
  readonly record: InspectionListener;
  /**
   * Starts sending when an inspector is open, by its last heartbeat; never throws. `from the start`: all events, also those
   * while the chunk loads. `from the current state`: the running actors in their current state, then their events.
   */
  readonly startIfInspectorOpen: (scope: 'from the start' | 'from the current state') => Promise<void>;
}

/**
 * Tracks the running root actors and checks for heartbeats of an inspector. The code that sends events is a chunk of its own,
 * loaded only when an inspector is open.
 * @param readStorage reads the local storage
 * @param load loads the chunk
 */
export function createInspectionSwitch(
  readStorage: (key: string) => string | null,
  load: () => Promise<InspectModule>,
): InspectionSwitch {
  const roots = new Set<AnyActorRef>();
  let listener: InspectionListener | null = null;
  /** Events since the chunk is being loaded; null when running actors are reported instead, or nothing is being loaded. */
  let eventsWhileLoading: (readonly [InspectionEvent, number])[] | null = null;
  let isLoading = false;
  const isInspectorOpen = () => Date.now() - Number(readStorage(HEARTBEAT_KEY)) < HEARTBEAT_TIMEOUT_MS;
  const trackRoot = (event: InspectionEvent) => {
    if (event.type !== '@xstate.actor' || event.rootId !== event.actorRef.sessionId) return;
    for (const root of roots) if (root.getSnapshot().status !== 'active') roots.delete(root);
    // SAFETY: XState passes the actor itself, declared with only some of its members.
    roots.add(event.actorRef as AnyActorRef);
  };
  return {
    record(event, createdAt) {
      listener?.(event, createdAt);
      eventsWhileLoading?.push([event, createdAt]);
      trackRoot(event);
    },
    async startIfInspectorOpen(scope) {
      if (listener !== null || isLoading || !isInspectorOpen()) return;
      isLoading = true;
      if (scope === 'from the start') eventsWhileLoading = [];
      try {
        const { inspect } = await load();
        listener = inspect(eventsWhileLoading === null ? [...roots] : [], () => {
          listener = null;
        });
        for (const [event, createdAt] of eventsWhileLoading ?? []) listener(event, createdAt);
      } catch {
        // The chunk was not loaded: nothing is sent. The next heartbeat tries again.
      }
      eventsWhileLoading = null;
      isLoading = false;
    },
  };
}
