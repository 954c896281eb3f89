import { writeErrors } from '../../openapi/generated/write-errors';
import { namesOneOf } from './failure-of';
import type { Transport } from './service';

/** Wait between the token refresh and the one retry, in milliseconds (spec 9). */
export const RETRY_WAIT_MS = 1_200;

/** The longest `Retry-After` that is waited for instead, in milliseconds; with a longer one there is no retry. */
const MAX_WAIT_MS = 5_000;

/** State of recovery between calls; shared by all transports of an app. */
export interface RecoveryMemory {
  /** Idempotency keys that were sent: another request with one of them is a repeat. */
  readonly sentKeys: Set<string>;
  /** Reads whose retry failed with a 5xx, until one of them succeeds. */
  readonly failingReads: Set<string>;
}

/** Creates an empty memory. */
export const createRecoveryMemory = (): RecoveryMemory => ({ sentKeys: new Set(), failingReads: new Set() });

/** Dependencies of recovery. */
export interface RecoveryPorts {
  /** Refreshes the token; concurrent callers share one refresh. */
  readonly refresh: () => Promise<void>;
  /** Number of refreshes so far: a call that was sent before the last one is repeated without another. */
  readonly refreshes: () => number;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Puts the current credentials on the request that is sent again. */
  readonly authorise: (request: Request) => Request;
  /** The retry got a 401 too: the credentials are invalid. Called once for all calls of one refresh. */
  readonly onUnauthorised: () => void;
}

/**
 * Recovery of spec 7.3: a 401 or 503, and a 500 except for verifyOtp, triggers a token refresh, a wait of 1,200 ms and one
 * retry with the same request id and the whole body. An aborted call is not retried. Except after a 401 (nothing was done at
 * the service), neither is a write that is itself a repeat, nor a read whose last retry failed too.
 *
 * Where the first answer left a write's outcome unknown, that answer is returned unless the retry succeeds: a refused retry
 * does not prove that the first request did nothing.
 */
export function withRecovery(
  fetch: Transport,
  ports: RecoveryPorts,
  memory: RecoveryMemory = createRecoveryMemory(),
): Transport {
  let endedAfter = -1;

  return async (request, operation = '') => {
    const codes = writeErrors[operation];
    const isRepeat = codes === undefined ? memory.failingReads.has(operation) : isSentAgain(request);
    const again = request.clone();
    const refreshesBefore = ports.refreshes();
    const first = await fetch(request, operation);
    const wait = first.status === 401 ? RETRY_WAIT_MS : waitBefore(first);
    if (!isRecoverable(first.status, request.url) || wait === null || (isRepeat && first.status !== 401))
      return noted(first);
    if (request.signal.aborted) throw abortError();
    if (ports.refreshes() === refreshesBefore) await ports.refresh();
    await ports.wait(wait, request.signal);
    if (request.signal.aborted) throw abortError();
    const second = await sendAgain();
    if (second.status === 401 && endedAfter !== ports.refreshes()) {
      endedAfter = ports.refreshes();
      ports.onUnauthorised();
    }
    if (second.ok || first.status < 500) return noted(second);
    const isOpen = codes !== undefined && !(await namesOneOf(codes, first));
    return isOpen || second.status === 401 ? first : noted(second);

    async function sendAgain(): Promise<Response> {
      try {
        return await fetch(ports.authorise(again), operation);
      } catch (lost) {
        if (codes === undefined || first.status < 500 || request.signal.aborted) throw lost;
        // The service received the request once: its outcome is unknown, as after a gateway timeout, and it is not sent a
        // third time.
        return new Response(null, { status: 504 });
      }
    }

    function noted(answer: Response): Response {
      if (answer.status < 500) memory.failingReads.delete(operation);
      else if (codes === undefined && operation !== '') memory.failingReads.add(operation);
      return answer;
    }
  };

  function isSentAgain({ headers }: Request): boolean {
    const key = headers.get('x-request-id') ?? '';
    const isKnown = memory.sentKeys.has(key);
    memory.sentKeys.add(key);
    return isKnown;
  }
}

function isRecoverable(status: number, url: string): boolean {
  if (status === 401 || status === 503) return true;
  return status === 500 && !new URL(url).pathname.endsWith('/verifyOtp');
}

/** @returns milliseconds until the retry; null when `Retry-After` is longer than `MAX_WAIT_MS` */
function waitBefore({ headers }: Response): number | null {
  const retryAfterMs = Number(headers.get('retry-after') ?? 0) * 1_000;
  if (retryAfterMs > MAX_WAIT_MS) return null;
  return retryAfterMs > RETRY_WAIT_MS ? retryAfterMs : RETRY_WAIT_MS;
}

/** Waits; rejects when the call is aborted meanwhile. */
export function abortableWait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(abortError());
    const giveUp = () => {
      clearTimeout(timer);
      reject(abortError());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

/** Old web views do not support `AbortSignal.reason`. */
function abortError(): DOMException {
  return new DOMException('The call was given up.', 'AbortError');
}
