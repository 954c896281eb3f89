import type { LoggedError } from './error-log';

/** Sends entries of the error log on. */
export interface Forward {
  readonly add: (error: LoggedError) => void;
  /** Tries again what could not be sent: when the phone is online again, when the page is hidden. */
  readonly flush: () => void;
}

/** A page that fails in a circle says so this often, and is then silent. */
const MOST = 200;

/** Makes the forwarding. @param beacon hands one entry to the browser; false when it did not take it */
export function createForward(beacon: (body: string) => boolean, isOnline: () => boolean): Forward {
  let pending: readonly LoggedError[] = [];
  let added = 0;
  const flush = () => {
    while (isOnline() && pending[0] !== undefined && beacon(JSON.stringify(pending[0])))
      pending = pending.slice(1);
  };
  return {
    add(error) {
      added += 1;
      if (added > MOST) return;
      pending = [...pending, error];
      flush();
    },
    flush,
  };
}
