import { afterAll, expect, it, vi } from 'vitest';

import type { StartedPayment } from '../../machines/domain/payment/started-payment';
import {
  checkStartedPayments,
  readUnconfirmedPayments,
  recheckStartedPayments,
  startedForLink,
  startedMeanwhileForLoan,
} from '../../src/adapters/started-payment';
import { getRepaymentStatus } from '../../src/api/operations/repayment';
import { readStoredPayments, storeStartedPayment } from '../../src/storage/started-payment';
import { linkWith } from '../paths/support/fixtures/link';
import { paymentWith } from '../paths/support/fixtures/payment';
import { decide } from '../sandbox/repayment/repaying';
import { openSandbox, type Schemas } from '../sandbox/support/sandbox-merchant';
import { openTestApp } from '../support/test-app';

vi.setConfig({ testTimeout: 30_000 });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const { signal } = new AbortController();

async function begun() {
  const testApp = await openTestApp(sandbox, 'due-today');
  const { app, merchant } = testApp;
  await merchant.flags({ callback_seconds: 60 });
  const { body } = await merchant.post<Schemas['InitiatedRepayment']>('/v1/initiateRepayment', {
    amount: 100,
    payment_type: 'instalment',
  });
  // The payment's page has read its status, and knows the service's time.
  await getRepaymentStatus(app.termloan, body.payment_id, signal);
  const started: StartedPayment = {
    id: body.payment_id,
    loanId: 'loan_1',
    amount: body.amount,
    paymentType: 'instalment',
    method: 'upi',
    startedAt: app.clock.now(),
  };
  storeStartedPayment(app.storage, started);
  const unheard = () => readUnconfirmedPayments(app, ({ loanId }) => loanId === 'loan_1', signal);
  return { ...testApp, started, unheard };
}

it('lists a debit that is unknown to the service, until the service knows it', async () => {
  const { app, merchant, started, unheard } = await begun();
  await decide(sandbox, started.id, 'pay');
  expect(await unheard()).toEqual([started]);
  expect(await readUnconfirmedPayments(app, ({ loanId }) => loanId === 'loan_2', signal)).toEqual([]);
  await merchant.advance(60);
  expect(await unheard()).toEqual([]);
  expect(readStoredPayments(app.storage, app.clock.now())).toEqual([]);
});

it('lists a payment whose status could not be read, and one that was cancelled after it may have been debited', async () => {
  const { merchant, started, unheard } = await begun();
  await merchant.fault('getRepaymentStatus', { kind: 'status', status: 404, times: 1 });
  expect(await unheard()).toEqual([started]);
  await decide(sandbox, started.id, 'cancel');
  expect(await unheard()).toEqual([started]);
});

it('removes one that failed before any debit, and does not list one that the bank processes and the loan shows', async () => {
  const failed = await begun();
  await decide(sandbox, failed.started.id, 'fail', 'insufficient_funds');
  expect(await failed.unheard()).toEqual([]);
  expect(readStoredPayments(failed.app.storage, failed.app.clock.now())).toEqual([]);
  const slow = await begun();
  await decide(sandbox, slow.started.id, 'slow');
  expect(await slow.unheard()).toEqual([]);
  expect(readStoredPayments(slow.app.storage, slow.app.clock.now())).toEqual([slow.started]);
});

it('lists for a link those that may be for the same shop, also for anonymous payers, and while the bank processes them', async () => {
  const { app, started } = await begun();
  const [recheckResult] = await checkStartedPayments(app, () => true, signal);
  expect(recheckResult?.payment?.status).toBe('CREATED');
  const about = (payment: Parameters<typeof paymentWith>[0] | null, link: Parameters<typeof linkWith>[0]) =>
    startedForLink([{ started, payment: payment === null ? null : paymentWith(payment) }], linkWith(link));
  const shop = { merchant_name: 'Ramesh Kirana Store', nbfc: 'USFB' };
  expect(about({ ...shop, status: 'PENDING' }, shop)).toEqual([started]);
  expect(about({ ...shop, merchant_name: null }, shop)).toEqual([started]);
  expect(about(null, shop)).toEqual([started]);
  expect(about({ ...shop, merchant_name: 'Farida Begum' }, shop)).toEqual([]);
  expect(about({ ...shop, nbfc: 'DMI' }, shop)).toEqual([]);
});

it('lists payments that another tab started for this loan, also while the bank processes them, each once', async () => {
  const { app, started } = await begun();
  await decide(sandbox, started.id, 'slow');
  const meanwhile = (loanId: string, shown: readonly string[]) =>
    startedMeanwhileForLoan(app, { loanId, shown }, signal);
  expect(await meanwhile('loan_1', [])).toEqual([started]);
  expect(await meanwhile('loan_1', [started.id])).toEqual([]);
  expect(await meanwhile('loan_2', [])).toEqual([]);
});

it('lists one whose status the service does not send in time', async () => {
  const { app, started } = await begun();
  const clock = { ...app.clock, wait: () => Promise.resolve() };
  const recheckResult = await recheckStartedPayments(
    { ...app, clock },
    ({ id }) => id === started.id,
    signal,
  );
  expect(recheckResult).toEqual([{ started, payment: null }]);
});
