import type { Credentials, Device } from '../../machines/domain/base/device';
import { authorise } from './authorisation';
import { identityHeaders } from './identity-headers';
import type { Transport } from './service';

/** Maximum age of a preloaded call, in milliseconds; the answer of an older call is not used. */
const MAX_AGE_MS = 15_000;

/** A read that a page always makes; listed in the document of the page. */
export interface PreloadedCall {
  /** operationId of the contract. */
  readonly operation: string;
  readonly method: string;
  /** Absolute, or a path of the page's own origin. */
  readonly url: string;
  /** JSON; null without a body. */
  readonly body: string | null;
}

/** The page of a document, and the reads that the page starts with. The build writes it into the document (`build/documents.ts`). */
export interface PreloadPlan {
  /** Path pattern such as `/pay/$linkId`; the value of `$linkId` is in the URL. */
  readonly page: string;
  /** Query parameters that the URL must have: with other values, the page may start with another screen. */
  readonly query: string;
  /** Whether the page is public: it can be opened without a session. */
  readonly isPublic: boolean;
  readonly calls: readonly PreloadedCall[];
  /** URLs of the script files that a public page imports once the merchant is known. */
  readonly merchantFiles: readonly string[];
}

/** Dependencies of sending the calls. */
interface PreloadDependencies {
  readonly device: Device;
  /** Language of the page, BCP 47. */
  readonly language: string;
  readonly credentials: Credentials;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly newRequestId: () => string;
  /** Current time in milliseconds. */
  readonly now: () => number;
}

interface StartedCall {
  /** Whether its request id was returned, so that its answer will be used. */
  isClaimed: boolean;
  readonly requestId: string;
  readonly call: PreloadedCall;
  readonly credentials: Credentials;
  readonly startedAt: number;
  readonly response: Promise<Response>;
}

/** Calls that are sent before the client that reads their answers is loaded (decision 018). */
export interface PreloadedCalls {
  /** Sends a call. The body of the returned response must not be read: the client reads it. */
  readonly start: (call: PreloadedCall, dependencies: PreloadDependencies) => Promise<Response>;
  /**
   * Request id of a preloaded call of this operation; each id is returned only once. Null without one. When the operation had one before, the
   * page is repeating a call that failed: answers that nobody has asked for yet are as old as that failure, and are not used either.
   */
  readonly requestId: (operation: string) => string | null;
  /** Whether calls were sent, and all of them are answered or have failed. */
  readonly areAllSettled: () => boolean;
  /**
   * Wraps a transport. A request with the id, content and credentials of a preloaded call gets the answer of that call; each answer is
   * used only once. All other requests are sent.
   */
  readonly wrapTransport: (send: Transport, credentials: () => Credentials, now: () => number) => Transport;
}

/** Creates an empty list of calls. */
export function createPreloadedCalls(): PreloadedCalls {
  let startedCount = 0;
  let settledCount = 0;
  let unusedCalls: readonly StartedCall[] = [];
  const claimedOperations = new Set<string>();

  function removeCall(requestId: string | null): StartedCall | undefined {
    const found = unusedCalls.find((call) => call.requestId === requestId);
    unusedCalls = unusedCalls.filter((call) => call !== found);
    return found;
  }

  return {
    start(call, dependencies) {
      const started = startCall(call, dependencies);
      startedCount += 1;
      const settle = () => {
        settledCount += 1;
      };
      // The transport that uses the response handles a failure. This prevents an unhandled rejection before that.
      started.response.then(settle, settle);
      unusedCalls = [...unusedCalls, started];
      return started.response;
    },
    areAllSettled: () => startedCount > 0 && settledCount === startedCount,
    requestId(operation) {
      const found = unusedCalls.find(({ call, isClaimed }) => call.operation === operation && !isClaimed);
      if (found === undefined) {
        if (claimedOperations.has(operation)) unusedCalls = unusedCalls.filter(({ isClaimed }) => isClaimed);
        return null;
      }
      found.isClaimed = true;
      claimedOperations.add(operation);
      return found.requestId;
    },
    wrapTransport: (send, credentials, now) => async (request, operation) => {
      const started = removeCall(request.headers.get('x-request-id'));
      const isSame =
        started !== undefined &&
        now() - started.startedAt <= MAX_AGE_MS &&
        JSON.stringify(started.credentials) === JSON.stringify(credentials()) &&
        request.url === new URL(started.call.url, request.url).href &&
        (await request.clone().text()) === (started.call.body ?? '');
      return isSame ? abortable(started.response, request.signal) : send(request, operation);
    },
  };
}

function startCall(
  call: PreloadedCall,
  { device, language, credentials, fetch, newRequestId, now }: PreloadDependencies,
): StartedCall {
  const requestId = newRequestId();
  const request = new Request(call.url, {
    method: call.method,
    cache: 'no-store',
    headers: {
      // No merchant id: the merchant is not known yet.
      ...identityHeaders(device, requestId, null, language),
      ...(call.body === null ? {} : { 'content-type': 'application/json' }),
    },
    body: call.body,
  });
  const response = fetch(authorise(request, credentials));
  return { isClaimed: false, requestId, call, credentials, startedAt: now(), response };
}

/** Settles like the response; rejects when the signal is aborted first. */
function abortable(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const rejectAborted = () => reject(new DOMException('The call was given up.', 'AbortError'));
    if (signal.aborted) return rejectAborted();
    signal.addEventListener('abort', rejectAborted, { once: true });
    response.then(resolve, reject);
  });
}

/** Whether a URL has the query parameters of a document's plan. @param search the query of the URL */
export function hasQueryOf({ query }: Pick<PreloadPlan, 'query'>, search: string): boolean {
  const parameters = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => parameters.get(name) === value);
}

/** A page's path with the placeholders that a document's calls contain: `__linkId__` for `$linkId`. */
export function placeholderPath(page: string): string {
  return page.replaceAll(/\$(\w+)/g, '__$1__');
}

/** Replaces the placeholders with values from the URL. @param page `/pay/$linkId` */
export function fillCalls(
  calls: readonly PreloadedCall[],
  page: string,
  pathname: string,
): readonly PreloadedCall[] {
  const values = pathname.split('/');
  const placeholders = placeholderPath(page)
    .split('/')
    .map((name, index) => ({ name, value: values[index] ?? '' }))
    .filter(({ name }) => name.startsWith('__'));
  return calls.map((call) =>
    placeholders.reduce(
      ({ url, body, ...rest }, { name, value }) => ({
        ...rest,
        url: url.replaceAll(name, () => value),
        body: body?.replaceAll(name, () => JSON.stringify(decodeURIComponent(value)).slice(1, -1)) ?? null,
      }),
      call,
    ),
  );
}
