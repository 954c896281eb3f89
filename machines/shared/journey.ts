/**
 * What every journey shares, so that one binding can host them all.
 * Events: `back` (the browser's, the screen's and the host's), `retry` and `leave`.
 */
export type SharedEvent = { type: 'back' } | { type: 'retry' } | { type: 'leave' };

/** Where a finished journey sends the merchant: a path, or back where they came from (spec 4, redirect action). */
export type Redirect = `/${string}` | 'goBack';

/** Output of a journey. */
export interface JourneyOutput {
  readonly redirectTo: Redirect;
  /** The merchant can't come back by the back button: something was signed or paid. */
  readonly committed?: boolean;
}

/** Tags the binding and the screens read. */
export type JourneyTag =
  /** A server is awaited: no route is taken, buttons are busy. */
  | 'pending'
  /** A write is on its way: the journey is not left before its answer. */
  | 'committing'
  /** Something was signed or paid: the URL is replaced, back stays. */
  | 'committed';

/** What a state says of itself. */
export interface JourneyMeta {
  /** The state's URL; a state without one keeps the URL that it finds. */
  readonly path?: `/${string}`;
  /** Of a final state: the page that it leads to, where only an answer names the whole address. */
  readonly leadsTo?: `/${string}`;
  /** Of a whole chart: the query of the address that opened it stays with all of its steps. */
  readonly keepsQuery?: boolean;
  /**
   * Lines of the specification that this state, or this transition, serves (`spec 5 row 3`): for testers and analysts; the
   * merchant's build leaves them out.
   */
  readonly requirements?: readonly string[];
}

/**
 * What a journey's context may hold to fill the `$name`s of its states' paths: what it came to know after it was opened,
 * such as the id of a check that it has begun. Ids only: a URL holds no personal data.
 */
export interface PathParams {
  readonly pathParams: Readonly<Record<string, string>>;
}

/** Idempotency keys of a journey: a seed born with it, and a number that grows with every write that is settled. */
export interface WriteKeys {
  readonly requestSeed: string;
  /** Writes that had their definitive answer, or that the merchant gave up. */
  readonly settledWrites: number;
}

/** The key of the write that is due now; the same while its answer is unknown. */
export function writeKey({ requestSeed, settledWrites }: WriteKeys): string {
  return `${requestSeed}-${settledWrites}`;
}
