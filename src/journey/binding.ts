import type { JourneyId } from '../../machines/catalogue';
import type { JourneyEntry, RunningJourney } from './running-journey';

/** What the binding needs of the browser's address and history. */
export interface Address {
  readonly path: () => string;
  /** Number of the entry in the tab's history: smaller than before means that the merchant went back. */
  readonly index: () => number;
  readonly canGoBack: () => boolean;
  readonly goBack: () => void;
  /** Returns to the host's page. @param otherwise called where there is no host */
  readonly leave: (otherwise: () => void) => void;
  /** @param how `keepsQuery`: the query of the present URL is kept */
  readonly go: (path: string, how: { readonly replace: boolean; readonly keepsQuery?: boolean }) => void;
  /** Opens the entry URL of the present URL again. */
  readonly reopen: () => void;
}

/** An entry URL as its route opens it. */
export interface EntryUrl extends JourneyEntry {
  readonly journey: JourneyId;
}

/** Connects URLs and states; the only module with both. */
export interface Binding {
  /** Loads a journey ahead of need, without starting it. */
  readonly preload: (journey: JourneyId) => Promise<void>;
  /** An entry URL was opened: starts its journey, or sends the running one to that URL. */
  readonly open: (entryUrl: EntryUrl) => Promise<void>;
  /** A page without a journey was opened. */
  readonly close: () => void;
  /** Another merchant is signed in: the running journey is stopped at once, even while its write is in flight. */
  readonly stop: () => void;
  /** One event for the browser's, the screen's and the host's back. */
  readonly back: () => void;
  /** The journey on the screen; not started while the session is not known. */
  readonly running: () => RunningJourney | null;
  /** The journey whose code did not come; null where none is missing. */
  readonly missing: () => JourneyId | null;
  readonly subscribe: (listener: () => void) => () => void;
}
