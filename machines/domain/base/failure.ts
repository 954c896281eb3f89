/** Why a call failed. Holds no HTTP status and no personal data. */
export type FailureReason =
  /** The phone was offline before a write was sent for the first time: nothing was sent. */
  | 'offline'
  /** The request or its response was lost: for a write, the outcome is unknown. */
  | 'connection'
  /** No response in time: for a write, the outcome is unknown. */
  | 'timeout'
  /** The service is unavailable (5xx). */
  | 'unavailable'
  /** The response does not match the contract. */
  | 'malformed'
  /** The session was refused, also with a refreshed token. */
  | 'session-ended'
  /** The service rejected the request; `code` says why. */
  | 'refused';

/** One failed call (spec 7.3: HTTP status plus `error`, or `code` plus `message`). */
export interface Failure {
  readonly reason: FailureReason;
  /** Error code of the service, such as `invalid_ifsc`; null without one. */
  readonly code: string | null;
  /** Message of the service; null without one. */
  readonly message: string | null;
  /** operationId of the failed call; null when it failed before a call was made. */
  readonly operation: string | null;
  /** Attempts left for a code, when the service counts them. */
  readonly attemptsLeft?: number;
  /** Milliseconds until a retry is allowed, when the service says so. */
  readonly retryAfter?: number;
  /** A refusal whose code the contract does not list for this write: its status is checked before it counts as refused. */
  readonly isUnlisted?: true;
}

/** Result of a call: an entity, or a failure. Calls don't throw for network or service errors. */
export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: Failure };

/** Creates a failure. Code, message and operation are null unless given. */
export function failure(reason: FailureReason, rest: Partial<Omit<Failure, 'reason'>> = {}): Failure {
  return { reason, code: null, message: null, operation: null, ...rest };
}

/** A crash of our own code in an invoked actor (`onError`): reported as a malformed response. */
export const crashFailure: Failure = failure('malformed');

/** A crash of our own code, as the outcome of a load. */
export const crashedLoadOutcome = { ok: false, failure: crashFailure } as const;

/** Whether a write that failed like this may still have been done. */
export function isOutcomeUnknown({ reason, isUnlisted }: Failure): boolean {
  return isUnlisted === true || !['offline', 'refused', 'session-ended'].includes(reason);
}

/** Whether no response came at all: the request may or may not have arrived. */
export function isAnswerLost({ reason }: Failure): boolean {
  return reason === 'connection' || reason === 'timeout';
}

/** Whether a failed load is sent again automatically. */
export function isWorthRetrying(failed: Failure): boolean {
  return isAnswerLost(failed);
}
