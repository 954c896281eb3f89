import { afterAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { matchesMandateIds } from '../../machines/mandate/setup';
import { adapt } from '../../src/adapters/mandate';
import { loadMandateStatus } from '../../src/adapters/mandate-of-loan';
import { confirmOffer } from '../sandbox/support/journey';
import { openSandbox } from '../sandbox/support/sandbox-merchant';
import { callsOf, openTestApp, type TestApp } from '../support/test-app';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const { signal } = new AbortController();

/** The mandate of the loan as the lender sends it, with its subscription id only outside the mandate object. */
async function namedBeside({ merchant }: TestApp, subscription: string | null): Promise<void> {
  const loan = await merchant.loan();
  const answer = await merchant.post<{ mandate: object }>('/v1/MandateStatus', { loan_id: loan?.loan_id });
  const mandate = { ...answer.body.mandate, subscription_id: null };
  const body = { mandate, subscription_id: subscription };
  await merchant.fault('getMandateStatus', { kind: 'status', status: 200, body, times: 0 });
}

async function loadMandate({ app }: TestApp, subscriptionId: string) {
  const wish = {
    entryUrl: '/termloan/mandate/status/$mandateId',
    mandateId: null,
    subscriptionId,
    newMandate: null,
    isCheck: false,
  } as const;
  const read = await loadMandateStatus(app, wish, signal, () =>
    Promise.reject(new Error('The loan has a mandate.')),
  );
  return read.ok ? read.data : null;
}

describe('the mandate of a loan', () => {
  it('is found by its subscription id when the answer has the id only outside the mandate', async () => {
    const testApp = await openTestApp(sandbox, 'autopay-on');
    await namedBeside(testApp, 'sub-1');
    const { mandate, isLoanSigned } = (await loadMandate(testApp, 'sub-1')) ?? {};
    expect(isLoanSigned).toBe(true);
    expect(mandate && matchesMandateIds({ mandateId: null, subscriptionId: 'sub-1' }, mandate)).toBe(true);
    expect(mandate && matchesMandateIds({ mandateId: null, subscriptionId: 'sub-2' }, mandate)).toBe(false);
  });

  it('has no subscription id when the answer has none', async () => {
    const testApp = await openTestApp(sandbox, 'autopay-on');
    await namedBeside(testApp, null);
    expect((await loadMandate(testApp, 'sub-1'))?.mandate?.subscriptionId).toBeNull();
  });
});

it('a check opens no mandate, also where the service has none any more', async () => {
  const testApp = await openTestApp(sandbox, 'hindon-mercantile');
  const [offer] = await testApp.merchant.offers();
  await confirmOffer(testApp.merchant, offer);
  const { machine, input } = adapt(testApp.app);
  const entry = { entryUrl: '/termloan/upi-mandate-status', params: {}, search: {} } as const;
  const actor = createActor(machine, { input: input(entry) }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('upiScan'));
  const before = await callsOf(testApp, 'getAutopayMandate');
  const body = { error: 'mandate_not_found' };
  await testApp.merchant.fault('getAutopayMandate', { kind: 'status', status: 404, body, times: 1 });
  actor.send({ type: 'retry' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('upiScan'));
  actor.stop();
  expect(context.failure?.code).toBe('mandate_not_found');
  expect(await callsOf(testApp, 'getAutopayMandate')).toHaveLength(before.length + 1);
});
