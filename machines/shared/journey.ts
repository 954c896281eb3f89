import type { ConsentRecord } from '../domain/merchant/consent';

/**
 * Events that every journey may handle: `back` (from browser, screen or host), `retry`, `leave` (a button that ends the journey, or leads on from
 * where a payment or a choice ended).
 */
export type SharedEvent = { type: 'back' } | { type: 'retry' } | { type: 'leave' };

/** Where a finished journey redirects: a path, or the previous page (spec 4, redirect action). */
export type Redirect = `/${string}` | 'goBack';

/** Output of a journey. */
export interface JourneyOutput {
  readonly redirectTo: Redirect;
  /** Something was done that must not be done again, such as signed, paid or sent: the URL is replaced, so that back does not return to it. */
  readonly committed?: boolean;
}

/** Tags of a state; `src/journey` and the screens read them. */
export type JourneyTag =
  /**
   * A call is in flight. Buttons show progress; another URL of the journey is not followed, except one step back where the state
   * handles `back`.
   */
  | 'pending'
  /** A write is in flight: the journey cannot be left before its answer. */
  | 'committing'
  /**
   * Something was done that must not be done again, such as signed, paid or sent: the URL is replaced, and back stays on the page unless the
   * state handles it.
   */
  | 'committed';

/** `meta` of a state or a chart. */
export interface JourneyMeta {
  /** URL of the state; a state without one keeps the current URL. */
  readonly path?: `/${string}`;
  /**
   * Of a final state whose redirect contains an id that only an answer gives: the route pattern (`/payment/status/$paymentId`),
   * so that the next page can be preloaded.
   */
  readonly redirectPattern?: `/${string}`;
  /** Of a chart: the query of the URL that opened it is kept on all its URLs. */
  readonly keepsQuery?: boolean;
  /**
   * Lines of the specification that a state or transition implements (`spec 5 row 3`). For testers and analysts; removed from
   * the merchant's build.
   */
  readonly requirements?: readonly string[];
}

/**
 * Values of the `$name` parameters of a journey's paths, as given by the URL or known later, such as the id of a new check. Ids and kinds
 * only: a URL must not contain personal data.
 */
export interface PathParams {
  readonly pathParams: Readonly<Record<string, string>>;
}

/** Idempotency keys of a journey: a seed for each run, and a number that grows once a write has a definitive answer or is abandoned. */
export interface RequestKeyState {
  readonly requestKeySeed: string;
  /** Number of writes that have a definitive answer, or that the merchant abandoned. */
  readonly completedWrites: number;
}

/** A consent that a write relies on. */
export interface ConsentState {
  /**
   * As the merchant read it on the screen; null before. `consentingJourneySetup` drops it once the write has a definitive answer, or the merchant
   * abandons it. The selfie keeps it for all pictures of a visit, the agreement for all codes.
   */
  readonly consent: ConsentRecord | null;
}

/** Idempotency key of the next write; it stays the same while the outcome is unknown. */
export function requestKeyOf({ requestKeySeed, completedWrites }: RequestKeyState): string {
  return `${requestKeySeed}-${completedWrites}`;
}
