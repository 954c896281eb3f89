import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { adaptSession, adaptToken, clearSession } from '../../src/adapters/session';
import type { Bridge, HostInfo } from '../../src/bridge/bridge';
import { createBrowserBridge } from '../../src/bridge/browser';
import { openSandbox } from '../sandbox/support/sandbox-merchant';
import { openTestApp } from '../support/test-app';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const device = { app: 'web', id: 'device-1', address: 'unknown', brand: 'test' };

/** A native host with a token; a refresh returns the next one. */
function nativeBridge(...tokens: readonly string[]): Bridge {
  let at = 0;
  const info = (): HostInfo => ({
    kind: 'native',
    isBridgeMissing: false,
    device,
    credentials: { mode: 'token', token: tokens[at] ?? '' },
  });
  return {
    ...createBrowserBridge('device-1', 'test'),
    connect: () => Promise.resolve(info()),
    refreshToken: async () => {
      at += 1;
      return 'done';
    },
    info,
  };
}

/** The part of the page that the session uses. (The sandbox does not run inside jsdom.) */
const page = { cookie: '' };

beforeEach(() => {
  page.cookie = '';
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const cookieOf = (token: string) => `act=${token}; Max-Age=86400; Path=/; SameSite=Lax; Secure`;

describe('the session', () => {
  it('knows the host and the merchant, and keeps the token for documents', async () => {
    const { app, merchant } = await openTestApp(sandbox, 'offers');
    const session = createActor(
      adaptSession({ merchant: app.merchant, storage: app.storage, bridge: nativeBridge('tok_1') }),
    ).start();
    const { context } = await waitFor(session, (snapshot) => snapshot.matches('ready'));
    expect([context.host, context.merchant?.id, page.cookie]).toEqual([
      { kind: 'native', isBridgeMissing: false, isCookieBlocked: false },
      merchant.id,
      cookieOf('tok_1'),
    ]);
  });

  it('removes the token of the previous merchant when the host never answers', async () => {
    const { app } = await openTestApp(sandbox, 'offers');
    page.cookie = cookieOf('tok_of_another');
    const info = { ...app.bridge.info(), isBridgeMissing: true };
    const bridge = { ...app.bridge, info: () => info, connect: () => Promise.resolve(info) };
    const session = createActor(adaptSession({ ...app, bridge })).start();
    await waitFor(session, (snapshot) => snapshot.matches('ready'));
    expect(page.cookie).toBe('act=; Max-Age=0; Path=/');
  });

  it('does not change the cookie of a plain browser: the service has set it', async () => {
    const { app } = await openTestApp(sandbox, 'offers');
    const session = createActor(adaptSession(app)).start();
    await waitFor(session, (snapshot) => snapshot.matches('ready'));
    expect(page.cookie).toBe('');
  });

  it.each([
    ['https://api.example', 'notSignedInHere'],
    ['https://loans.example', 'ended'],
    ['/api', 'ended'],
  ])('shows that this browser cannot be signed in when services at %s refuse it', async (host, state) => {
    const { app, merchant } = await openTestApp(sandbox, 'offers');
    await merchant.fault('getMerchant', { kind: 'status', status: 401, times: 0 });
    vi.stubGlobal('window', { location: { protocol: 'https:', hostname: 'loans.example' } });
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: () => '', set: () => {} }));
    const serviceUrls = { termloan: host, merchant: host, account: host };
    const session = createActor(adaptSession(app, serviceUrls)).start();
    await waitFor(session, (snapshot) => !snapshot.hasTag('pending'));
    expect(session.getSnapshot().value).toBe(state);
  });

  it('ends when the merchant is refused for good', async () => {
    const { app, merchant } = await openTestApp(sandbox, 'offers');
    await merchant.fault('getMerchant', { kind: 'status', status: 401, times: 0 });
    const session = createActor(adaptSession(app)).start();
    await waitFor(session, (snapshot) => !snapshot.hasTag('pending'));
    expect(session.getSnapshot().value).toBe('ended');
  });

  it('reports that the service is down, and retries', async () => {
    const { app, merchant } = await openTestApp(sandbox, 'offers');
    await merchant.fault('getMerchant', { kind: 'empty', times: 2 });
    const session = createActor(adaptSession(app)).start();
    await waitFor(session, (snapshot) => snapshot.matches('merchantUnavailable'));
    session.send({ type: 'retry' });
    await waitFor(session, (snapshot) => !snapshot.hasTag('pending'));
    expect(session.getSnapshot().value).toBe('ready');
  });
});

it('a refreshed token replaces the old one in the cookie', async () => {
  const token = createActor(adaptToken(nativeBridge('tok_1', 'tok_2'), async () => true)).start();
  token.send({ type: 'token.refused' });
  await waitFor(token, (snapshot) => snapshot.matches('held'));
  expect(page.cookie).toBe(cookieOf('tok_2'));
});

describe('the end of a session', () => {
  it('removes the host’s token and the stored data', async () => {
    const { app } = await openTestApp(sandbox, 'offers');
    const bridge = nativeBridge('tok_1');
    const session = createActor(adaptSession({ ...app, bridge })).start();
    await waitFor(session, (snapshot) => snapshot.matches('ready'));
    clearSession({ bridge, storage: app.storage });
    expect([page.cookie, app.storage.merchantIds().signedIn]).toEqual(['act=; Max-Age=0; Path=/', null]);
  });

  it('keeps the cookie of a browser without a native host: it is the service’s, and may belong to another merchant by now', async () => {
    const { app } = await openTestApp(sandbox, 'offers');
    page.cookie = cookieOf('tok_of_the_service');
    clearSession(app);
    expect(page.cookie).toBe(cookieOf('tok_of_the_service'));
  });
});
