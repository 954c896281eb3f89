import type { InspectionEvent } from 'xstate';

declare global {
  interface Window {
    /** Installed before the app's scripts by whoever watches the journeys: the inspector's chunk, a browser test. */
    journeyObserver?: (event: InspectionEvent) => void;
  }
}

/** What an actor is created with so that it can be watched; nothing when nobody watches. */
export function observed(): { inspect?: (event: InspectionEvent) => void } {
  return window.journeyObserver === undefined ? {} : { inspect: window.journeyObserver };
}
