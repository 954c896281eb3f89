import type { components } from '../../openapi/generated/analytics';
import type { AnalyticsEvent } from './events';
import { MAX_STORED_EVENTS, readStoredEvents, storeEvents, type TextStore } from './stored-events';

/** Analytics settings of spec 9. */
const BATCH_SIZE = 50;
const FLUSH_AFTER_MS = 5_000;
const MAX_RETRY_DELAY_MS = 5 * 60_000;

/**
 * Outcome of sending a batch. After `refused` it is dropped, after `lost` (no answer, or the service is down) it is sent
 * again.
 */
export type SendOutcome = 'accepted' | 'refused' | 'lost';

/** Sends events in batches; failures are neither shown nor thrown. */
export interface BatchSender {
  readonly add: (event: AnalyticsEvent) => void;
  /** Sends now, unless a batch is in flight; stores the events while the phone is offline. */
  readonly flush: () => Promise<void>;
  /**
   * To be called when the page is hidden, because it may never be shown again: passes all events to `beacon`, and stores those
   * that the browser does not accept, or all while the phone is offline.
   */
  readonly onPageHidden: () => void;
}

interface BatchDependencies {
  readonly visitorId: string;
  readonly store: TextStore;
  /** ms by the service's clock. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly send: (body: string) => Promise<SendOutcome>;
  /** Passes the batch to the browser; false when it is not accepted. */
  readonly beacon: (body: string) => boolean;
}

/**
 * Creates the sender. A batch has 50 events, or fewer after 5 seconds. A lost batch is sent again with a growing delay; the
 * service ignores event ids that it already has. Unsent events are stored for a later page: at most 500.
 */
export function createBatchSender(ports: BatchDependencies): BatchSender {
  let unsent = readStoredEvents(ports.store);
  let hasStoredEvents = unsent.length > 0;
  let isSending = false;
  let failedAttempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (hasStoredEvents) scheduleFlush(FLUSH_AFTER_MS);

  function scheduleFlush(delayMs: number): void {
    timer ??= setTimeout(() => void flush(), delayMs);
  }

  function bodyOf(events: readonly AnalyticsEvent[]): string {
    const now = ports.now();
    const clockOffsetMs = now - Date.now();
    const batch: components['schemas']['AnalyticsBatch'] = {
      visitor_id: ports.visitorId,
      sent_at: now,
      // The phone's clock may be wrong: times are converted to the service's clock. If the phone's clock was set between an
      // event and its batch (it may start in 1970), the time is limited to the range that the service accepts.
      events: events.map((event) => ({ ...event, at: Math.min(Math.max(event.at + clockOffsetMs, 0), now) })),
    };
    return JSON.stringify(batch);
  }

  function removeFromUnsent(events: readonly AnalyticsEvent[]): void {
    const ids = new Set(events.map(({ id }) => id));
    unsent = unsent.filter(({ id }) => !ids.has(id));
  }

  function storeUnsent(): void {
    if (unsent.length === 0 && !hasStoredEvents) return;
    storeEvents(ports.store, unsent);
    hasStoredEvents = unsent.length > 0;
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isSending || unsent.length === 0) return;
    // The `online` event calls `flush` again.
    if (!ports.isOnline()) return storeUnsent();
    const batch = unsent.slice(0, BATCH_SIZE);
    isSending = true;
    const outcome = await ports.send(bodyOf(batch));
    isSending = false;
    if (outcome === 'lost') {
      failedAttempts += 1;
      storeUnsent();
      // An event that was added meanwhile has set a timer for a new batch, which would be earlier.
      clearTimeout(timer);
      timer = undefined;
      scheduleFlush(Math.min(FLUSH_AFTER_MS * 2 ** failedAttempts, MAX_RETRY_DELAY_MS));
      return;
    }
    failedAttempts = 0;
    removeFromUnsent(batch);
    if (hasStoredEvents) storeUnsent();
    if (unsent.length >= BATCH_SIZE) return flush();
    if (unsent.length > 0) scheduleFlush(FLUSH_AFTER_MS);
  }

  return {
    add(event) {
      unsent = [...unsent, event].slice(-MAX_STORED_EVENTS);
      if (unsent.length >= BATCH_SIZE && failedAttempts === 0) void flush();
      else scheduleFlush(FLUSH_AFTER_MS);
    },
    flush,
    onPageHidden() {
      while (unsent.length > 0 && ports.isOnline()) {
        const batch = unsent.slice(0, BATCH_SIZE);
        if (!ports.beacon(bodyOf(batch))) break;
        removeFromUnsent(batch);
      }
      storeUnsent();
    },
  };
}
