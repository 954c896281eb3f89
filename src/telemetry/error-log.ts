/** One entry of the error log: what failed, where; never what was sent, and no personal data. */
export interface LoggedError {
  readonly at: number;
  readonly kind: 'call' | 'crash' | 'unknown-state';
  readonly what: string;
  readonly requestId: string | null;
  readonly reason: string | null;
}

/** The error log of spec 7.3: bounded in memory, and forwarded to an address where one is configured. */
export interface ErrorLog {
  readonly add: (error: Omit<LoggedError, 'at'>) => void;
  readonly entries: () => readonly LoggedError[];
}

const KEEP = 100;
const MAX_TEXT = 255;
/** UPI ids and e-mails; runs of digits, grouped or not, long enough to be an account, a phone, an Aadhaar; PANs. */
const PERSONAL = /[\w.+-]+@[\w.-]+|\d(?:[ -]?\d){5,}|[A-Z]{5}\d{4}[A-Z]/gi;

/** Makes the log. @param forward sends one entry on; it must not throw and is not awaited */
export function createErrorLog(forward: (error: LoggedError) => void, now: () => number): ErrorLog {
  let entries: readonly LoggedError[] = [];
  return {
    add(error) {
      const entry = {
        ...error,
        at: now(),
        what: clean(error.what),
        reason: error.reason && clean(error.reason),
      };
      entries = [...entries, entry].slice(-KEEP);
      forward(entry);
    },
    entries: () => entries,
  };
}

function clean(text: string): string {
  return text.replaceAll(PERSONAL, '•').slice(0, MAX_TEXT);
}
