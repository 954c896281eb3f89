import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { tokenMachine } from '../../machines/session/token';
import type { paths as TermloanPaths } from '../../openapi/generated/termloan';
import { authorise } from '../../src/api/authorisation';
import { getUserState } from '../../src/api/operations/user-state';
import { abortableWait, RETRY_WAIT_MS, withRecovery } from '../../src/api/recovery';
import { createService } from '../../src/api/service';
import { failureOf } from '../support/reports/outcome';

const ORIGIN = 'http://lender.test/api/termloan';

interface Sent {
  readonly at: number;
  readonly requestId: string | null;
  readonly token: string | null;
  readonly body: string;
}

/** A service that answers with these statuses (the last one repeats) and records its requests. */
function fakeService(...statuses: readonly number[]) {
  const sent: Sent[] = [];
  const fetch = async (request: Request) => {
    const status = statuses[sent.length] ?? statuses.at(-1) ?? 200;
    const { headers } = request;
    const note = {
      at: Date.now(),
      requestId: headers.get('x-request-id'),
      token: headers.get('authorization'),
    };
    const index = sent.push({ ...note, body: '' }) - 1;
    sent[index] = { ...note, body: await request.text() };
    return new Response('{}', { status });
  };
  return { sent, fetch };
}

/** A request as the client makes it. */
function post(path = '/confirmBankDetails', signal?: AbortSignal): Request {
  return new Request(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: { 'x-request-id': 'key-1', authorization: 'Bearer old' },
    body: '{"loan_offer_id":"off_1"}',
    ...(signal === undefined ? {} : { signal }),
  });
}

function recovering(fetch: (request: Request) => Promise<Response>) {
  const refresh = vi.fn(() => Promise.resolve());
  const onUnauthorised = vi.fn();
  const recover = withRecovery(fetch, {
    refresh,
    refreshes: () => refresh.mock.results.filter(({ type }) => type === 'return').length,
    wait: abortableWait,
    authorise: (request) => authorise(request, { mode: 'token', token: 'fresh' }),
    onUnauthorised,
  });
  return { recover, refresh, onUnauthorised };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets what is ready run, without time passing. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a call that recovery leaves alone', () => {
  it.each([200, 400, 403, 404, 409, 429, 502, 504])('is not sent again: %d', async (status) => {
    const service = fakeService(status);
    const { recover, refresh } = recovering(service.fetch);
    expect((await recover(post())).status).toBe(status);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([service.sent.length, refresh.mock.calls.length]).toEqual([1, 0]);
  });
});

describe.each([401, 500, 503])('a call that is answered %d', (status) => {
  it('is sent once more, after exactly 1,200 ms', async () => {
    const service = fakeService(status, 200);
    const { recover } = recovering(service.fetch);
    const answer = recover(post());
    await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS - 1);
    expect(service.sent.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(200);
    const [first, second] = service.sent;
    expect([service.sent.length, (second?.at ?? 0) - (first?.at ?? 0)]).toEqual([2, 1_200]);
  });

  it('refreshes the token once, before the wait', async () => {
    const { recover, refresh } = recovering(fakeService(status, 200).fetch);
    const answer = recover(post());
    await settle();
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
    await answer;
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is sent again with the same request id, the same body, and the new token', async () => {
    const service = fakeService(status, 200);
    const { recover } = recovering(service.fetch);
    const answer = recover(post());
    await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
    await answer;
    expect(service.sent).toMatchObject([
      { requestId: 'key-1', body: '{"loan_offer_id":"off_1"}', token: 'Bearer old' },
      { requestId: 'key-1', body: '{"loan_offer_id":"off_1"}', token: 'Bearer fresh' },
    ]);
  });

  it('is never sent a third time', async () => {
    const service = fakeService(status);
    const { recover } = recovering(service.fetch);
    const answer = recover(post());
    await vi.advanceTimersByTimeAsync(60_000);
    expect([(await answer).status, service.sent.length]).toEqual([status, 2]);
  });

  it('is not sent again when it is aborted during the wait', async () => {
    const service = fakeService(status, 200);
    const { recover } = recovering(service.fetch);
    const controller = new AbortController();
    const answer = recover(post('/loan', controller.signal)).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(600);
    controller.abort();
    expect(await answer).toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.sent.length).toBe(1);
  });

  it('does not refresh when it was aborted before its answer', async () => {
    const controller = new AbortController();
    const { recover, refresh } = recovering(() => {
      controller.abort();
      return Promise.resolve(new Response('{}', { status }));
    });
    await expect(recover(post('/loan', controller.signal))).rejects.toMatchObject({ name: 'AbortError' });
    expect(refresh).not.toHaveBeenCalled();
  });

  it('is not sent again when it is aborted during the refresh', async () => {
    const service = fakeService(status, 200);
    const { recover, refresh } = recovering(service.fetch);
    const controller = new AbortController();
    refresh.mockImplementation(async () => controller.abort());
    await expect(recover(post('/loan', controller.signal))).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.sent.length).toBe(1);
  });
});

