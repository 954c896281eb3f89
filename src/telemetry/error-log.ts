import { maskCode, maskMessage } from './mask-personal';

/**
 * A failure to log: a failed call, a crash, an unknown value from the service; or a warning for the host's operators.
 */
export interface ErrorReport {
  readonly kind: 'call' | 'crash' | 'unknown-state' | 'warning';
  /** The failed operation, the error message, the unknown value, or the warning. */
  readonly what: string;
  /** Of a failed call; null otherwise. */
  readonly requestId: string | null;
  /** Code of the failure, if there is one. */
  readonly reason: string | null;
}

/** One entry of the error log. `at`: ms by the service's clock. It never contains a request's body. */
export interface LoggedError extends ErrorReport {
  readonly at: number;
  /** Code of the visit, which the merchant can tell support (`visit.ts`). */
  readonly code: string;
}

/** The error log of spec 7.3: the latest entries in memory; each is also sent where a URL is configured. */
export interface ErrorLog {
  readonly add: (report: ErrorReport, createdAt: number) => void;
  readonly entries: () => readonly LoggedError[];
}

const MAX_ENTRIES = 100;

/**
 * Creates the log.
 * @param code of the visit
 * @param forward sends one entry; it must not throw and is not awaited
 */
export function createErrorLog(code: string, forward: (error: LoggedError) => void): ErrorLog {
  let entries: readonly LoggedError[] = [];
  return {
    add({ kind, what, requestId, reason }, createdAt) {
      const entry = {
        kind,
        at: createdAt,
        code,
        what: kind === 'unknown-state' ? maskCode(what) : maskMessage(what),
        requestId,
        reason: reason && maskMessage(reason),
      };
      entries = [...entries, entry].slice(-MAX_ENTRIES);
      forward(entry);
    },
    entries: () => entries,
  };
}
