import { writeErrors } from '../../openapi/generated/write-errors';
import { hasErrorCode } from './read-failure';
import type { Transport } from './service';

/** Wait between the token refresh and the retry, in milliseconds (spec 9). */
export const RETRY_WAIT_MS = 1_200;

/** Maximum wait that a `Retry-After` header can set instead, in milliseconds; with a longer one there is no retry. */
const MAX_RETRY_AFTER_MS = 5_000;

/** State of recovery between calls; shared by all transports of an app. */
export interface RecoveryMemory {
  /** Idempotency keys that were sent: another request with the same key is a repeated write. */
  readonly sentKeys: Set<string>;
  /** Operations of reads whose last answer was a 5xx: they are not retried. Removed with the next other answer. */
  readonly failingReads: Set<string>;
}

/** Creates an empty memory. */
export const createRecoveryMemory = (): RecoveryMemory => ({ sentKeys: new Set(), failingReads: new Set() });

/** Dependencies of recovery. */
export interface RecoveryDependencies {
  /** Asks for a fresh token; resolves also when that failed. Concurrent callers share one attempt. */
  readonly refresh: () => Promise<void>;
  /** Number of attempts to refresh so far. A call that was sent before the last refresh is retried without another refresh. */
  readonly refreshes: () => number;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Adds the current credentials to the request that is sent again. */
  readonly authorise: (request: Request) => Request;
  /** Called when the retry is answered with 401: the credentials are invalid. At most once after each refresh. */
  readonly onUnauthorised: () => void;
}

/**
 * Wraps a transport with the recovery of spec 7.3: a 401 or 503, and a 500 except for verifyOtp, triggers a token refresh (unless one
 * happened meanwhile), a wait of 1,200 ms or, except after a 401, as long as `Retry-After` says, and one retry with the same request id and
 * body. An aborted call is not retried. After a 500 or 503, a repeated write and a read whose last answer was a 5xx are not retried either;
 * after a 401 they are, because the service did nothing.
 *
 * Where the first answer left the outcome of a write unknown, that answer is returned unless the retry succeeds: a refused retry
 * does not prove that the first request had no effect. A 5xx is returned also where the retry was answered with 401.
 */
export function withRecovery(
  fetch: Transport,
  dependencies: RecoveryDependencies,
  memory: RecoveryMemory = createRecoveryMemory(),
): Transport {
  /** Number of refreshes at which `onUnauthorised` was last called. */
  let reportedAtRefreshes = -1;

  return async (request, operation = '') => {
    // Undefined for a read.
    const refusalCodes = writeErrors[operation];
    const isRepeat = refusalCodes === undefined ? memory.failingReads.has(operation) : recordKey(request);
    const retryRequest = request.clone();
    const refreshesBefore = dependencies.refreshes();
    const first = await fetch(request, operation);
    const wait = first.status === 401 ? RETRY_WAIT_MS : retryDelayMs(first);
    if (!isRecoverable(first.status, request.url) || wait === null || (isRepeat && first.status !== 401))
      return recorded(first);
    if (request.signal.aborted) throw abortError();
    if (dependencies.refreshes() === refreshesBefore) await dependencies.refresh();
    await dependencies.wait(wait, request.signal);
    if (request.signal.aborted) throw abortError();
    const second = await retry();
    if (second.status === 401 && reportedAtRefreshes !== dependencies.refreshes()) {
      reportedAtRefreshes = dependencies.refreshes();
      dependencies.onUnauthorised();
    }
    if (second.ok || first.status < 500) return recorded(second);
    const isOutcomeUnknown = refusalCodes !== undefined && !(await hasErrorCode(refusalCodes, first));
    return isOutcomeUnknown || second.status === 401 ? first : recorded(second);

    async function retry(): Promise<Response> {
      try {
        return await fetch(dependencies.authorise(retryRequest), operation);
      } catch (error) {
        if (refusalCodes === undefined || first.status < 500 || request.signal.aborted) throw error;
        // The service answered the first request with a 5xx: the outcome of the write is unknown, as after a gateway timeout.
        return new Response(null, { status: 504 });
      }
    }

    function recorded(answer: Response): Response {
      if (answer.status < 500) memory.failingReads.delete(operation);
      else if (refusalCodes === undefined && operation !== '') memory.failingReads.add(operation);
      return answer;
    }
  };

  /** Records the request's idempotency key. @returns whether it was recorded already */
  function recordKey({ headers }: Request): boolean {
    const key = headers.get('x-request-id') ?? '';
    const isRecorded = memory.sentKeys.has(key);
    memory.sentKeys.add(key);
    return isRecorded;
  }
}

function isRecoverable(status: number, url: string): boolean {
  if (status === 401 || status === 503) return true;
  return status === 500 && !new URL(url).pathname.endsWith('/verifyOtp');
}

/** @returns milliseconds until the retry; null when `Retry-After` exceeds `MAX_RETRY_AFTER_MS` */
function retryDelayMs({ headers }: Response): number | null {
  const retryAfterMs = Number(headers.get('retry-after') ?? 0) * 1_000;
  if (retryAfterMs > MAX_RETRY_AFTER_MS) return null;
  return retryAfterMs > RETRY_WAIT_MS ? retryAfterMs : RETRY_WAIT_MS;
}

/** Waits; rejects when the signal is aborted. */
export function abortableWait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(abortError());
    const rejectAborted = () => {
      clearTimeout(timer);
      reject(abortError());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', rejectAborted);
      resolve();
    }, ms);
    signal.addEventListener('abort', rejectAborted, { once: true });
  });
}

/** Used instead of `AbortSignal.reason`, which old web views do not support. */
function abortError(): DOMException {
  return new DOMException('The call was given up.', 'AbortError');
}
