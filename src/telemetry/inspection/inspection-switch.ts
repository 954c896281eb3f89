import type { AnyActorRef, InspectionEvent } from 'xstate';

import { GONE_AFTER, OPEN_KEY } from './signs';

/** Takes what XState told, and when (ms). */
type Tell = (event: InspectionEvent, at: number) => void;

interface Opened {
  readonly inspect: (roots: readonly AnyActorRef[], stopped: () => void) => Tell;
}

export interface InspectionSwitch {
  readonly note: Tell;
  /** Begins to tell when an inspector is open, by its last sign of life; never fails. */
  readonly openIfAsked: (how: 'from the start' | 'as it stands') => Promise<void>;
}

/**
 * All of the inspector that runs when there is none: who runs, and whether somebody asks. What tells the inspector is loaded
 * only then.
 */
export function createInspectionSwitch(
  read: (key: string) => string | null,
  load: () => Promise<Opened>,
): InspectionSwitch {
  const roots = new Set<AnyActorRef>();
  let tell: Tell | null = null;
  /** What happens while the chunk loads; null when nobody waits for it. */
  let waiting: (readonly [InspectionEvent, number])[] | null = null;
  let isOpening = false;
  const isAsked = () => Date.now() - Number(read(OPEN_KEY)) < GONE_AFTER;
  const remember = (event: InspectionEvent) => {
    if (event.type !== '@xstate.actor' || event.rootId !== event.actorRef.sessionId) return;
    for (const root of roots) if (root.getSnapshot().status !== 'active') roots.delete(root);
    // SAFETY: XState hands over the actor itself; its type names less of it than it has.
    roots.add(event.actorRef as AnyActorRef);
  };
  return {
    note(event, at) {
      tell?.(event, at);
      waiting?.push([event, at]);
      remember(event);
    },
    async openIfAsked(how) {
      if (tell !== null || isOpening || !isAsked()) return;
      isOpening = true;
      if (how === 'from the start') waiting = [];
      try {
        const { inspect } = await load();
        tell = inspect(waiting === null ? [...roots] : [], () => {
          tell = null;
        });
        for (const [event, at] of waiting ?? []) tell(event, at);
      } catch {
        // Without the chunk nothing is told; the next sign of life asks for it again.
      }
      waiting = null;
      isOpening = false;
    },
  };
}
