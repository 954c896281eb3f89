/** What home reads from the lender beside the loan, and what it tells the merchant to do. */
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { homeTask } from '../../machines/home/selectors';
import { adapt } from '../../src/adapters/home';
import { openSandbox } from '../sandbox/support/sandbox-merchant';
import { callsOf, openTestApp, type TestApp } from '../support/test-app';

// Longer timeout for a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

/** The context of home once everything is read. */
async function contextOf({ app }: TestApp) {
  const { machine, input } = adapt(app);
  const actor = createActor(machine, {
    input: input({ entryUrl: '/termloan/home', params: {}, search: {} }),
  }).start();
  const { context } = await waitFor(actor, ({ context: now }) => now.optionalFacts !== null, {
    timeout: 20_000,
  });
  actor.stop();
  return context;
}

describe('the settlement', () => {
  it('is read where the lender offers one, and costs less than the loan in full', async () => {
    const testApp = await openTestApp(sandbox, 'settlement-offer');
    const { optionalFacts, facts } = await contextOf(testApp);
    expect(optionalFacts?.settlement).toEqual({ amount: 5_705_400, validUntil: expect.any(Number) });
    expect(facts?.loan?.maxRepaymentAmount).toBeGreaterThan(5_705_400);
  });

  it('is not asked for where the lender offers none', async () => {
    const testApp = await openTestApp(sandbox, 'overdue');
    expect((await contextOf(testApp)).optionalFacts?.settlement).toBeNull();
    expect(await callsOf(testApp, 'getForeclosure')).toEqual([]);
  });
});

it.each([
  ['overdue', 'overdue'],
  ['due-today', 'today'],
  ['due-tomorrow', 'tomorrow'],
  ['due-later', 'later'],
  ['payment-pending', 'wait'],
  ['autopay-on', 'autopay'],
  ['autopay-failed', 'debitFailed'],
])('what %s has to do is: %s', async (persona, kind) => {
  expect(homeTask(await contextOf(await openTestApp(sandbox, persona)))).toMatchObject({ kind });
});

it('without the mandate it is not said that the bank pays, nor that the merchant has to', async () => {
  const context = await contextOf(await openTestApp(sandbox, 'autopay-on'));
  expect(homeTask({ ...context, optionalFacts: null })).toBeNull();
});