describe('a code that is verified', () => {
  it("is not sent again after 500, when it is the lead's (verifyOtp)", async () => {
    const service = fakeService(500);
    const { recover, refresh } = recovering(service.fetch);
    expect((await recover(post('/leadgen/verifyOtp'))).status).toBe(500);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([service.sent.length, refresh.mock.calls.length]).toEqual([1, 0]);
  });

  it.each([401, 503])('is sent again after %d', async (status) => {
    const service = fakeService(status, 200);
    const { recover } = recovering(service.fetch);
    const answer = recover(post('/leadgen/verifyOtp'));
    await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
    expect([(await answer).status, service.sent.length]).toEqual([200, 2]);
  });

  it('is recognised by the path, not by the query', async () => {
    const service = fakeService(500, 200);
    const { recover } = recovering(service.fetch);
    const answer = recover(new Request(`${ORIGIN}/loan?next=/verifyOtp`));
    await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
    expect([(await answer).status, service.sent.length]).toEqual([200, 2]);
  });

  it.each(['/verifyUdyamOtp', '/mandatePhone/verify', '/signAgreement', '/leadgen/resendOtp'])(
    '%s is sent again after 500: it is not the call verifyOtp',
    async (path) => {
      const service = fakeService(500, 200);
      const { recover } = recovering(service.fetch);
      const answer = recover(post(path));
      await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
      expect([(await answer).status, service.sent.length]).toEqual([200, 2]);
    },
  );
});

describe('the end of the session', () => {
  it.each([
    ['401 twice ends the session, once', [401, 401], 1],
    ['503 and then 401 ends it too', [503, 401], 1],
    ['401 once does not', [401, 200], 0],
    ['401 and then 503 does not', [401, 503], 0],
    ['500 twice does not', [500, 500], 0],
    ['503 twice does not', [503, 503], 0],
  ])('%s', async (_, statuses, times) => {
    const { recover, onUnauthorised } = recovering(fakeService(...statuses).fetch);
    const answer = recover(post());
    await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
    await answer;
    expect(onUnauthorised).toHaveBeenCalledTimes(times);
  });
});

/** A JSON answer that names an error. */
const naming = (status: number, error: string) => new Response(JSON.stringify({ error }), { status });

/** A code that the contract lists for this write, and one that it does not. */
const WRITE = 'confirmBankDetails';
const listed = 'offer_expired';
const other = 'odd_code';

describe('a write whose first try failed', () => {
  async function afterBoth(first: Response, second: Response | Error, operation = WRITE) {
    const answers = [first, second];
    let requests = 0;
    const { recover } = recovering(() => {
      const answer = answers[requests] ?? new Response(null, { status: 299 });
      requests += 1;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    });
    const answer = recover(post(), operation);
    await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
    const { status } = await answer;
    return [status, requests];
  }

  it.each([
    ['409', 500, naming(409, listed)],
    ['429', 503, naming(429, listed)],
    ['404', 500, naming(404, other)],
    ['a gateway that forbids it by a page', 503, new Response('<h1>Forbidden</h1>', { status: 403 })],
    ['401', 500, naming(401, 'unauthorized')],
    ['503', 500, naming(503, listed)],
  ])(
    'returns the first answer when the retry meets %s: the outcome of the write is unknown',
    async (_, status, second) => {
      expect(await afterBoth(naming(status, other), second)).toEqual([status, 2]);
    },
  );

  it('stays unknown when the answer to the retry is lost, and is not sent a third time', async () => {
    expect(await afterBoth(naming(503, listed), new TypeError('Failed to fetch'))).toEqual([504, 2]);
  });

  it('returns the second answer when the first one was a refusal with a listed code', async () => {
    expect(await afterBoth(naming(500, listed), naming(500, listed))).toEqual([500, 2]);
    expect(await afterBoth(naming(503, listed), naming(429, listed))).toEqual([429, 2]);
    expect(await afterBoth(naming(503, listed), naming(502, other))).toEqual([502, 2]);
  });

  it('returns the second answer when it succeeded', async () => {
    expect(await afterBoth(naming(500, other), naming(200, ''))).toEqual([200, 2]);
  });

  it('a read returns the second answer', async () => {
    expect(await afterBoth(naming(500, other), naming(404, 'not_found'), 'getLoan')).toEqual([404, 2]);
  });
});

