import type { Credentials, Device } from '../../machines/domain/base/device';
import { authorise } from './authorisation';
import { identityHeaders } from './identity';
import type { Transport } from './service';

/** An answer that was begun longer ago than this, in milliseconds, is not used any more. */
const FRESH_MS = 15_000;

/** A read that a page makes in any case, as its document names it. */
export interface OpeningCall {
  /** operationId of the contract. */
  readonly operation: string;
  readonly method: string;
  /** Absolute, or a path of the page's own origin. */
  readonly url: string;
  /** JSON; null where nothing is sent. */
  readonly body: string | null;
}

/** What the build writes into a document (`build/documents.ts`): which page it is for, and the reads that the page begins with. */
export interface Opening {
  /** `/pay/$linkId`: what `$linkId` stands for is in the address. */
  readonly page: string;
  /** Parameters that the address must have too: another one may begin with another screen. */
  readonly query: string;
  /** Strangers read this page, too: nothing is asked for them. */
  readonly isForStrangers: boolean;
  readonly calls: readonly OpeningCall[];
}

/** What sends the calls. */
interface OpeningPorts {
  readonly device: Device;
  readonly credentials: Credentials;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly newRequestId: () => string;
  /** Milliseconds, of any origin. */
  readonly now: () => number;
}

interface Begun {
  isClaimed: boolean;
  readonly requestId: string;
  readonly call: OpeningCall;
  readonly credentials: Credentials;
  readonly at: number;
  readonly response: Promise<Response>;
}

/** Calls that are under way before the client that reads their answers is there (decision 018). */
export interface OpeningCalls {
  /** Sends these now. */
  readonly begin: (calls: readonly OpeningCall[], ports: OpeningPorts) => void;
  /** The request id of a call of this operation that waits for its reader, who is given it once; null where there is none. */
  readonly requestId: (operation: string) => string | null;
  /**
   * The transport around `send` that hands out the answer of a request that was begun already, once, and only to the same
   * request with the same credentials; anything else is sent.
   */
  readonly before: (send: Transport, credentials: () => Credentials, now: () => number) => Transport;
}

/** Makes the list of calls that are under way; it is empty. */
export function createOpeningCalls(): OpeningCalls {
  let waiting: readonly Begun[] = [];

  function take(requestId: string | null): Begun | undefined {
    const found = waiting.find((one) => one.requestId === requestId);
    waiting = waiting.filter((one) => one !== found);
    return found;
  }

  return {
    begin(calls, ports) {
      waiting = [...waiting, ...calls.map((call) => begin(call, ports))];
    },
    requestId(operation) {
      const found = waiting.find(({ call, isClaimed }) => call.operation === operation && !isClaimed);
      if (found === undefined) return null;
      found.isClaimed = true;
      return found.requestId;
    },
    before: (send, credentials, now) => async (request, operation) => {
      const begun = take(request.headers.get('x-request-id'));
      const isSame =
        begun !== undefined &&
        now() - begun.at <= FRESH_MS &&
        JSON.stringify(begun.credentials) === JSON.stringify(credentials()) &&
        request.url === new URL(begun.call.url, request.url).href &&
        (await request.clone().text()) === (begun.call.body ?? '');
      return isSame ? untilGivenUp(begun.response, request.signal) : send(request, operation);
    },
  };
}

function begin(call: OpeningCall, { device, credentials, fetch, newRequestId, now }: OpeningPorts): Begun {
  const requestId = newRequestId();
  const request = new Request(call.url, {
    method: call.method,
    cache: 'no-store',
    headers: {
      // Who is here is asked beside it.
      ...identityHeaders(device, requestId, null),
      ...(call.body === null ? {} : { 'content-type': 'application/json' }),
    },
    body: call.body,
  });
  const response = fetch(authorise(request, credentials));
  // Whoever reads it is told of the failure; until then nobody is.
  response.catch(() => {});
  return { isClaimed: false, requestId, call, credentials, at: now(), response };
}

function untilGivenUp(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException('The call was given up.', 'AbortError'));
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    response.then(resolve, reject);
  });
}

/** Whether an address has the parameters that a document is for. @param search of the address */
export function hasQueryOf({ query }: Opening, search: string): boolean {
  const given = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => given.get(name) === value);
}

/** What stands in a document's calls for a part of the address: `__linkId__` for `$linkId`. */
export function placeholderPath(page: string): string {
  return page.replaceAll(/\$(\w+)/g, '__$1__');
}

/** Puts the parts of an address in the place of their placeholders. @param page `/pay/$linkId` */
export function fillCalls(
  calls: readonly OpeningCall[],
  page: string,
  pathname: string,
): readonly OpeningCall[] {
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
