import type { LoggedError } from './error-log';

/** Sends entries of the error log to the configured URL. */
export interface ErrorLogSender {
  readonly add: (error: LoggedError) => void;
  /** Sends the unsent entries; called when the phone is online again, and when the page is hidden. */
  readonly flush: () => void;
}

/** Maximum number of entries sent by one page load: guards against an error loop. */
const MAX_ENTRIES = 200;

/** Creates the sender. @param beacon passes one entry to the browser; false when the browser does not accept it */
export function createErrorLogSender(
  beacon: (body: string) => boolean,
  isOnline: () => boolean,
): ErrorLogSender {
  let pending: readonly LoggedError[] = [];
  let addedCount = 0;
  const flush = () => {
    while (isOnline() && pending[0] !== undefined && beacon(JSON.stringify(pending[0])))
      pending = pending.slice(1);
  };
  return {
    add(error) {
      addedCount += 1;
      if (addedCount > MAX_ENTRIES) return;
      pending = [...pending, error];
      flush();
    },
    flush,
  };
}
