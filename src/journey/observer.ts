import type { InspectionEvent } from 'xstate';

declare global {
  interface Window {
    /** Set by `addJourneyObserver`, and by a browser test before the app's scripts run. */
    journeyObserver?: (event: InspectionEvent) => void;
  }
}

/** Options of `createActor` that pass inspection events to the observer; empty without one. */
export function inspectOptions(): { inspect?: (event: InspectionEvent) => void } {
  // No window during prerendering.
  const observer = globalThis.window?.journeyObserver;
  return observer === undefined ? {} : { inspect: observer };
}

/**
 * Adds an observer. One that is set already also receives the events, except in a build without inspection. To be called before
 * the first actor is created.
 */
export function addJourneyObserver(observer: (event: InspectionEvent) => void): void {
  const existing = CONFIGURATION.inspection ? window.journeyObserver : undefined;
  window.journeyObserver = (event) => {
    existing?.(event);
    observer(event);
  };
}
