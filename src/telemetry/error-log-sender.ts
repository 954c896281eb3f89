import type { LoggedError } from './error-log';

/** Forwards entries of the error log. */
export interface Forward {
  readonly add: (error: LoggedError) => void;
  /** Retries unsent entries: when the phone is online again, when the page is hidden. */
  readonly flush: () => void;
}

/** Maximum number of entries from one page, in case of an error loop. */
const MAX_ENTRIES = 200;

/** Creates the forwarding. @param beacon passes one entry to the browser; false when it is not accepted */
export function createErrorLogSender(beacon: (body: string) => boolean, isOnline: () => boolean): Forward {
  let pending: readonly LoggedError[] = [];
  let added = 0;
  const flush = () => {
    while (isOnline() && pending[0] !== undefined && beacon(JSON.stringify(pending[0])))
      pending = pending.slice(1);
  };
  return {
    add(error) {
      added += 1;
      if (added > MAX_ENTRIES) return;
      pending = [...pending, error];
      flush();
    },
    flush,
  };
}
