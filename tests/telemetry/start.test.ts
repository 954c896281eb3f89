// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { startTelemetry } from '../../src/telemetry/start';

const fault = { kind: 'crash', what: 'broken', requestId: 'key-1', reason: null } as const;

/** The listeners of a test, removed after it. */
const listening: (() => void)[] = [];

let ids = 0;
let status = 202;
const sendBeacon = vi.fn((_address: string, _body: Blob) => true);
const fetch = vi.fn(async (_address: string, _init: RequestInit) => new Response('{}', { status }));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_772_771_400_000 });
  vi.stubGlobal('fetch', fetch);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  status = 202;
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => {
        listen(type, listener);
        listening.push(() => target.removeEventListener(type, listener));
      },
    );
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetch.mockClear();
  sendBeacon.mockClear();
  clearVisitor(document);
  visibility('visible');
  for (const stop of listening.splice(0)) stop();
});

function start(addresses: { analytics: string | null; errorLog: string | null }) {
  const store = { read: () => null, write: vi.fn(), remove: vi.fn() };
  const telemetry = startTelemetry({
    ...addresses,
    now: () => Date.now() + 7_000,
    newId: () => {
      ids += 1;
      return ids.toString(16).padStart(32, '0');
    },
    store,
    visit: { tabId: 'tab-1', code: 'K7M2QF' },
  });
  return { ...telemetry, store };
}

function clearVisitor(page: Pick<Document, 'cookie'>): void {
  page.cookie = 'visitor=; Max-Age=0';
}

function visibility(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
}

async function bodies(): Promise<unknown[]> {
  return Promise.all(
    sendBeacon.mock.calls.map(
      ([, body]) =>
        new Promise((resolve) => {
          const reader = new FileReader();
          reader.addEventListener('load', () => resolve(JSON.parse(String(reader.result))));
          reader.readAsText(body);
          void vi.runAllTimersAsync();
        }),
    ),
  );
}

const opening = { environment: 'alpha', language: 'hi', version: '2.4.1' };

describe('telemetry with addresses', () => {
  it('posts a batch as JSON with keepalive', async () => {
    const { record } = start({ analytics: '/api/analytics', errorLog: null });
    record('app_opened', opening, Date.now());
    await vi.advanceTimersByTimeAsync(5_000);
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect([address, init?.method, init?.keepalive]).toEqual(['/api/analytics/events', 'POST', true]);
    expect(JSON.parse(String(init?.body)).events).toMatchObject([
      { name: 'app_opened', properties: { ...opening, session: 'tab-1', code: 'K7M2QF' } },
    ]);
    expect(document.cookie).toMatch(/visitor=[0-9a-f]{32}/);
  });

  it.each([
    [400, 1],
    [404, 1],
    [408, 2],
    [429, 2],
    [500, 2],
    [503, 2],
  ])('after %s has sent %s times in 20 seconds, without an error', async (answer, times) => {
    status = answer;
    const { record } = start({ analytics: '/api/analytics', errorLog: null });
    record('app_opened', opening, Date.now());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(fetch).toHaveBeenCalledTimes(times);
  });

  it('works without a network', async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { record } = start({ analytics: '/api/analytics', errorLog: null });
    record('app_opened', opening, Date.now());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('flushes by beacon when the page is hidden', async () => {
    const { record } = start({ analytics: '/api/analytics', errorLog: null });
    record('app_opened', opening, Date.now());
    visibility('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/api/analytics/events', expect.any(Blob));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('sends an error with its request id, at the service’s time', async () => {
    const { logError } = start({ analytics: null, errorLog: 'https://log.test/errors' });
    logError(fault, Date.now());
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('https://log.test/errors', expect.any(Blob));
    expect(await bodies()).toEqual([{ ...fault, at: 1_772_771_407_000, code: 'K7M2QF' }]);
  });

  it('works in a browser without beacons', () => {
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: undefined });
    const { logError } = start({ analytics: null, errorLog: '/errors' });
    expect(() => logError(fault, Date.now())).not.toThrow();
  });
});

describe('telemetry without addresses', () => {
  it('sends nothing, stores nothing, sets no cookie', async () => {
    const { record, logError, store } = start({ analytics: null, errorLog: null });
    record('app_opened', opening, Date.now());
    logError(fault, Date.now());
    await vi.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('online'));
    expect([fetch, sendBeacon, store.write].map((port) => port.mock.calls.length)).toEqual([0, 0, 0]);
    expect(document.cookie).toBe('');
  });
});
