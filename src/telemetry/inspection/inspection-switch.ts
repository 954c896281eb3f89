import type { InspectionEvent } from 'xstate';

import { HEARTBEAT_KEY, HEARTBEAT_TIMEOUT_MS } from './heartbeat';
import { createPastEvents } from './past-events';

/** Receives XState's inspection event and its time (ms). */
type InspectionListener = (event: InspectionEvent, createdAt: number) => void;

/** What is used of the chunk `inspect.ts`. */
interface InspectModule {
  readonly inspect: (tab: string, onStopped: () => void) => InspectionListener;
}

/** Sends inspection events to inspectors, while one is open. */
export interface InspectionSwitch {
  readonly record: InspectionListener;
  /** Starts sending, from the oldest event that is kept, when an inspector is open by its last heartbeat; never throws. */
  readonly startIfInspectorOpen: () => Promise<void>;
}

/** What a page needs to notice an inspector. */
export interface InspectionSwitchDependencies {
  /** Reads the local storage. */
  readonly readStorage: (key: string) => string | null;
  /**
   * Whether to keep past events although no inspector was ever open in this browser. They hold what a merchant typed and photographed, as it
   * is, until they are dropped.
   */
  readonly isPastKept: boolean;
  /** Random id of this tab, the same after a reload. */
  readonly tab: () => string;
  /** Loads the chunk. */
  readonly load: () => Promise<InspectModule>;
}

/**
 * Keeps the newest events and checks for heartbeats of an inspector. The code that sends events is a chunk of its own, loaded only when an
 * inspector is open.
 */
export function createInspectionSwitch({
  readStorage,
  isPastKept,
  tab,
  load,
}: InspectionSwitchDependencies): InspectionSwitch {
  const past = isPastKept || readStorage(HEARTBEAT_KEY) !== null ? createPastEvents() : null;
  let listener: InspectionListener | null = null;
  let isLoading = false;
  const isInspectorOpen = () => Date.now() - Number(readStorage(HEARTBEAT_KEY)) < HEARTBEAT_TIMEOUT_MS;
  return {
    record(event, createdAt) {
      past?.add(event, createdAt);
      listener?.(event, createdAt);
    },
    async startIfInspectorOpen() {
      if (listener !== null || isLoading || !isInspectorOpen()) return;
      isLoading = true;
      try {
        const { inspect } = await load();
        const started = inspect(tab(), () => {
          listener = null;
        });
        for (const [event, createdAt] of past?.all() ?? []) started(event, createdAt);
        listener = started;
      } catch {
        // The chunk was not loaded: nothing is sent. The next heartbeat tries again.
      }
      isLoading = false;
    },
  };
}
