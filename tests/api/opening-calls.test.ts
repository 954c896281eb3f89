import { describe, expect, it } from 'vitest';

import type { Credentials } from '../../machines/domain/base/device';
import {
  createPreloadedCalls,
  fillCalls,
  hasQueryOf,
  type PreloadedCall,
  placeholderPath,
} from '../../src/api/preloaded-calls';

const LOAN: PreloadedCall = {
  operation: 'getLoan',
  method: 'GET',
  url: 'https://shop.example/api/loan',
  body: null,
};
const LINK: PreloadedCall = {
  operation: 'getRepaymentLinkDetails',
  method: 'POST',
  url: 'https://shop.example/api/details',
  body: '{"repayment_link_id":"lnk_1"}',
};
const device = { app: 'web', id: 'dev_1', address: 'unknown', brand: 'desktop' };

/** Calls started at time 0, and the client that loads later. */
function begun(...calls: readonly PreloadedCall[]) {
  const opening = createPreloadedCalls();
  const preloadedRequests: Request[] = [];
  const laterRequests: Request[] = [];
  let credentials: Credentials = { mode: 'token', token: 'abc' };
  let time = 0;
  let ids = 0;
  const dependencies = {
    device,
    language: 'mr-IN',
    credentials,
    fetch: async (request: Request) => {
      preloadedRequests.push(request);
      return new Response(`early ${preloadedRequests.length}`);
    },
    newRequestId: () => `req_${++ids}`,
    now: () => time,
  };
  for (const call of calls) opening.start(call, dependencies);
  const send = opening.wrapTransport(
    async (request) => {
      laterRequests.push(request);
      return new Response('late');
    },
    () => credentials,
    () => time,
  );
  const ask = async ({ url, method, body, operation }: PreloadedCall, signal?: AbortSignal) => {
    const id = opening.requestId(operation) ?? 'req_own';
    const request = new Request(url, {
      method,
      body,
      headers: { 'x-request-id': id },
      ...(signal === undefined ? {} : { signal }),
    });
    return (await send(request, operation)).text();
  };
  return {
    preloadedRequests,
    laterRequests,
    ask,
    signInAs: (other: Credentials) => {
      credentials = other;
    },
    wait: (ms: number) => {
      time += ms;
    },
  };
}

