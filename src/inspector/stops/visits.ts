/** `from` of a change whose event reported only the new state: the journey's state before it, or its start. */
export const FROM_PREVIOUS = '*';

/** Event of a change that reported only the new state. */
export const UNKNOWN_EVENT = '*';

/** A journey went from one state to another. */
export interface Change {
  readonly kind: 'change';
  readonly journey: string;
  /** Null at the start of the journey; `FROM_PREVIOUS` where it was not reported. */
  readonly from: string | null;
  readonly to: string;
  readonly event: string;
  readonly lender: string | null;
  /** ms by the service's clock. */
  readonly at: number;
}

/** The page was loaded, which ended all runs before. */
export interface PageOpened {
  readonly kind: 'opened';
  readonly at: number;
}

/** The events of one merchant in one tab, in order of time. */
export interface Visit {
  readonly persona: string | null;
  /** The last reported lender; null where none was reported. */
  readonly lender: string | null;
  /** The last that the app reported when it was opened; null where it reported none. */
  readonly language: string | null;
  readonly version: string | null;
  /** Time of the first event, ms by the service's clock. */
  readonly startedAt: number;
  readonly events: readonly (Change | PageOpened)[];
  /** There were no events for `VISIT_TIMEOUT_MS`. */
  readonly hasEnded: boolean;
}

/** A visit counts as ended after half an hour without events. */
export const VISIT_TIMEOUT_MS = 30 * 60_000;
