import type { InspectionEvent } from 'xstate';

import { createStateChangeReporter } from './journey/state-changes';
import { languageOf } from './language/languages';
import type { SafeStorage } from './storage/storage';
import type { ErrorReport } from './telemetry/error-log';
import type { EventBuffer } from './telemetry/event-buffer';
import { createInspectionSwitch } from './telemetry/inspection/inspection-switch';
import { startTelemetry } from './telemetry/start';
import { TAB_ID_KEY, type Visit } from './telemetry/visit';

const EVENTS_KEY = 'analytics-events';

interface ObserveDependencies {
  /** XState's inspection events of all charts. */
  readonly inspectionEvents: EventBuffer<InspectionEvent>;
  readonly errorReports: EventBuffer<ErrorReport>;
  readonly session: SafeStorage;
  readonly local: SafeStorage;
  readonly now: () => number;
  readonly newId: () => string;
  readonly visit: Visit;
  /** In the web view of a native app nobody opens an inspector beside the page. */
  readonly isInHost: boolean;
}

/** Starts telemetry, and delivers the events buffered since the page was opened. Loaded after the first page is shown. */
export function observe({
  inspectionEvents,
  errorReports,
  session,
  local,
  now,
  newId,
  visit,
  isInHost,
}: ObserveDependencies): void {
  const { environment, version, analytics, errorLog } = CONFIGURATION;
  if (analytics !== null || errorLog !== null) session.write(TAB_ID_KEY, visit.tabId);
  const { record, logError } = startTelemetry({
    analytics,
    errorLog,
    now,
    newId,
    visit,
    store: {
      read: () => local.read(EVENTS_KEY),
      write: (text) => local.write(EVENTS_KEY, text),
      remove: () => local.remove(EVENTS_KEY),
    },
  });
  const language = languageOf(document.documentElement.lang);
  record('app_opened', { environment, language, version }, Date.now());
  const reportStateChange = createStateChangeReporter((change, occurredAt) =>
    record('journey_state_changed', { ...change }, occurredAt),
  );
  const reportToInspector = CONFIGURATION.inspection
    ? createInspectorReporter(local, session, newId, isInHost)
    : () => {};
  inspectionEvents.deliverTo((event, occurredAt) => {
    reportStateChange(event, occurredAt);
    reportToInspector(event, occurredAt);
  });
  errorReports.deliverTo(logError);
}

const INSPECTED_TAB_KEY = 'inspected-tab';

/** Creates a function that sends events to an inspector on the same origin, where one is open, and keeps some for one that opens later. */
function createInspectorReporter(
  local: SafeStorage,
  session: SafeStorage,
  newId: () => string,
  isInHost: boolean,
): (event: InspectionEvent, occurredAt: number) => void {
  const tab = () => {
    const id = session.read(INSPECTED_TAB_KEY) ?? newId();
    session.write(INSPECTED_TAB_KEY, id);
    return id;
  };
  const inspection = createInspectionSwitch({
    readStorage: local.read,
    isPastKept: !isInHost,
    tab,
    load: () => import('./telemetry/inspection/inspect'),
  });
  inspection.startIfInspectorOpen();
  window.addEventListener('storage', () => inspection.startIfInspectorOpen());
  return inspection.record;
}
