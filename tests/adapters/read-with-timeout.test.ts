import { afterAll, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { failure } from '../../machines/domain/base/failure';
import { adapt } from '../../src/adapters/account-flow';
import type { App } from '../../src/adapters/app';
import { readWithTimeout } from '../../src/adapters/read-with-timeout';
import { openSandbox } from '../sandbox/support/sandbox-merchant';
import { openTestApp } from '../support/test-app';

// Documents' URLs are resolved against the page's origin. (The sandbox does not run inside jsdom.)
vi.stubGlobal('window', { location: { origin: 'http://lender.test' } });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const { signal } = new AbortController();
const never = new Promise<never>(() => {});
const clockOf = (wait: () => Promise<void>) => ({ clock: { now: () => 0, observe: () => {}, wait } });

it('returns what was read in time', async () => {
  const pendingRead = Promise.resolve({ ok: true, data: 'Gopal Das' } as const);
  expect(
    await readWithTimeout(
      clockOf(() => never),
      pendingRead,
      signal,
    ),
  ).toBe('Gopal Das');
});

it('continues without a read that failed', async () => {
  const pendingRead = Promise.resolve({ ok: false, failure: failure('unavailable') } as const);
  expect(
    await readWithTimeout(
      clockOf(() => never),
      pendingRead,
      signal,
    ),
  ).toBeNull();
});

it('continues without a slow read', async () => {
  expect(
    await readWithTimeout(
      clockOf(() => Promise.resolve()),
      never,
      signal,
    ),
  ).toBeNull();
});

it.each([{}, { flow: 'qr' }])(
  'the page of the bank account does not wait for the name on the PAN: %j',
  async (search) => {
    const { app: base } = await openTestApp(sandbox, 'offers');
    const { termloan } = base;
    const app: App = {
      ...base,
      termloan: {
        ...termloan,
        fetch: (request, operation) =>
          operation === 'getPanDetails' ? new Promise(() => {}) : termloan.fetch(request, operation),
      },
      // Its time is over at once.
      clock: { ...base.clock, wait: () => new Promise((resolve) => setTimeout(resolve)) },
    };
    const { machine, input } = adapt(app);
    const actor = createActor(machine, {
      input: input({ entryUrl: '/termloan/bank-account', params: {}, search }),
    }).start();
    const { value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'), { timeout: 4_000 });
    actor.stop();
    expect(value).toMatch(/^[A-Z_]+$/);
  },
);