describe('a request that is itself a repeat', () => {
  it('of a write is not repeated again after 500 or 503', async () => {
    const service = fakeService(200, 503, 500);
    const { recover } = recovering(service.fetch);
    for (const status of [200, 503, 500]) expect((await recover(post(), WRITE)).status).toBe(status);
    expect(service.sent.length).toBe(3);
  });

  it('of a write is sent again after 401, which has no effect at the service', async () => {
    const service = fakeService(200, 401, 200);
    const { recover } = recovering(service.fetch);
    await recover(post(), WRITE);
    const answer = recover(post(), WRITE);
    await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
    expect([(await answer).status, service.sent.length]).toEqual([200, 3]);
  });

  it('of a read during an outage is one request, until the service answers', async () => {
    const service = fakeService(503, 503, 503, 200, 503, 200);
    const { recover } = recovering(service.fetch);
    const counts: number[] = [];
    for (const _ of [1, 2, 3, 4]) {
      const answer = recover(post('/loan'), 'getLoan');
      await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
      await answer;
      counts.push(service.sent.length);
    }
    expect(counts).toEqual([2, 3, 4, 6]);
  });
});

describe('a service that sends Retry-After', () => {
  it.each([
    ['no time', undefined, 1_200],
    ['sooner than we would', '1', 1_200],
    ['a little later', '3', 3_000],
    ['by a date, which we do not read', 'Mon, 23 Nov 2026 00:00:00 GMT', 1_200],
  ])('%s: the retry waits for it', async (_, seconds, wait) => {
    const sent: number[] = [];
    const headers = seconds === undefined ? {} : { 'retry-after': seconds };
    const { recover } = recovering(() => {
      sent.push(Date.now());
      return Promise.resolve(new Response('{}', { status: sent.length === 1 ? 503 : 200, headers }));
    });
    const answer = recover(post(), WRITE);
    await vi.advanceTimersByTimeAsync(10_000);
    await answer;
    expect((sent[1] ?? 0) - (sent[0] ?? 0)).toBe(wait);
  });

  it('much later: the answer is returned, and the merchant decides', async () => {
    const { recover, refresh } = recovering(() =>
      Promise.resolve(new Response('{}', { status: 503, headers: { 'retry-after': '60' } })),
    );
    expect((await recover(post(), WRITE)).status).toBe(503);
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('the failure when the retry did not help', () => {
  /** The failure of a read through recovery. */
  async function failureAfter(status: number) {
    const { recover, onUnauthorised } = recovering(() => {
      const errorBody = { code: 'BUSY', message: 'We are back at six.' };
      return Promise.resolve(new Response(JSON.stringify(errorBody), { status }));
    });
    const service = createService<TermloanPaths>(ORIGIN, {
      fetch: recover,
      device: () => ({ app: 'web', id: 'device-1', address: '', brand: '' }),
      merchantId: () => null,
      language: 'en-IN',
      newRequestId: () => 'fresh-id-1',
      report: () => {},
    });
    const pendingCall = getUserState(service, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
    return { failure: failureOf(await pendingCall), onUnauthorised };
  }

  it.each([500, 503])('%d keeps its own message, and the session goes on', async (status) => {
    const { failure, onUnauthorised } = await failureAfter(status);
    expect(failure).toMatchObject({
      reason: 'unavailable',
      code: 'BUSY',
      message: 'We are back at six.',
    });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it('401 ends the session, whatever its body is', async () => {
    const { failure, onUnauthorised } = await failureAfter(401);
    expect([failure.reason, onUnauthorised.mock.calls.length]).toEqual(['session-ended', 1]);
  });
});

describe('a form with a file', () => {
  it('is sent again whole, byte for byte, with its boundary and its request id', async () => {
    const bytes = Uint8Array.from({ length: 7_000 }, (_, index) => (index * 31) % 256);
    const form = new FormData();
    form.append('document_type', 'PAN');
    form.append('document', new Blob([bytes], { type: 'image/png' }), 'pan.png');
    const arrived: { type: string | null; id: string | null; body: Uint8Array }[] = [];
    const { recover } = recovering(async (request) => {
      const type = request.headers.get('content-type');
      const id = request.headers.get('x-request-id');
      arrived.push({ type, id, body: new Uint8Array(await request.arrayBuffer()) });
      return new Response('{}', { status: arrived.length === 1 ? 503 : 200 });
    });
    vi.useRealTimers();
    const answer = await recover(
      new Request(`${ORIGIN}/kycDocuments`, {
        method: 'POST',
        body: form,
        headers: { 'x-request-id': 'key-1' },
      }),
    );
    expect(answer.status).toBe(200);
    const [first, second] = arrived;
    expect(second).toEqual(first);
    expect([second?.id, second?.type]).toEqual([
      'key-1',
      expect.stringMatching(/^multipart\/form-data; boundary=/),
    ]);
    expect(second?.body.length).toBeGreaterThan(bytes.length);
  });
});

describe('a lost network', () => {
  it('is not recovered: the journey checks the status of the write', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const { recover, refresh } = recovering(fetch);
    await expect(recover(post())).rejects.toThrow('Failed to fetch');
    expect([fetch.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('ten calls that fail at once', () => {
  /** The token machine with a stubbed port, wired as in main.tsx. */
  function stubbedToken() {
    const releases: (() => void)[] = [];
    const token = createActor(
      tokenMachine.provide({
        actors: {
          refreshToken: fromPromise<void, undefined>(
            () =>
              new Promise((resolve) => {
                releases.push(resolve);
              }),
          ),
        },
      }),
    ).start();
    const refresh = async () => {
      token.send({ type: 'token.refused' });
      await waitFor(token, (snapshot) => snapshot.matches('held'));
    };
    return { releases, refresh, token };
  }

  function tenCalls(
    service: Pick<ReturnType<typeof fakeService>, 'fetch'>,
    { refresh, token }: ReturnType<typeof stubbedToken>,
    onUnauthorised = () => {},
  ) {
    const recover = withRecovery(service.fetch, {
      refresh,
      refreshes: () => token.getSnapshot().context.refreshes,
      wait: abortableWait,
      authorise: (request) => authorise(request, { mode: 'token', token: 'fresh' }),
      onUnauthorised,
    });
    return Promise.all(Array.from({ length: 10 }, () => recover(post())));
  }

  const tenRefused = () => fakeService(...Array.from({ length: 10 }, () => 401), 200);

  it('share one refresh', async () => {
    const host = stubbedToken();
    const { releases, token } = host;
    const service = tenRefused();
    const answers = tenCalls(service, host);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([service.sent.length, releases.length]).toEqual([10, 1]);
    for (const release of releases) release();
    await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
    expect((await answers).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect([service.sent.length, token.getSnapshot().context.refreshes]).toEqual([20, 1]);
  });

  it('share it also when the refresh ends before the last of them is refused', async () => {
    const host = stubbedToken();
    const service = tenRefused();
    const slowAnswers = async (request: Request) => {
      const index = service.sent.length;
      const response = await service.fetch(request);
      if (index < 10) await abortableWait(index * 10, request.signal);
      return response;
    };
    const answers = tenCalls({ fetch: slowAnswers }, host);
    await settle();
    host.releases[0]?.();
    await vi.advanceTimersByTimeAsync(2 * RETRY_WAIT_MS);
    expect((await answers).length).toBe(10);
    expect([service.sent.length, host.releases.length]).toEqual([20, 1]);
  });

  it('wait for the refresh before their 1,200 ms begin', async () => {
    const host = stubbedToken();
    const { releases } = host;
    const service = tenRefused();
    const answers = tenCalls(service, host);
    await vi.advanceTimersByTimeAsync(3_000);
    for (const release of releases) release();
    await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS - 1);
    expect(service.sent.length).toBe(10);
    await vi.advanceTimersByTimeAsync(1);
    await answers;
    expect(service.sent.length).toBe(20);
  });

  it('end the session once when all of them are refused again, and all ten fail', async () => {
    const host = stubbedToken();
    const service = fakeService(401);
    const onUnauthorised = vi.fn();
    const answers = tenCalls(service, host, onUnauthorised);
    await settle();
    host.releases[0]?.();
    await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
    expect((await answers).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401));
    expect([service.sent.length, host.releases.length, onUnauthorised.mock.calls.length]).toEqual([20, 1, 1]);
  });

  it('end it again when a later refresh fails too', async () => {
    const { recover, refresh, onUnauthorised } = recovering(fakeService(401).fetch);
    for (const _ of [1, 2]) {
      const answer = recover(post());
      await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
      await answer;
    }
    expect([refresh.mock.calls.length, onUnauthorised.mock.calls.length]).toEqual([2, 2]);
  });

  it('continue after fifteen seconds with a host that never answers', async () => {
    const service = tenRefused();
    const answers = tenCalls(service, stubbedToken());
    await vi.advanceTimersByTimeAsync(14_999);
    expect(service.sent.length).toBe(10);
    await vi.advanceTimersByTimeAsync(1 + RETRY_WAIT_MS);
    expect((await answers).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  });
});

describe('abortableWait', () => {
  it('rejects at once when the call is already aborted', async () => {
    await expect(abortableWait(1_000, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('leaves no timer behind when it is aborted', async () => {
    const controller = new AbortController();
    const waited = abortableWait(1_000, controller.signal).catch(() => 'given up');
    expect(vi.getTimerCount()).toBe(1);
    controller.abort();
    expect([await waited, vi.getTimerCount()]).toEqual(['given up', 0]);
  });
});
