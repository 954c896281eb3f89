import type { AnyActorRef, InspectionEvent } from 'xstate';

import { GONE_AFTER, OPEN_KEY } from './heartbeat';

/** Receives XState's inspection event and its time (ms). */
type Report = (event: InspectionEvent, at: number) => void;

interface Opened {
  readonly inspect: (roots: readonly AnyActorRef[], stopped: () => void) => Report;
}

export interface InspectionSwitch {
  readonly note: Report;
  /** Starts sending when an inspector is open, by its last heartbeat; never throws. */
  readonly openIfRequested: (how: 'from the start' | 'as it stands') => Promise<void>;
}

/**
 * The only inspector code without an inspector: tracks running actors and checks for heartbeats. The sending code is loaded
 * only when needed.
 */
export function createInspectionSwitch(
  read: (key: string) => string | null,
  load: () => Promise<Opened>,
): InspectionSwitch {
  const roots = new Set<AnyActorRef>();
  let report: Report | null = null;
  /** Events while the chunk loads; null when it is not being loaded. */
  let waiting: (readonly [InspectionEvent, number])[] | null = null;
  let isOpening = false;
  const isInspectorOpen = () => Date.now() - Number(read(OPEN_KEY)) < GONE_AFTER;
  const remember = (event: InspectionEvent) => {
    if (event.type !== '@xstate.actor' || event.rootId !== event.actorRef.sessionId) return;
    for (const root of roots) if (root.getSnapshot().status !== 'active') roots.delete(root);
    // SAFETY: XState passes the actor itself, with a narrower type.
    roots.add(event.actorRef as AnyActorRef);
  };
  return {
    note(event, at) {
      report?.(event, at);
      waiting?.push([event, at]);
      remember(event);
    },
    async openIfRequested(how) {
      if (report !== null || isOpening || !isInspectorOpen()) return;
      isOpening = true;
      if (how === 'from the start') waiting = [];
      try {
        const { inspect } = await load();
        report = inspect(waiting === null ? [...roots] : [], () => {
          report = null;
        });
        for (const [event, at] of waiting ?? []) report(event, at);
      } catch {
        // Without the chunk nothing is sent; the next heartbeat loads it again.
      }
      waiting = null;
      isOpening = false;
    },
  };
}
