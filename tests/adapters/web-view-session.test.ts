/** Spec 4: the web view's session waits for the bridge; on a refusal it refreshes the token and retries; it always ends. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { paths as MerchantPaths } from '../../openapi/generated/merchant';
import { adaptSession, adaptToken } from '../../src/adapters/session';
import { authorise } from '../../src/api/authorisation';
import { abortableWait, withRecovery } from '../../src/api/recovery';
import { createService } from '../../src/api/service';
import { createBrowserBridge } from '../../src/bridge/browser';
import { createNativeBridge } from '../../src/bridge/native';
import { createClientStorage } from '../../src/storage/client-storage';
import { fakePage } from '../bridge/fake-page';

const nowhere = { read: () => null, write: () => false, remove: () => {} };
const device = { app: 'shop', id: 'device-9', address: '203.0.113.9', brand: 'Moto G' };
const merchant = { id: 'mrc_1', display_name: 'Asha', mobile: '9800000000' };

/** The app's session with a service that accepts only the fresh token, in a host with this refresh. */
function setUp(refresh: (id: string) => object | null) {
  const { page } = fakePage();
  const messageTypes: string[] = [];
  page.LoanHost = {
    onmessage: null,
    postMessage(json) {
      const { id, type } = JSON.parse(json);
      messageTypes.push(type);
      const hello = { device, credentials: { mode: 'token', token: 'old' } };
      const reply = type === 'hello' ? { type: 'answer', id, ok: true, payload: hello } : refresh(id);
      if (reply !== null) this.onmessage?.({ data: JSON.stringify(reply) });
    },
  };
  const bridge = createNativeBridge(page, createBrowserBridge('device-1', 'test'));
  const token = createActor(adaptToken(bridge, async () => true)).start();
  const authorised = (request: Request) => authorise(request, bridge.info().credentials);
  const calls: (string | null)[] = [];
  const recover = withRecovery(
    async (request) => {
      const sent = request.headers.get('authorization');
      calls.push(sent);
      return sent === 'Bearer fresh'
        ? Response.json(merchant)
        : Response.json({ error: 'unauthorized' }, { status: 401 });
    },
    {
      refresh: async () => {
        token.send({ type: 'token.refused' });
        await waitFor(token, (snapshot) => snapshot.matches('held'));
      },
      refreshes: () => token.getSnapshot().context.refreshes,
      wait: abortableWait,
      authorise: authorised,
      onUnauthorised: () => session.send({ type: 'session.expired' }),
    },
  );
  const service = createService<MerchantPaths>('http://lender.test/api/merchant', {
    fetch: (request) => recover(authorised(request)),
    device: () => bridge.info().device,
    merchantId: () => null,
    language: 'en-IN',
    newRequestId: () => 'request-1',
    report: () => {},
  });
  const session = createActor(
    adaptSession({
      merchant: service,
      bridge,
      storage: createClientStorage(nowhere, nowhere, () => 'device-1'),
    }),
  ).start();
  return { session, messageTypes, calls };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('refreshes an expired token once, and sends the call with the new one', async () => {
  const { session, messageTypes, calls } = setUp((id) => ({
    type: 'answer',
    id,
    ok: true,
    payload: { token: 'fresh' },
  }));
  await vi.advanceTimersByTimeAsync(1_300);
  expect(session.getSnapshot().value).toBe('ready');
  expect(messageTypes).toEqual(['hello', 'refreshToken']);
  expect(calls).toEqual(['Bearer old', 'Bearer fresh']);
});

it.each<[name: string, refresh: (id: string) => object | null, withinMs: number]>([
  ['refused', (id) => ({ type: 'answer', id, ok: false, reason: 'refused' }), 1_300],
  ['not known to the host', (id) => ({ type: 'answer', id, ok: false, reason: 'unsupported' }), 1_300],
  ['without a token', (id) => ({ type: 'answer', id, ok: true, payload: {} }), 1_300],
  ['never answered', () => null, 5_300],
])(
  'a refresh that is %s ends on the session’s page: one retry, no endless wait',
  async (_, refresh, withinMs) => {
    const { session, messageTypes, calls } = setUp(refresh);
    await vi.advanceTimersByTimeAsync(withinMs);
    expect(session.getSnapshot().value).toBe('ended');
    expect(messageTypes).toEqual(['hello', 'refreshToken']);
    expect(calls).toEqual(['Bearer old', 'Bearer old']);
    expect(vi.getTimerCount()).toBe(0);
  },
);
