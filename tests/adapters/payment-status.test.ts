import { afterAll, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { adapt } from '../../src/adapters/payment-status';
import { paymentMemoryOf } from '../../src/storage/payment-memory';
import { openSandbox, type Schemas } from '../sandbox/support/sandbox-merchant';
import { openTestApp } from '../support/test-app';

// Longer timeout for a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

it('an answer about another payment is ignored: no receipt, and no reported amount', async () => {
  const { app, merchant } = await openTestApp(sandbox, 'due-today');
  const open = async () =>
    (
      await merchant.post<Schemas['InitiatedRepayment']>('/v1/initiateRepayment', {
        amount: 100,
        payment_type: 'instalment',
      })
    ).body.payment_id;
  const [own, other] = [await open(), await open()];
  const { body } = await merchant.post<Schemas['RepaymentStatus']>('/payment/repayment-status', {
    payment_id: other,
  });
  await merchant.fault('getRepaymentStatus', {
    kind: 'status',
    status: 200,
    body: { ...body, status: 'SUCCESS', amount: 999 },
    times: 0,
  });
  const { machine, input } = adapt(app);
  const opening = {
    entryUrl: '/payment/status/$paymentId',
    params: { paymentId: own },
    search: { pollingType: 'repayment' },
  } as const;
  const actor = createActor(machine, { input: input(opening) }).start();
  await waitFor(actor, ({ value }) => value === 'paymentUnavailable', { timeout: 25_000 });
  expect(actor.getSnapshot().context).toMatchObject({ payment: null, failure: { reason: 'malformed' } });
  expect(paymentMemoryOf(app.storage).readShownAmount(own)).toBeNull();
  actor.stop();
});
