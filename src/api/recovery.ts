/** Wait between the token refresh and the one retry, in milliseconds (spec 9). */
export const RETRY_WAIT_MS = 1_200;

type Fetch = (request: Request) => Promise<Response>;

/** What recovery needs from the app. */
export interface RecoveryPorts {
  /** Refreshes the token; callers at the same time share one refresh. */
  readonly refresh: () => Promise<void>;
  /** How many refreshes there were: a call that was sent before the last one is sent again without another. */
  readonly refreshes: () => number;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Puts the credentials of now on the request that is sent again. */
  readonly authorise: (request: Request) => Request;
  /** A 401 survived the retry: who we say we are is refused for good. Said once for all calls of one refresh. */
  readonly onUnauthorised: () => void;
}

/**
 * Recovery of spec 7.3: a 401 or 503, and a 500 except for verifyOtp, triggers a token refresh, a wait of 1,200 ms and
 * one retry with the same request id and the whole body. A call that was aborted is not tried again.
 */
export function withRecovery(fetch: Fetch, ports: RecoveryPorts): Fetch {
  let endedAfter = -1;
  return async (request) => {
    const again = request.clone();
    const refreshesBefore = ports.refreshes();
    const first = await fetch(request);
    if (!isRecoverable(first.status, request.url)) return first;
    if (request.signal.aborted) throw givenUp();
    if (ports.refreshes() === refreshesBefore) await ports.refresh();
    await ports.wait(RETRY_WAIT_MS, request.signal);
    if (request.signal.aborted) throw givenUp();
    const second = await fetch(ports.authorise(again));
    if (second.status === 401 && endedAfter !== ports.refreshes()) {
      endedAfter = ports.refreshes();
      ports.onUnauthorised();
    }
    // The first answer left open whether a write was done; a refusal of the second does not say that it was not.
    return second.status === 401 && first.status >= 500 ? first : second;
  };
}

function isRecoverable(status: number, url: string): boolean {
  if (status === 401 || status === 503) return true;
  return status === 500 && !new URL(url).pathname.endsWith('/verifyOtp');
}

/** Waits, and rejects when the call is given up meanwhile. */
export function abortableWait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(givenUp());
    const giveUp = () => {
      clearTimeout(timer);
      reject(givenUp());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

/** Old web views have no `AbortSignal.reason`. */
function givenUp(): DOMException {
  return new DOMException('The call was given up.', 'AbortError');
}
