import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostCopy } from '#messages/host';
import type { CapabilityResult, HostFailure, NativeCapabilities } from '../../src/bridge/bridge';
import { createBrowserBridge } from '../../src/bridge/browser';
import { browserCapabilities } from '../../src/bridge/browser-capabilities';
import type { AndroidHost, AppleHost } from '../../src/bridge/host-channels';
import { createNativeBridge } from '../../src/bridge/native';
import { fakePage, ORIGIN } from './fake-page';

const hello = {
  device: { app: 'shop', id: 'device-9', address: '203.0.113.9', brand: 'Moto G' },
  credentials: { mode: 'token', token: 'first' },
};
const location = { latitude: 19.07, longitude: 72.87, accuracy: 40 };

type Say = (id: string) => object | string | null;
type AnyAnswer = CapabilityResult<unknown, HostFailure | null>;

/** A host that answers hello, and any other message with the given answer; null means no answer. */
function hosted(
  say: Say,
  { isiOS = false, speaks }: { readonly isiOS?: boolean; readonly speaks?: unknown } = {},
) {
  const received: { type: string; payload?: unknown }[] = [];
  const fake = fakePage();
  const { page } = fake;
  const jsonOf = (message: object | string) =>
    typeof message === 'string' ? message : JSON.stringify(message);
  const speak = (message: object | string) => {
    if (isiOS) page.onLoanHostMessage?.(jsonOf(message));
    else page.LoanHost?.onmessage?.({ data: jsonOf(message) });
  };
  const answerTo = (json: string) => {
    const { id, type, payload } = JSON.parse(json);
    received.push({ type, payload });
    return type === 'hello' ? { type: 'answer', id, ok: true, payload: { ...hello, speaks } } : say(id);
  };
  const android: AndroidHost = {
    onmessage: null,
    postMessage(json) {
      const said = answerTo(json);
      if (said !== null) speak(said);
    },
  };
  const apple: AppleHost = {
    postMessage(json) {
      const said = answerTo(json);
      return said === null ? new Promise(() => {}) : Promise.resolve(jsonOf(said));
    },
  };
  Object.assign(page, isiOS ? { webkit: { messageHandlers: { loanHost: apple } } } : { LoanHost: android });
  const bridge = createNativeBridge(page, {
    ...createBrowserBridge('device-1', 'test'),
    capabilities: async () => browserCapabilities(page),
  });
  return { ...fake, bridge, received, speak };
}

const ok =
  (payload?: unknown): Say =>
  (id) => ({ type: 'answer', id, ok: true, payload });
const no =
  (reason: string): Say =>
  (id) => ({ type: 'answer', id, ok: false, reason });

const uses: readonly [
  name: string,
  use: (can: NativeCapabilities) => Promise<AnyAnswer>,
  payload: unknown,
  limitMs: number,
  failure: HostFailure | null,
][] = [
  ['back', (can) => can.back(), undefined, 2_000, null],
  [
    'shareOnWhatsApp',
    (can) => can.shareOnWhatsApp({ text: 'Hi', phone: '98765 43210' }),
    undefined,
    4_000,
    null,
  ],
  [
    'requestLocationPermission',
    (can) => can.requestLocationPermission(),
    undefined,
    60_000,
    'location-permission',
  ],
  ['getLocation', (can) => can.getLocation(), location, 15_000, 'location-data'],
  ['openSettings', (can) => can.openSettings(), undefined, 4_000, 'settings'],
  ['call', (can) => can.call('+91 98765 43210'), undefined, 4_000, null],
  ['openUpiIntent', (can) => can.openUpiIntent('upi://pay?pa=a@b'), { status: 'submitted' }, 2_000, null],
  ['navigate', (can) => can.navigate({ screen: 'orders/recent' }), undefined, 4_000, null],
  ['openDocument', (can) => can.openDocument(`${ORIGIN}/kfs.pdf`), undefined, 15_000, null],
];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function outcomeOf(
  host: ReturnType<typeof hosted>,
  use: (can: NativeCapabilities) => Promise<AnyAnswer>,
) {
  const pendingCapability = host.bridge.capabilities().then(use);
  await vi.advanceTimersByTimeAsync(60_000);
  return pendingCapability;
}