describe('a call that a page starts before its scripts are loaded', () => {
  it('carries the identity, the credentials and its own request id, and is not cached', () => {
    const { preloadedRequests } = begun(LOAN);
    const [request] = preloadedRequests;
    expect(request?.headers.get('x-request-id')).toBe('req_1');
    expect(request?.headers.get('x-device-id')).toBe('dev_1');
    expect(request?.headers.get('accept-language')).toBe('mr-IN');
    expect(request?.headers.get('authorization')).toBe('Bearer abc');
    expect(request?.cache).toBe('no-store');
  });

  it('is settled once it and all others are answered, or have failed', async () => {
    const calls = createPreloadedCalls();
    expect(calls.areAllSettled(), 'without a call').toBe(false);
    const answers: Record<'resolve' | 'reject', () => void>[] = [];
    const dependencies = {
      ...{ device, language: 'en-IN', newRequestId: () => 'req_1', now: () => 0 },
      credentials: { mode: 'cookie' } as const,
      fetch: () =>
        new Promise<Response>((resolve, reject) => {
          answers.push({ resolve: () => resolve(new Response('')), reject: () => reject(new Error()) });
        }),
    };
    const loan = calls.start(LOAN, dependencies);
    const link = calls.start(LINK, dependencies);
    answers[0]?.resolve();
    await loan;
    expect(calls.areAllSettled(), 'one is missing').toBe(false);
    answers[1]?.reject();
    await expect(link).rejects.toThrow();
    expect(calls.areAllSettled()).toBe(true);
  });

  it('answers the same call of the client, and is not sent again', async () => {
    const page = begun(LOAN, LINK);
    expect(await page.ask(LINK)).toBe('early 2');
    expect(await page.ask(LOAN)).toBe('early 1');
    expect(page.laterRequests).toEqual([]);
  });

  it('answers only one call: the next one is sent', async () => {
    const page = begun(LOAN);
    await page.ask(LOAN);
    expect(await page.ask(LOAN)).toBe('late');
  });

  it('answers no other call once one was repeated: the answers are as old as the failure', async () => {
    const page = begun(LOAN, LINK);
    await page.ask(LOAN);
    await page.ask(LOAN);
    expect(await page.ask(LINK)).toBe('late');
  });

  it('gives two calls of one operation to the first and the second caller', async () => {
    const selected = { ...LOAN, url: `${LOAN.url}/selected` };
    const page = begun(LOAN, selected);
    expect(await Promise.all([page.ask(LOAN), page.ask(selected)])).toEqual(['early 1', 'early 2']);
  });

  it.each([
    ['for another address', { ...LOAN, url: 'https://shop.example/api/loan?of=another' }],
    ['with another body', { ...LINK, body: '{"repayment_link_id":"lnk_2"}' }],
  ])('is not used by %s', async (_, other) => {
    const page = begun(LOAN, LINK);
    expect(await page.ask(other)).toBe('late');
  });

  it('answers no call of another merchant', async () => {
    const page = begun(LOAN);
    page.signInAs({ mode: 'token', token: 'fresh' });
    expect(await page.ask(LOAN)).toBe('late');
  });

  it('answers no call once it is 15 seconds old', async () => {
    const page = begun(LOAN);
    page.wait(15_001);
    expect(await page.ask(LOAN)).toBe('late');
  });

  it('that its caller aborts rejects for the caller, and is not aborted itself', async () => {
    const opening = createPreloadedCalls();
    const sent: Request[] = [];
    opening.start(LOAN, {
      device,
      language: 'en-IN',
      credentials: { mode: 'cookie' },
      fetch: (request) => {
        sent.push(request);
        return new Promise(() => {});
      },
      newRequestId: () => 'req_1',
      now: () => 0,
    });
    const send = opening.wrapTransport(
      async () => new Response('late'),
      () => ({ mode: 'cookie' }),
      () => 0,
    );
    const stop = new AbortController();
    const answer = send(
      new Request(LOAN.url, {
        headers: { 'x-request-id': opening.requestId('getLoan') ?? '' },
        signal: stop.signal,
      }),
    );
    stop.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([false]);
  });
});

describe('the parts of an address in a document’s calls', () => {
  const template = { ...LINK, body: '{"repayment_link_id":"__linkId__"}' };

  it('replace the names that the build has inserted', () => {
    expect(placeholderPath('/pay/$linkId')).toBe('/pay/__linkId__');
    expect(fillCalls([template], '/pay/$linkId', '/pay/lnk_9')).toEqual([
      { ...LINK, body: '{"repayment_link_id":"lnk_9"}' },
    ]);
  });

  it('are encoded in a URL, and decoded in a body, without breaking out of it', () => {
    const [call] = fillCalls(
      [{ ...template, url: 'https://shop.example/api/__linkId__' }],
      '/pay/$linkId',
      '/pay/a%22%2C%20b',
    );
    expect(call?.url).toBe('https://shop.example/api/a%22%2C%20b');
    expect(JSON.parse(call?.body ?? '')).toEqual({ repayment_link_id: 'a", b' });
  });
});

describe('the query that a document is for', () => {
  const plan = { query: 'pollingType=repayment' };

  it.each([
    ['?pollingType=repayment', true],
    ['?status=paid&pollingType=repayment', true],
    ['?pollingType=supplier', false],
    ['', false],
  ])('an address with "%s": %s', (search, expected) => {
    expect(hasQueryOf(plan, search)).toBe(expected);
    expect(hasQueryOf({ query: '' }, search)).toBe(true);
  });
});
