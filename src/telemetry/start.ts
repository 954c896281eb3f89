import { createBatchSender } from './batches';
import { createErrorLog, type ErrorReport } from './error-log';
import { createErrorLogSender } from './error-log-sender';
import { type EventName, filterEvent, type Properties } from './events';
import type { TextStore } from './stored-events';
import { beacon, post } from './transport';
import type { Visit } from './visit';
import { visitorId } from './visitor';

interface TelemetryDependencies {
  /** URLs of analytics and of the error log; null: not sent. */
  readonly analytics: string | null;
  readonly errorLog: string | null;
  /** ms by the service's clock. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Storage of events for a later page. */
  readonly store: TextStore;
  /** The visit that events and errors belong to. */
  readonly visit: Visit;
}

/** Running telemetry. `createdAt`: ms by the phone's own clock. */
export interface Telemetry {
  readonly record: <TName extends EventName>(
    name: TName,
    properties: Omit<Properties<TName>, 'session' | 'code'>,
    createdAt: number,
  ) => void;
  readonly logError: (report: ErrorReport, createdAt: number) => void;
}

/** Starts analytics and the error log (spec 7.3). Where the URL of one is not configured, it sends and stores nothing. */
export function startTelemetry(ports: TelemetryDependencies): Telemetry {
  const isOnline = () => navigator.onLine;
  const { analytics, errorLog } = ports;
  const batches =
    analytics === null
      ? null
      : createBatchSender({
          visitorId: visitorId(document, window.location.protocol === 'https:', ports.newId),
          store: ports.store,
          now: ports.now,
          isOnline,
          send: (body) => post(`${analytics}/events`, body),
          beacon: (body) => beacon(`${analytics}/events`, body),
        });
  const errorLogSender = createErrorLogSender(
    (body) => errorLog !== null && beacon(errorLog, body),
    isOnline,
  );
  const log = createErrorLog(ports.visit.code, errorLog === null ? () => {} : errorLogSender.add);

  const sendBeforeUnload = () => {
    batches?.onPageHidden();
    errorLogSender.flush();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendBeforeUnload();
  });
  // Old Safari does not fire `visibilitychange` when a page is left.
  window.addEventListener('pagehide', sendBeforeUnload);
  window.addEventListener('online', () => {
    void batches?.flush();
    errorLogSender.flush();
  });

  return {
    record(name, properties, createdAt) {
      const event = filterEvent({
        id: ports.newId(),
        name,
        at: createdAt,
        properties: { ...properties, session: ports.visit.tabId, code: ports.visit.code },
      });
      if (event !== null) batches?.add(event);
    },
    logError: (report, createdAt) => log.add(report, createdAt + ports.now() - Date.now()),
  };
}
