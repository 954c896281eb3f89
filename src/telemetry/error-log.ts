import { cleanMessage } from './mask-personal';

/**
 * What failed: a call with its request id, a crash, an unknown value from the service; or a warning for the host's operators.
 */
export interface Fault {
  readonly kind: 'call' | 'crash' | 'unknown-state' | 'warning';
  readonly what: string;
  readonly requestId: string | null;
  readonly reason: string | null;
}

/** One entry of the error log: what failed, where and when (ms by the service's clock); never what was sent. */
export interface LoggedError extends Fault {
  readonly at: number;
}

/** The error log of spec 7.3: bounded in memory, and forwarded where a URL is configured. */
export interface ErrorLog {
  readonly add: (fault: Fault, at: number) => void;
  readonly entries: () => readonly LoggedError[];
}

const KEEP = 100;

/** Creates the log. @param forward sends one entry on; it must not throw and is not awaited */
export function createErrorLog(forward: (error: LoggedError) => void): ErrorLog {
  let entries: readonly LoggedError[] = [];
  return {
    add({ kind, what, requestId, reason }, at) {
      const entry = { kind, at, what: cleanMessage(what), requestId, reason: reason && cleanMessage(reason) };
      entries = [...entries, entry].slice(-KEEP);
      forward(entry);
    },
    entries: () => entries,
  };
}
