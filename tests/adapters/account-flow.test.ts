import { afterAll, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { adapt } from '../../src/adapters/account-flow';
import type { App } from '../../src/adapters/app';
import { openSandbox } from '../sandbox/support/sandbox-merchant';
import { openTestApp } from '../support/test-app';

// Documents' URLs are resolved against the page's origin. (The sandbox does not run inside jsdom.)
vi.stubGlobal('window', { location: { origin: 'http://lender.test' } });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

it.each([{}, { flow: 'qr' }])('the page does not wait for the name on the PAN: %j', async (search) => {
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
});
