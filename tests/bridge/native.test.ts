import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createBrowserBridge } from '../../src/bridge/browser';
import { browserCapabilities } from '../../src/bridge/browser-capabilities';
import { chooseBridge } from '../../src/bridge/choose-bridge';
import type { AndroidHost, AppleHost } from '../../src/bridge/host-channels';
import { createNativeBridge } from '../../src/bridge/native';
import { fakePage } from './fake-page';

interface Message {
  readonly version: number;
  readonly id: string;
  readonly type: string;
  readonly payload?: unknown;
}

const device = { app: 'shop', id: 'device-9', address: '203.0.113.9', brand: 'Moto G' };
const byToken = { device, credentials: { mode: 'token', token: 'first' } };
const byBusiness = { device, credentials: { mode: 'business-id', businessId: 'biz_1' } };

const ours = () => Promise.resolve(true);

/** The host's side of the bridge: records the received messages, and sends the given answers. */
function fakeHost(
  answers: Readonly<Record<string, unknown>> = {},
  { isSynchronous = false, platform = 'Android' } = {},
) {
  const received: Message[] = [];
  const { page, document } = fakePage();
  const isAndroid = platform === 'Android';
  const android: AndroidHost = { onmessage: null, postMessage: take };
  const pendingAnswers = new Map<string, (json: string) => void>();
  const say = (message: unknown) => {
    const json = JSON.stringify(message);
    if (isAndroid) android.onmessage?.({ data: json });
    else page.onLoanHostMessage?.(json);
  };
  const answer = (id: string, payload: unknown, ok = true) => {
    const message = { type: 'answer', id, ok, payload };
    if (isAndroid) say(message);
    else pendingAnswers.get(id)?.(JSON.stringify(message));
  };
  function take(json: string): void {
    // SAFETY: only the bridge calls this, with its own typed message.
    const message = JSON.parse(json) as Message;
    received.push(message);
    if (!(message.type in answers)) return;
    if (isSynchronous) answer(message.id, answers[message.type]);
    else setTimeout(() => answer(message.id, answers[message.type]), 20);
  }
  const apple: AppleHost = {
    postMessage(json) {
      const reply = new Promise((resolve) => {
        // SAFETY: as above.
        pendingAnswers.set((JSON.parse(json) as Message).id, resolve);
      });
      take(json);
      return reply;
    },
  };
  const appear = () => {
    if (isAndroid) page.LoanHost = android;
    else Object.assign(page, { webkit: { messageHandlers: { loanHost: apple } } });
  };
  const browser = createBrowserBridge('device-1', 'Android 9; Pixel 2)');
  const bridge = createNativeBridge(page, {
    ...browser,
    capabilities: async () => browserCapabilities(page),
  });
  return { page, document, bridge, received, say, answer, appear };
}

