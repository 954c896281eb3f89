import type { Credentials, Device } from '../../machines/domain/base/device';
import { authorise } from './authorisation';
import { identityHeaders } from './identity';
import type { Transport } from './service';

/** Maximum age of an opening call, in milliseconds; an older answer is not used. */
const FRESH_MS = 15_000;

/** A read that a page always makes, as its document lists it. */
export interface PreloadedCall {
  /** operationId of the contract. */
  readonly operation: string;
  readonly method: string;
  /** Absolute, or a path of the page's own origin. */
  readonly url: string;
  /** JSON; null without a body. */
  readonly body: string | null;
}

/** Written into a document by the build (`build/documents.ts`): its page, and the reads that the page starts with. */
export interface PreloadPlan {
  /** Path pattern such as `/pay/$linkId`; the value of `$linkId` is in the URL. */
  readonly page: string;
  /** Query parameters that the URL must have too: with others, the page may start with another screen. */
  readonly query: string;
  /** Public page: no merchant is requested for it. */
  readonly isPublic: boolean;
  readonly calls: readonly PreloadedCall[];
}

/** Dependencies of sending the calls. */
interface PreloadPorts {
  readonly device: Device;
  readonly credentials: Credentials;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly newRequestId: () => string;
  /** Milliseconds, relative to any start. */
  readonly now: () => number;
}

interface StartedCall {
  isClaimed: boolean;
  readonly requestId: string;
  readonly call: PreloadedCall;
  readonly credentials: Credentials;
  readonly at: number;
  readonly response: Promise<Response>;
}

/** Calls in flight before the client that reads their answers is loaded (decision 018). */
export interface PreloadedCalls {
  /** Sends these now. */
  readonly start: (calls: readonly PreloadedCall[], ports: PreloadPorts) => void;
  /** Request id of an unclaimed call of this operation, returned once; null without one. */
  readonly requestId: (operation: string) => string | null;
  /**
   * Wraps a transport: a request that was started already gets that answer, once, and only for the same request with the same
   * credentials. Everything else is sent.
   */
  readonly before: (send: Transport, credentials: () => Credentials, now: () => number) => Transport;
}

/** Creates an empty list of calls. */
export function createPreloadedCalls(): PreloadedCalls {
  let waiting: readonly StartedCall[] = [];

  function take(requestId: string | null): StartedCall | undefined {
    const found = waiting.find((one) => one.requestId === requestId);
    waiting = waiting.filter((one) => one !== found);
    return found;
  }

  return {
    start(calls, ports) {
      waiting = [...waiting, ...calls.map((call) => start(call, ports))];
    },
    requestId(operation) {
      const found = waiting.find(({ call, isClaimed }) => call.operation === operation && !isClaimed);
      if (found === undefined) return null;
      found.isClaimed = true;
      return found.requestId;
    },
    before: (send, credentials, now) => async (request, operation) => {
      const started = take(request.headers.get('x-request-id'));
      const isSame =
        started !== undefined &&
        now() - started.at <= FRESH_MS &&
        JSON.stringify(started.credentials) === JSON.stringify(credentials()) &&
        request.url === new URL(started.call.url, request.url).href &&
        (await request.clone().text()) === (started.call.body ?? '');
      return isSame ? untilAborted(started.response, request.signal) : send(request, operation);
    },
  };
}

function start(
  call: PreloadedCall,
  { device, credentials, fetch, newRequestId, now }: PreloadPorts,
): StartedCall {
  const requestId = newRequestId();
  const request = new Request(call.url, {
    method: call.method,
    cache: 'no-store',
    headers: {
      // The merchant is read by a call of its own.
      ...identityHeaders(device, requestId, null),
      ...(call.body === null ? {} : { 'content-type': 'application/json' }),
    },
    body: call.body,
  });
  const response = fetch(authorise(request, credentials));
  // The reader handles a failure; this prevents an unhandled rejection before it is read.
  response.catch(() => {});
  return { isClaimed: false, requestId, call, credentials, at: now(), response };
}

function untilAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException('The call was given up.', 'AbortError'));
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    response.then(resolve, reject);
  });
}

/** Whether a URL has the query parameters that a document is for. @param search of the address */
export function hasQueryOf({ query }: PreloadPlan, search: string): boolean {
  const parameters = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => parameters.get(name) === value);
}

/** Placeholders of path parameters in a document's calls: `__linkId__` for `$linkId`. */
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
  const named = placeholderPath(page)
    .split('/')
    .map((name, index) => ({ name, value: values[index] ?? '' }))
    .filter(({ name }) => name.startsWith('__'));
  return calls.map((call) =>
    named.reduce(
      ({ url, body, ...rest }, { name, value }) => ({
        ...rest,
        url: url.replaceAll(name, () => value),
        body: body?.replaceAll(name, () => JSON.stringify(decodeURIComponent(value)).slice(1, -1)) ?? null,
      }),
      call,
    ),
  );
}
