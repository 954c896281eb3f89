import { afterAll, expect, it, vi } from 'vitest';

import type { StartedPayment } from '../../machines/domain/payment/started-payment';
import {
  askAboutStarted,
  askAboutStartedMeanwhile,
  readUnheardPayments,
  startedForLink,
  startedMeanwhileForLoan,
} from '../../src/adapters/started-payment';
import { getRepaymentStatus } from '../../src/api/operations/repayment';
import { keepStarted, readStarted } from '../../src/storage/started-payment';
import { linkWith } from '../paths/support/fixtures-link';
import { paymentWith } from '../paths/support/fixtures-payment';
import { decide } from '../sandbox/repayment/repaying';
import { openSandbox, type Schemas } from '../sandbox/support/actor';
import { deskOf } from '../support/lender';

vi.setConfig({ testTimeout: 30_000 });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const { signal } = new AbortController();

async function begun() {
  const desk = await deskOf(sandbox, 'due-today');
  const { app, merchant } = desk;
  await merchant.flags({ callback_seconds: 60 });
  const { body } = await merchant.post<Schemas['InitiatedRepayment']>('/v1/initiateRepayment', {
    amount: 100,
    payment_type: 'instalment',
  });
  // The page of the payment has asked about it, and knows the service's time.
  await getRepaymentStatus(app.termloan, body.payment_id, signal);
  const started: StartedPayment = {
    id: body.payment_id,
    loanId: 'loan_1',
    amount: body.amount,
    paymentType: 'instalment',
    method: 'upi',
    startedAt: app.clock.now(),
  };
  keepStarted(app.kept, started);
  const unheard = () => readUnheardPayments(app, ({ loanId }) => loanId === 'loan_1', signal);
  return { ...desk, started, unheard };
}

it('names a debit that the service has not heard of, until it has', async () => {
  const { app, merchant, started, unheard } = await begun();
  await decide(sandbox, started.id, 'pay');
  expect(await unheard()).toEqual([started]);
  expect(await readUnheardPayments(app, ({ loanId }) => loanId === 'loan_2', signal)).toEqual([]);
  await merchant.advance(60);
  expect(await unheard()).toEqual([]);
  expect(readStarted(app.kept, app.clock.now())).toEqual([]);
});

it('names one of which nothing could be asked, and one that was cancelled after it may have been debited', async () => {
  const { merchant, started, unheard } = await begun();
  await merchant.fault('getRepaymentStatus', { kind: 'status', status: 404, times: 1 });
  expect(await unheard()).toEqual([started]);
  await decide(sandbox, started.id, 'cancel');
  expect(await unheard()).toEqual([started]);
});

it('forgets one that failed before any debit, and leaves to the loan what the bank works on', async () => {
  const failed = await begun();
  await decide(sandbox, failed.started.id, 'fail', 'insufficient_funds');
  expect(await failed.unheard()).toEqual([]);
  expect(readStarted(failed.app.kept, failed.app.clock.now())).toEqual([]);
  const slow = await begun();
  await decide(sandbox, slow.started.id, 'slow');
  expect(await slow.unheard()).toEqual([]);
  expect(readStarted(slow.app.kept, slow.app.clock.now())).toEqual([slow.started]);
});

it('names for a link those that may be for the same shop, also to a stranger, and while the bank works', async () => {
  const { app, started } = await begun();
  const [asked] = await askAboutStarted(app, () => true, signal);
  expect(asked?.payment?.status).toBe('CREATED');
  const about = (payment: Parameters<typeof paymentWith>[0] | null, link: Parameters<typeof linkWith>[0]) =>
    startedForLink([{ started, payment: payment === null ? null : paymentWith(payment) }], linkWith(link));
  const shop = { merchant_name: 'Ramesh Kirana Store', nbfc: 'USFB' };
  expect(about({ ...shop, status: 'PENDING' }, shop)).toEqual([started]);
  expect(about({ ...shop, merchant_name: null }, shop)).toEqual([started]);
  expect(about(null, shop)).toEqual([started]);
  expect(about({ ...shop, merchant_name: 'Farida Begum' }, shop)).toEqual([]);
  expect(about({ ...shop, nbfc: 'DMI' }, shop)).toEqual([]);
});

it('names before a payment what another tab started for this loan, while the bank works too, but nothing twice', async () => {
  const { app, started } = await begun();
  await decide(sandbox, started.id, 'slow');
  const meanwhile = (loanId: string, shown: readonly string[]) =>
    startedMeanwhileForLoan(app, { loanId, shown }, signal);
  expect(await meanwhile('loan_1', [])).toEqual([started]);
  expect(await meanwhile('loan_1', [started.id])).toEqual([]);
  expect(await meanwhile('loan_2', [])).toEqual([]);
});

it('names one about which the service does not answer in time', async () => {
  const { app, started } = await begun();
  const clock = { ...app.clock, wait: () => Promise.resolve() };
  const asked = await askAboutStartedMeanwhile({ ...app, clock }, ({ id }) => id === started.id, signal);
  expect(asked).toEqual([{ started, payment: null }]);
});
