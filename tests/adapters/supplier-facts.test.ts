import { afterAll, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { adapt } from '../../src/adapters/supplier';
import { openSandbox } from '../sandbox/support/sandbox-merchant';
import { callsOf, openTestApp, type TestApp } from '../support/test-app';

// Longer timeout for a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

async function lenderPhone({ app }: TestApp) {
  const { machine, input } = adapt(app);
  const actor = createActor(machine, {
    input: input({ entryUrl: '/supplier', params: {}, search: {} }),
  }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('dashboard'), { timeout: 20_000 });
  actor.stop();
  return context.facts?.lenderPhone;
}

it('the lender’s number is read while the credit is overdue only', async () => {
  expect(await lenderPhone(await openTestApp(sandbox, 'credit-overdue'))).toMatch(/^[+\d][\d -]+$/);
  const active = await openTestApp(sandbox, 'credit-active');
  expect(await lenderPhone(active)).toBeNull();
  expect(await callsOf(active, 'getLenderContact')).toEqual([]);
});

it('without the number the credit is shown all the same', async () => {
  const overdue = await openTestApp(sandbox, 'credit-overdue');
  await overdue.merchant.fault('getLenderContact', { kind: 'status', status: 404, times: 0 });
  expect(await lenderPhone(overdue)).toBeNull();
});