describe.each(uses)('%s, sent to a host', (type, use, payload, limitMs, failure) => {
  it.each([false, true])(
    'is sent by its name, and done when the host confirms it (iOS: %s)',
    async (isiOS) => {
      const host = hosted(ok(payload), { isiOS });
      expect((await outcomeOf(host, use)).outcome).toBe('done');
      expect(host.received.map((message) => message.type)).toEqual(['hello', type]);
    },
  );

  it('is refused when the host refuses', async () => {
    expect(await outcomeOf(hosted(no('denied')), use)).toEqual({ outcome: 'refused', failure });
  });

  it('is unanswered after its time limit, and a late answer changes nothing', async () => {
    const host = hosted(() => null);
    const answered = vi.fn();
    void host.bridge.capabilities().then(use).then(answered);
    await vi.advanceTimersByTimeAsync(limitMs - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith({ outcome: 'unanswered', failure });
    host.speak({ type: 'answer', id: '2', ok: true, payload });
    expect([answered.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('is unanswered immediately for an answer of a newer version', async () => {
    for (const shape of [{ ok: true, payload }, { result: 'done' }]) {
      const newer = hosted((id) => ({ type: 'answer', version: 2, id, ...shape }));
      const answered = vi.fn();
      void newer.bridge.capabilities().then(use).then(answered);
      await vi.advanceTimersByTimeAsync(100);
      expect(answered).toHaveBeenCalledWith({ outcome: 'unanswered', failure });
    }
  });

  it.each([
    '',
    '{"type":"answer","id":"2"',
    '[2]',
    'null',
    '{"type":"answer","id":2,"ok":true}',
    '{"ok":true}',
  ])('is not answered by a message that cannot be read: %s', async (json) => {
    expect(
      await outcomeOf(
        hosted(() => json),
        use,
      ),
    ).toEqual({ outcome: 'unanswered', failure });
  });

  it('is done by the browser when the host does not support it, or there is no host', async () => {
    const alone = fakePage();
    const inBrowser = use(browserCapabilities(alone.page));
    const old = await outcomeOf(hosted(no('unsupported')), use);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(old).toEqual(await inBrowser);
  });
});

describe('reading aloud', () => {
  const text = { text: 'नमस्ते', language: 'hi-IN' };

  /** What comes of a text, in a host that says this of its voices in hello, and answers so. */
  async function spoken(speaks: unknown, say: Say) {
    const host = hosted(say, { speaks });
    await host.bridge.connect();
    const outcome = host.bridge.speak(text);
    await vi.advanceTimersByTimeAsync(180_000);
    return { outcome: await outcome, info: host.bridge.info(), received: host.received };
  }

  it('is done when the host has read to the end', async () => {
    const { outcome, info, received } = await spoken(['en', 'hi'], ok());
    expect([outcome, info.speaks]).toEqual(['done', ['en', 'hi']]);
    expect(received.at(-1)).toEqual({ type: 'speak', payload: text });
  });

  it.each([
    ['refused', no('refused')],
    ['unavailable', no('unsupported')],
    ['unanswered', () => null],
  ] as const)('is %s where the host does not read', async (expected, say) => {
    expect((await spoken(['hi'], say)).outcome).toBe(expected);
  });

  it.each([[undefined], ['hi'], [[1]]])('is not asked of a host whose voices are %j', async (speaks) => {
    const { outcome, received } = await spoken(speaks, ok());
    expect([outcome, received.map(({ type }) => type)]).toEqual(['unavailable', ['hello']]);
  });
});

it('an invalid location is no answer', async () => {
  for (const wrong of [
    null,
    {},
    { ...location, latitude: 91 },
    { ...location, longitude: '72' },
    { ...location, accuracy: -1 },
  ])
    expect((await outcomeOf(hosted(ok(wrong)), (can) => can.getLocation())).outcome).toBe('unanswered');
});

it("a UPI app's result is a hint; an unknown result is ignored", async () => {
  const hints = [{ status: 'success' }, { status: 'PAID' }, 'done', undefined];
  const said = [];
  for (const hint of hints)
    said.push(await outcomeOf(hosted(ok(hint)), (can) => can.openUpiIntent('upi://pay?pa=a@b')));
  expect(said).toEqual(['success', null, null, null].map((value) => ({ outcome: 'done', value })));
});

it.each([
  'javascript:alert(1)',
  'http://elsewhere.test/',
  'intent://pay#Intent;end',
  'data:text/html,x',
  'file:///etc',
])('%s cannot be opened, with a host or without', async (url) => {
  const host = hosted(ok());
  expect((await outcomeOf(host, (can) => can.navigate({ url }))).outcome).toBe('refused');
  expect((await browserCapabilities(host.page).navigate({ url })).outcome).toBe('refused');
  expect([host.received.length, host.assign.mock.calls.length]).toEqual([0, 0]);
});

it('messages through any other channel are ignored', async () => {
  const host = hosted(() => null);
  const listener = vi.fn();
  host.bridge.onBack(listener);
  await host.bridge.connect();
  host.page.dispatchEvent(
    new MessageEvent('message', { data: JSON.stringify({ version: 1, type: 'back' }) }),
  );
  expect(listener).not.toHaveBeenCalled();
  host.speak({ type: 'back' });
  expect(listener).toHaveBeenCalledTimes(1);
});

it('a return is reported by the page and by the host, until the listener is removed', async () => {
  const host = hosted(() => null);
  await host.bridge.connect();
  const listener = vi.fn();
  const stop = (await host.bridge.capabilities()).onResume(listener);
  host.speak({ type: 'resume' });
  host.page.dispatchEvent(new Event('visibilitychange'));
  host.document.hidden = true;
  host.page.dispatchEvent(new Event('visibilitychange'));
  stop();
  host.speak({ type: 'resume' });
  expect(listener).toHaveBeenCalledTimes(2);
});

describe('in a plain browser', () => {
  it('WhatsApp opens in a new tab without access to ours', async () => {
    const { page, open } = fakePage();
    await browserCapabilities(page).shareOnWhatsApp({ text: 'a & b', phone: '9876543210' });
    expect(open).toHaveBeenCalledWith('https://wa.me/919876543210?text=a%20%26%20b', '_blank');
    expect(open.mock.results[0]?.value).toEqual({ opener: null });
    open.mockReturnValue(null);
    expect((await browserCapabilities(page).shareOnWhatsApp({ text: 'x' })).outcome).toBe('refused');
  });

  it('a file is shared by the browser, where it can: also in the web view of a host', async () => {
    const file = new File(['paper'], 'agreement.pdf', { type: 'application/pdf' });
    const share = vi.fn(async () => {});
    const { page } = fakePage({ navigator: { share, canShare: () => true } });
    const can = browserCapabilities(page);
    expect([await can.canShareFiles(), (await can.shareFile({ file, text: 'Agreement' })).outcome]).toEqual([
      true,
      'done',
    ]);
    expect(share).toHaveBeenCalledWith({ files: [file], text: 'Agreement' });
    for (const [name, outcome] of [
      ['AbortError', 'refused'],
      ['NotAllowedError', 'unanswered'],
      ['DataError', 'unavailable'],
    ] as const) {
      share.mockRejectedValueOnce(new DOMException('no', name));
      expect((await can.shareFile({ file, text: '' })).outcome).toBe(outcome);
    }
    const host = hosted(ok());
    expect(await (await host.bridge.capabilities()).canShareFiles()).toBe(false);
    expect((await (await host.bridge.capabilities()).shareFile({ file, text: '' })).outcome).toBe(
      'unavailable',
    );
  });

  it('a call, a page of ours and a UPI app are opened as URLs', async () => {
    const { page, assign, document } = fakePage();
    const can = browserCapabilities(page);
    await can.call('98765-43210');
    await can.navigate({ url: `${ORIGIN}/termloan` });
    const opened = can.openUpiIntent('upi://pay?pa=a@b');
    document.hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await opened).toEqual({ outcome: 'done', value: null });
    expect(assign.mock.calls.flat()).toEqual(['tel:9876543210', `${ORIGIN}/termloan`, 'upi://pay?pa=a@b']);
  });

  it.each([
    [1, 'refused'],
    [2, 'unavailable'],
    [3, 'unanswered'],
  ] as const)('location fails with code %d as %s', async (code, outcome) => {
    const geolocation = {
      getCurrentPosition: (_: unknown, fail: (error: object) => void) => fail({ code }),
    };
    const can = browserCapabilities(fakePage({ navigator: { geolocation } }).page);
    expect(await can.getLocation()).toEqual({ outcome, failure: 'location-data' });
    expect(await can.requestLocationPermission()).toEqual({ outcome, failure: 'location-permission' });
  });

  it('location is granted, or denied before it is requested', async () => {
    const geolocation = { getCurrentPosition: (found: (at: object) => void) => found({ coords: location }) };
    const can = browserCapabilities(fakePage({ navigator: { geolocation } }).page);
    expect(await can.getLocation()).toEqual({ outcome: 'done', value: location });
    expect((await can.requestLocationPermission()).outcome).toBe('done');
    const permissions = { query: async () => ({ state: 'denied' }) };
    const denied = browserCapabilities(fakePage({ navigator: { geolocation, permissions } }).page);
    expect((await denied.requestLocationPermission()).outcome).toBe('refused');
  });
});

it('has the exact text of spec 8 for each failure', () => {
  const texts: Readonly<Record<HostFailure, string>> = hostCopy.failed;
  expect(texts).toEqual({
    'location-permission': 'Location permission request failed',
    'location-data': 'Location data request failed',
    settings: 'Failed to open settings',
  });
  expect(hostCopy.settingsInBrowser).toContain('location');
});
