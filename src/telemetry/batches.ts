import type { components } from '../../openapi/generated/analytics';
import type { AnalyticsEvent } from './events';
import { BOUND, readKeptEvents, storeEvents, type TextStore } from './kept-events';

/** Analytics settings of spec 9. */
const BATCH_SIZE = 50;
const FLUSH_AFTER_MS = 5_000;
const MAX_WAIT_MS = 5 * 60_000;

/** Outcome of a batch: accepted; refused for good; or unknown, then it is sent again. */
export type Sent = 'taken' | 'refused' | 'lost';

/** Sends events in batches; failures are neither shown nor thrown. */
export interface Batches {
  readonly add: (event: AnalyticsEvent) => void;
  /** Sends now, unless a batch is in flight. */
  readonly flush: () => Promise<void>;
  /** The page is hidden, maybe for good: passes all events to `beacon`, and stores those that it does not accept. */
  readonly hide: () => void;
}

interface BatchPorts {
  readonly visitorId: string;
  readonly store: TextStore;
  /** ms by the service's clock. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly send: (body: string) => Promise<Sent>;
  /** Passes the batch to the browser; false when it is not accepted. */
  readonly beacon: (body: string) => boolean;
}

/**
 * Creates the batches: 50 events, or fewer after 5 seconds. A lost batch is sent again with a growing delay; the service
 * ignores known event ids. Offline, at most 500 events are stored, also for a later page.
 */
export function createBatches(ports: BatchPorts): Batches {
  let waiting = readKeptEvents(ports.store);
  let isKept = waiting.length > 0;
  let isSending = false;
  let losses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (isKept) plan(FLUSH_AFTER_MS);

  function plan(ms: number): void {
    timer ??= setTimeout(() => void flush(), ms);
  }

  function bodyOf(events: readonly AnalyticsEvent[]): string {
    const now = ports.now();
    const shift = now - Date.now();
    const batch: components['schemas']['AnalyticsBatch'] = {
      visitor_id: ports.visitorId,
      sent_at: now,
      // The phone's clock may be wrong: all times are converted to the service's, also those before its first answer. A clock
      // that was set between an event and its batch (1970 until the network corrects it) must not make the batch invalid.
      events: events.map((event) => ({ ...event, at: Math.min(Math.max(event.at + shift, 0), now) })),
    };
    return JSON.stringify(batch);
  }

  function settle(events: readonly AnalyticsEvent[]): void {
    const settled = new Set(events.map(({ id }) => id));
    waiting = waiting.filter(({ id }) => !settled.has(id));
  }

  function keep(): void {
    if (waiting.length === 0 && !isKept) return;
    storeEvents(ports.store, waiting);
    isKept = waiting.length > 0;
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isSending || waiting.length === 0) return;
    // Sent by the `online` event; nothing can be sent before.
    if (!ports.isOnline()) return keep();
    const batch = waiting.slice(0, BATCH_SIZE);
    isSending = true;
    const sent = await ports.send(bodyOf(batch));
    isSending = false;
    if (sent === 'lost') {
      losses += 1;
      keep();
      plan(Math.min(FLUSH_AFTER_MS * 2 ** losses, MAX_WAIT_MS));
      return;
    }
    losses = 0;
    settle(batch);
    if (isKept) keep();
    if (waiting.length >= BATCH_SIZE) return flush();
    if (waiting.length > 0) plan(FLUSH_AFTER_MS);
  }

  return {
    add(event) {
      waiting = [...waiting, event].slice(-BOUND);
      if (waiting.length >= BATCH_SIZE && losses === 0) void flush();
      else plan(FLUSH_AFTER_MS);
    },
    flush,
    hide() {
      while (waiting.length > 0 && ports.isOnline()) {
        const batch = waiting.slice(0, BATCH_SIZE);
        if (!ports.beacon(bodyOf(batch))) break;
        settle(batch);
      }
      keep();
    },
  };
}
