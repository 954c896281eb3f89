import { writeErrors } from '../../openapi/generated/write-errors';
import { namesOneOf } from './failure-of';
import type { Transport } from './service';

/** Wait between the token refresh and the one retry, in milliseconds (spec 9). */
export const RETRY_WAIT_MS = 1_200;

/** The longest `Retry-After` that is waited for instead, in milliseconds; with a longer one the answer stands. */
const LONGEST_WAIT_MS = 5_000;

/** What recovery remembers between calls; one for all transports of an app. */
export interface RecoveryMemory {
  /** Idempotency keys that were sent: the next request under one of them is a repeat already. */
  readonly sentKeys: Set<string>;
  /** Reads whose retry met a failing service too, until one of them is answered. */
  readonly failingReads: Set<string>;
}

/** A memory that remembers nothing yet. */
export const createRecoveryMemory = (): RecoveryMemory => ({ sentKeys: new Set(), failingReads: new Set() });

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
 * one retry with the same request id and the whole body. A call that was aborted is not tried again, and but for a 401 (which
 * does nothing at the service) neither is a write that is a repeat itself, or a read of which the last retry failed too.
 *
 * A write whose first answer left its outcome open keeps that answer unless the retry succeeds: a refusal of the second
 * run does not say that the first one did nothing.
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
      return judged(first);
    if (request.signal.aborted) throw givenUp();
    if (ports.refreshes() === refreshesBefore) await ports.refresh();
    await ports.wait(wait, request.signal);
    if (request.signal.aborted) throw givenUp();
    const second = await sendAgain();
    if (second.status === 401 && endedAfter !== ports.refreshes()) {
      endedAfter = ports.refreshes();
      ports.onUnauthorised();
    }
    if (second.ok || first.status < 500) return judged(second);
    const isOpen = codes !== undefined && !(await namesOneOf(codes, first));
    return isOpen || second.status === 401 ? first : judged(second);

    async function sendAgain(): Promise<Response> {
      try {
        return await fetch(ports.authorise(again), operation);
      } catch (lost) {
        if (codes === undefined || first.status < 500 || request.signal.aborted) throw lost;
        // The service had the request once: as open as a gateway's time-out, and no reason to send it a third time.
        return new Response(null, { status: 504 });
      }
    }

    function judged(answer: Response): Response {
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

/** @returns milliseconds until the retry; null when the service asks for more patience than a call has */
function waitBefore({ headers }: Response): number | null {
  const asked = Number(headers.get('retry-after') ?? 0) * 1_000;
  if (asked > LONGEST_WAIT_MS) return null;
  return asked > RETRY_WAIT_MS ? asked : RETRY_WAIT_MS;
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
