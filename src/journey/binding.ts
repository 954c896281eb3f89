import type { JourneyId } from '../../machines/catalogue';
import type { JourneyEntry, RunningJourney } from './running-journey';

/** The browser's URL and history, as the binding uses them. */
export interface Address {
  readonly path: () => string;
  /** Position of the current entry in the tab's history; it decreases when the merchant goes back. */
  readonly index: () => number;
  readonly canGoBack: () => boolean;
  readonly goBack: () => void;
  /** Returns to the host's own page. @param fallback called where there is no host, or it does not go back */
  readonly leave: (fallback: () => void) => void;
  /** Navigates to a path. @param how `keepsQuery`: keeps the query of the current URL */
  readonly go: (path: string, how: { readonly replace: boolean; readonly keepsQuery?: boolean }) => void;
  /** Opens the current URL again. */
  readonly reopen: () => void;
}

/** A journey, and the entry URL that opens it. */
export interface JourneyToOpen extends JourneyEntry {
  readonly journey: JourneyId;
}

/** Connects the URL with the state of the running journey. */
export interface Binding {
  /** Loads the code of a journey without starting it. */
  readonly preload: (journey: JourneyId) => Promise<void>;
  /** An entry URL was opened: starts its journey, or sends the running one to that URL. While a write is in flight, the URL is restored instead. */
  readonly open: (entryUrl: JourneyToOpen) => Promise<void>;
  /** A page without a journey was opened: stops the running one. While a write is in flight, the URL is restored instead. */
  readonly close: () => void;
  /** Another merchant is signed in: the running journey is stopped at once, even while its write is in flight. */
  readonly stop: () => void;
  /** Goes back in the history; where that is not possible, sends `back` to the running journey. */
  readonly back: () => void;
  /** The journey on the screen, which is not started while it waits for the session. Null without one. */
  readonly running: () => RunningJourney | null;
  /** The journey whose code could not be loaded; null without one. */
  readonly journeyNotLoaded: () => JourneyId | null;
  readonly subscribe: (listener: () => void) => () => void;
}