/** A host that is there from the start, and has said hello. */
async function connected(
  hello: unknown,
  rest: Readonly<Record<string, unknown>> = {},
  platform: 'Android' | 'iOS' = 'Android',
) {
  const host = fakeHost({ hello, ...rest }, { platform });
  host.appear();
  const connecting = host.bridge.connect();
  await vi.advanceTimersByTimeAsync(50);
  return { ...host, info: await connecting };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('connecting', () => {
  it('takes device and token from the hello', async () => {
    const { info } = await connected(byToken);
    expect(info).toEqual({ kind: 'native', isBridgeMissing: false, ...byToken });
  });

  it('takes the business id in the newer mode', async () => {
    const { info } = await connected(byBusiness);
    expect(info.credentials).toEqual({ mode: 'business-id', businessId: 'biz_1' });
  });

  it('sends a versioned message with an id', async () => {
    const { received } = await connected(byToken);
    expect(received).toEqual([{ version: 1, id: '1', type: 'hello' }]);
  });

  it.each([50, 1_500, 2_950])('waits for an object that appears after %d ms', async (ms) => {
    const host = fakeHost({ hello: byToken });
    const connecting = host.bridge.connect();
    await vi.advanceTimersByTimeAsync(ms);
    host.appear();
    await vi.advanceTimersByTimeAsync(100);
    expect((await connecting).kind).toBe('native');
  });

  it('continues after three seconds as a plain browser, and reports that the bridge is missing', async () => {
    const host = fakeHost();
    const info = vi.fn();
    void host.bridge.connect().then(info);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(info).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(info).toHaveBeenCalledWith({
      kind: 'browser',
      isBridgeMissing: true,
      device: { app: 'web', id: 'device-1', address: 'unknown', brand: 'Pixel 2' },
      credentials: { mode: 'cookie' },
    });
  });

  it('leaves no timer behind', async () => {
    const host = fakeHost();
    const connecting = host.bridge.connect();
    await vi.advanceTimersByTimeAsync(3_000);
    await connecting;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('continues without a native host when it does not answer hello in four seconds', async () => {
    const host = fakeHost();
    host.appear();
    const connecting = host.bridge.connect();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await connecting).toMatchObject({ kind: 'browser', isBridgeMissing: true });
  });

  it.each([
    ['no device', { credentials: byToken.credentials }],
    ['no credentials', { device }],
    ['an empty token', { device, credentials: { mode: 'token', token: '' } }],
    ['a token with a line break', { device, credentials: { mode: 'token', token: 'tok\r\nx-app: evil' } }],
    ['a token with a letter that no header takes', { device, credentials: { mode: 'token', token: 'tök' } }],
    [
      'a business id with a control character',
      { device, credentials: { mode: 'business-id', businessId: 'b\u0000' } },
    ],
    ['a mode that we do not know', { device, credentials: { mode: 'magic' } }],
    ['nothing', undefined],
  ])('continues without a native host when the answer to hello is %s', async (_, hello) => {
    expect((await connected(hello)).info).toMatchObject({ kind: 'browser', isBridgeMissing: true });
  });

  it('accepts an answer that arrives while it is still sending', async () => {
    const host = fakeHost({ hello: byToken }, { isSynchronous: true });
    host.appear();
    const info = vi.fn();
    void host.bridge.connect().then(info);
    await vi.advanceTimersByTimeAsync(0);
    expect(info).toHaveBeenCalledWith(expect.objectContaining({ kind: 'native' }));
  });
});

describe('a fresh token', () => {
  it('replaces the old one', async () => {
    const { bridge } = await connected(byToken, { refreshToken: { token: 'second' } });
    const refreshing = bridge.refreshToken(ours);
    await vi.advanceTimersByTimeAsync(50);
    await refreshing;
    expect(bridge.info().credentials).toEqual({ mode: 'token', token: 'second' });
  });

  it.each([
    ['is missing', undefined],
    ['is empty', { token: '' }],
    ['is a number', { token: 5 }],
    ['has a line break', { token: 'second\n' }],
  ])('that %s leaves the old one', async (_, answer) => {
    const { bridge } = await connected(byToken, { refreshToken: answer });
    const refreshing = bridge.refreshToken(ours);
    await vi.advanceTimersByTimeAsync(50);
    await refreshing;
    expect(bridge.info().credentials).toEqual({ mode: 'token', token: 'first' });
  });

  it('has its lifetime, if the host knows it', async () => {
    const { bridge } = await connected(byToken, { refreshToken: { token: 'second', expiresIn: 600 } });
    const refreshing = bridge.refreshToken(ours);
    await vi.advanceTimersByTimeAsync(50);
    await refreshing;
    expect(bridge.info().credentials).toEqual({ mode: 'token', token: 'second', expiresIn: 600 });
  });

  it('of another merchant is refused, and never used', async () => {
    const { bridge } = await connected(byToken, { refreshToken: { token: 'of-another' } });
    const refreshing = bridge.refreshToken((token) => Promise.resolve(token !== 'of-another'));
    await vi.advanceTimersByTimeAsync(50);
    expect(await refreshing).toBe('refused');
    expect(bridge.info().credentials).toEqual({ mode: 'token', token: 'first' });
  });

  it('is not waited for longer than four seconds', async () => {
    const { bridge } = await connected(byToken);
    const over = vi.fn();
    void bridge.refreshToken(ours).then(over);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it('is not requested in the business-id mode', async () => {
    const { bridge, received } = await connected(byBusiness);
    await bridge.refreshToken(ours);
    expect(received.map(({ type }) => type)).toEqual(['hello']);
  });

  it('that arrives too late changes nothing', async () => {
    const { bridge, received, answer } = await connected(byToken);
    const refreshing = bridge.refreshToken(ours);
    await vi.advanceTimersByTimeAsync(4_000);
    await refreshing;
    answer(received.at(-1)?.id ?? '', { token: 'late' });
    expect(bridge.info().credentials).toEqual({ mode: 'token', token: 'first' });
  });

  it('is not taken from an answer to another message', async () => {
    const { bridge, answer } = await connected(byToken);
    const refreshing = bridge.refreshToken(ours);
    answer('99', { token: 'stray' });
    await vi.advanceTimersByTimeAsync(4_000);
    await refreshing;
    expect(bridge.info().credentials).toEqual({ mode: 'token', token: 'first' });
  });
});

describe("the host's back button", () => {
  it('reaches every listener', async () => {
    const { bridge, say } = await connected(byToken);
    const [one, two] = [vi.fn(), vi.fn()];
    bridge.onBack(one);
    bridge.onBack(two);
    say({ type: 'back' });
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 1]);
  });

  it('pressed before the app listens, is delivered once when it listens', async () => {
    const { bridge, say } = await connected(byToken);
    const [first, second] = [vi.fn(), vi.fn()];
    say({ type: 'back' });
    say({ type: 'back' });
    bridge.onBack(first);
    bridge.onBack(second);
    await Promise.resolve();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  });

  it('is not delivered to listeners that were removed', async () => {
    const { bridge, say } = await connected(byToken);
    const listener = vi.fn();
    bridge.onBack(listener)();
    say({ type: 'back' });
    expect(listener).not.toHaveBeenCalled();
  });
});

it.each(['', '{', 'null', '[]', '"back"', '{"type":"launch"}', '{"type":"answer","id":1,"ok":true}'])(
  'a message that is not part of the bridge is ignored: %s',
  async (json) => {
    const { page, bridge } = await connected(byToken);
    const listener = vi.fn();
    bridge.onBack(listener);
    page.onLoanHostMessage?.(json);
    page.LoanHost?.onmessage?.({ data: json });
    expect([listener.mock.calls.length, bridge.info().kind]).toEqual([0, 'native']);
  },
);

describe('the channel of an answer', () => {
  const forged = { type: 'answer', id: '2', ok: true, payload: { token: 'forged' } };

  it.each(['Android', 'iOS'] as const)(
    '%s: not the one of events, which any script can call',
    async (platform) => {
      const { bridge, page } = await connected(byToken, {}, platform);
      const refreshing = bridge.refreshToken(ours);
      page.onLoanHostMessage?.(JSON.stringify(forged));
      await vi.advanceTimersByTimeAsync(4_000);
      expect([await refreshing, bridge.info().credentials]).toEqual([
        'unanswered',
        { mode: 'token', token: 'first' },
      ]);
    },
  );

  it('on iOS the answer is the reply to the message itself, and events have their own channel', async () => {
    const { bridge, say, info } = await connected(byToken, {}, 'iOS');
    const listener = vi.fn();
    bridge.onBack(listener);
    say({ type: 'back' });
    expect([info.kind, listener.mock.calls.length]).toEqual(['native', 1]);
  });

  it('a host of an older version, which does not reply, counts as no host', async () => {
    const { page } = fakePage({ webkit: { messageHandlers: { loanHost: { postMessage: () => {} } } } });
    const bridge = createNativeBridge(page, createBrowserBridge('device-1', 'test'));
    expect(await bridge.connect()).toMatchObject({ kind: 'browser', isBridgeMissing: true });
  });
});

describe('toast and close', () => {
  it('are sent to a native host', async () => {
    const { bridge, received } = await connected(byToken);
    expect([bridge.toast('Copied!'), bridge.close()]).toEqual([true, true]);
    expect(received.slice(1)).toEqual([
      { version: 1, id: '2', type: 'toast', payload: { message: 'Copied!' } },
      { version: 1, id: '3', type: 'close' },
    ]);
  });

  it('are left to the page when there is no host', async () => {
    const { bridge } = fakeHost();
    const connecting = bridge.connect();
    await vi.advanceTimersByTimeAsync(3_000);
    await connecting;
    expect([bridge.toast('Copied!'), bridge.close()]).toEqual([false, false]);
  });
});

describe('choice of the bridge', () => {
  const connect = async (userAgent: string, more = {}) => {
    const connecting = chooseBridge(fakePage(more).page, userAgent, 'device-1').connect();
    await vi.advanceTimersByTimeAsync(7_000);
    return connecting;
  };

  it.each([
    ['Android', { LoanHost: { postMessage: () => {} } }],
    ['iOS', { webkit: { messageHandlers: { loanHost: { postMessage: () => {} } } } }],
  ])('uses the host object that exists from the start, whatever the user agent is: %s', async (_, host) => {
    expect((await connect('Mozilla/5.0 (Macintosh) Safari/604.1', host)).isBridgeMissing).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  ])('waits for the host in an iOS web view: %s', async (userAgent) => {
    expect((await connect(userAgent)).isBridgeMissing).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
  ])('does not wait for a host in a browser of Apple: %s', async (userAgent) => {
    expect((await connect(userAgent)).isBridgeMissing).toBe(false);
  });

  it('waits for the host in an Android web view', async () => {
    expect((await connect('Mozilla/5.0 (Linux; Android 9; Pixel 2; wv)')).isBridgeMissing).toBe(true);
  });

  it('does not wait in a plain browser', async () => {
    expect(await connect('Mozilla/5.0 (Linux; Android 9; Pixel 2) Chrome/120')).toMatchObject({
      kind: 'browser',
      isBridgeMissing: false,
      device: { brand: 'Pixel 2' },
      credentials: { mode: 'cookie' },
    });
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17)', 'Apple'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'desktop'],
  ])('sends the brand of %s', async (userAgent, brand) => {
    expect((await connect(userAgent)).device.brand).toBe(brand);
  });
});
