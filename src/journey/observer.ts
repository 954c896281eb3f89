import type { InspectionEvent } from 'xstate';

declare global {
  interface Window {
    /** Installed before the app's scripts by whoever watches the journeys: the inspector's chunk, a browser test. */
    journeyObserver?: (event: InspectionEvent) => void;
  }
}

/** What an actor is created with so that it can be watched; nothing when nobody watches. */
export function observed(): { inspect?: (event: InspectionEvent) => void } {
  // Where the build renders a first screen, there is no window.
  const observer = globalThis.window?.journeyObserver;
  return observer === undefined ? {} : { inspect: observer };
}

/**
 * Watches too, beside whoever was there before; alone in a build without inspection. To be called before the first actor is
 * made.
 */
export function watch(watcher: (event: InspectionEvent) => void): void {
  const other = CONFIGURATION.inspection ? window.journeyObserver : undefined;
  window.journeyObserver = (event) => {
    other?.(event);
    watcher(event);
  };
}
