import type { JourneyId } from '../../machines/catalogue';
import type { Opening, RunningJourney } from './running';

/** What the binding needs of the browser's address and history. */
export interface Address {
  readonly path: () => string;
  /** Number of the entry in the tab's history: smaller than before means that the merchant went back. */
  readonly index: () => number;
  readonly canGoBack: () => boolean;
  readonly goBack: () => void;
  /** Leaves for what was before the app: the host's page. @param otherwise where there is no host */
  readonly leave: (otherwise: () => void) => void;
  /** @param how `keepsQuery`: the present address's query goes along */
  readonly go: (path: string, how: { readonly replace: boolean; readonly keepsQuery?: boolean }) => void;
  /** Opens the door of the present URL again. */
  readonly reopen: () => void;
}

/** A door as its route opens it. */
export interface Door extends Opening {
  readonly journey: JourneyId;
}

/** The one place that knows both URL and state. */
export interface Binding {
  /** Loads a journey ahead of need, without starting it. */
  readonly preload: (journey: JourneyId) => Promise<void>;
  /** The merchant came to a door: starts its journey, or steers the one that runs. */
  readonly open: (door: Door) => Promise<void>;
  /** The merchant came to a page without a journey. */
  readonly close: () => void;
  /** Another merchant is here: what runs is stopped at once, also while a write of it is on its way. */
  readonly stop: () => void;
  /** One event for the browser's, the screen's and the host's back. */
  readonly back: () => void;
  /** The journey on the screen; one that waits for who is here is not started. */
  readonly running: () => RunningJourney | null;
  /** The journey whose code did not come; null where none is missing. */
  readonly missing: () => JourneyId | null;
  readonly subscribe: (listener: () => void) => () => void;
}
