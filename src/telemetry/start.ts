import { createBatches } from './batches';
import { createErrorLog, type Fault } from './error-log';
import { createErrorLogSender } from './error-log-sender';
import { admit, type EventName, type Properties } from './events';
import type { TextStore } from './kept-events';
import { beacon, post } from './transport';
import { visitorId } from './visitor';

interface TelemetryPorts {
  /** Base URL of analytics, and of the error log; null switches that part off. */
  readonly analytics: string | null;
  readonly errorLog: string | null;
  /** ms by the service's clock. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Storage of events for a later page. */
  readonly store: TextStore;
  /** Random id of this tab. */
  readonly session: string;
}

/** Running telemetry. `at`: ms by the phone's own clock. */
export interface Telemetry {
  readonly record: <TName extends EventName>(
    name: TName,
    properties: Omit<Properties<TName>, 'session'>,
    at: number,
  ) => void;
  readonly logError: (fault: Fault, at: number) => void;
}

/** Starts analytics and the error log, each where its URL is configured (spec 7.3); without one nothing is sent or stored. */
export function startTelemetry(ports: TelemetryPorts): Telemetry {
  const isOnline = () => navigator.onLine;
  const { analytics, errorLog } = ports;
  const batches =
    analytics === null
      ? null
      : createBatches({
          visitorId: visitorId(document, window.location.protocol === 'https:', ports.newId),
          store: ports.store,
          now: ports.now,
          isOnline,
          send: (body) => post(`${analytics}/events`, body),
          beacon: (body) => beacon(`${analytics}/events`, body),
        });
  const forward = createErrorLogSender((body) => errorLog !== null && beacon(errorLog, body), isOnline);
  const log = createErrorLog(errorLog === null ? () => {} : forward.add);

  const hide = () => {
    batches?.hide();
    forward.flush();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hide();
  });
  // Old Safari does not fire the event above when a page is left.
  window.addEventListener('pagehide', hide);
  window.addEventListener('online', () => {
    void batches?.flush();
    forward.flush();
  });

  return {
    record(name, properties, at) {
      const event = admit({
        id: ports.newId(),
        name,
        at,
        properties: { ...properties, session: ports.session },
      });
      if (event !== null) batches?.add(event);
    },
    logError: (fault, at) => log.add(fault, at + ports.now() - Date.now()),
  };
}
