import type { InspectionEvent } from 'xstate';

import { createStateChanges } from './journey/state-changes';
import type { SafeStorage } from './storage/storage';
import type { Fault } from './telemetry/error-log';
import type { EventBuffer } from './telemetry/event-buffer';
import { createInspectionSwitch } from './telemetry/inspection/inspection-switch';
import { startTelemetry } from './telemetry/start';

const EVENTS = 'analytics-events';
const SESSION = 'analytics-session';

interface ObservePorts {
  readonly steps: EventBuffer<InspectionEvent>;
  readonly faults: EventBuffer<Fault>;
  readonly session: SafeStorage;
  readonly local: SafeStorage;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Starts telemetry, with what happened since the page was opened. Loaded after the first page is shown. */
export function observe({ steps, faults, session, local, now, newId }: ObservePorts): void {
  const { environment, analytics, errorLog } = CONFIGURATION;
  // Letters only: a run of digits would be masked as personal data.
  const tab = session.read(SESSION) ?? newId().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  if (analytics !== null) session.write(SESSION, tab);
  const { record, logError } = startTelemetry({
    analytics,
    errorLog,
    now,
    newId,
    session: tab,
    store: {
      read: () => local.read(EVENTS),
      write: (text) => local.write(EVENTS, text),
      remove: () => local.remove(EVENTS),
    },
  });
  record('app_opened', { environment }, Date.now());
  const follow = createStateChanges((change, at) => record('journey_state_changed', { ...change }, at));
  const inspect = CONFIGURATION.inspection ? createInspectorReporter(local) : () => {};
  steps.deliverTo((step, at) => {
    follow(step, at);
    inspect(step, at);
  });
  faults.deliverTo(logError);
}

/** Sends events to an inspector on the same origin, where one is open. */
function createInspectorReporter(local: SafeStorage): (step: InspectionEvent, at: number) => void {
  const inspection = createInspectionSwitch(local.read, () => import('./telemetry/inspection/inspect'));
  // An inspector that was open before receives all events from the first; one that opens later receives the current state.
  inspection.openIfRequested('from the start');
  window.addEventListener('storage', () => inspection.openIfRequested('as it stands'));
  return inspection.note;
}
