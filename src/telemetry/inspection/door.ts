import type { AnyActorRef, InspectionEvent } from 'xstate';

import { GONE_AFTER, OPEN_KEY } from './signs';

interface Opened {
  readonly inspect: (roots: readonly AnyActorRef[], stopped: () => void) => (event: InspectionEvent) => void;
}

export interface InspectionDoor {
  readonly note: (event: InspectionEvent) => void;
  /** Whether an inspector is open, by its last sign of life. */
  readonly isAsked: () => boolean;
  /** Begins to tell; never fails. */
  readonly open: () => Promise<void>;
}

/**
 * All of the inspector that the merchant's page carries: who runs, and whether somebody asks. What tells the inspector is
 * loaded only then.
 */
export function createInspectionDoor(
  read: (key: string) => string | null,
  load: () => Promise<Opened>,
): InspectionDoor {
  const roots = new Set<AnyActorRef>();
  let tell: ((event: InspectionEvent) => void) | null = null;
  let opening: Promise<void> | null = null;
  return {
    note(event) {
      tell?.(event);
      if (event.type !== '@xstate.actor' || event.rootId !== event.actorRef.sessionId) return;
      for (const root of roots) if (root.getSnapshot().status !== 'active') roots.delete(root);
      // SAFETY: XState hands over the actor itself; its type names less of it than it has.
      roots.add(event.actorRef as AnyActorRef);
    },
    isAsked: () => Date.now() - Number(read(OPEN_KEY)) < GONE_AFTER,
    open() {
      opening ??= load().then(
        ({ inspect }) => {
          tell = inspect([...roots], () => {
            tell = null;
            opening = null;
          });
        },
        () => {
          opening = null;
        },
      );
      return opening;
    },
  };
}
