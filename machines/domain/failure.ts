/** Why a call to a lender's service did not give what was asked. Never holds an HTTP status or personal data. */
export type FailureReason =
  /** The request did not reach the service, or its answer did not reach us: for a write, the outcome is unknown. */
  | 'connection'
  /** No answer in time: for a write, the outcome is unknown. */
  | 'timeout'
  /** The service said that it can't answer now. */
  | 'unavailable'
  /** The answer is not what the contract says. */
  | 'malformed'
  /** Who the merchant is was refused, also after a fresh token. */
  | 'session-ended'
  /** The service understood and said no; `code` says why. */
  | 'refused';

/** One failed call (spec 7.3: HTTP status plus `error`, or `code` plus `message`). */
export interface Failure {
  readonly reason: FailureReason;
  /** The service's own word, such as `invalid_ifsc`; null when it gave none. */
  readonly code: string | null;
  /** The service's sentence, when it gave one. */
  readonly message: string | null;
  /** operationId of the call that failed; null when it failed before one was made. */
  readonly operation: string | null;
  /** Tries left of a code, when the service counts them. */
  readonly attemptsLeft?: number;
  /** Milliseconds until one may try again, when the service says so. */
  readonly retryAfter?: number;
  /** A write was answered with a no whose code the contract does not list for it: the service is asked before it counts. */
  readonly isUnlisted?: true;
}

/** What a call gives: an entity, or a named failure. It never throws for what the network can bring. */
export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: Failure };

/** Builds a failure; what is not given is null. */
export function failure(reason: FailureReason, rest: Partial<Omit<Failure, 'reason'>> = {}): Failure {
  return { reason, code: null, message: null, operation: null, ...rest };
}

/** A failure after which nobody can say whether a write was done. */
export function isOutcomeUnknown({ reason, isUnlisted }: Failure): boolean {
  return isUnlisted === true || (reason !== 'refused' && reason !== 'session-ended');
}

/** No answer came at all: the request may never have arrived. */
export function isAnswerLost({ reason }: Failure): boolean {
  return reason === 'connection' || reason === 'timeout';
}

/** A failed read that may well work a moment later. */
export function isWorthRetrying(failed: Failure): boolean {
  return isAnswerLost(failed);
}
