import { afterAll, expect, it, vi } from 'vitest';
import { type Actor, type AnyStateMachine, createActor, waitFor } from 'xstate';

import { adapt as cancelLoan } from '../../src/adapters/cancel-loan';
import { adapt as payByLink } from '../../src/adapters/pay-by-link';
import { openSandbox, type Schemas } from '../sandbox/support/sandbox-merchant';
import { openTestApp, type TestApp } from '../support/test-app';

// Longer timeout for a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const STATUS = /^\/payment\/status\/pay_\w+\?pollingType=repayment&paymentType=/;

async function reaches(actor: Actor<AnyStateMachine>, state: string): Promise<void> {
  await waitFor(actor, (snapshot) => snapshot.value === state || snapshot.status !== 'active', {
    timeout: 20_000,
  });
  expect(actor.getSnapshot().value).toBe(state);
}

async function output(actor: Actor<AnyStateMachine>): Promise<unknown> {
  return (await waitFor(actor, ({ status }) => status === 'done', { timeout: 20_000 })).output;
}

function openLink({ app }: TestApp, linkId: string, amount: string) {
  const { machine, input } = payByLink(app);
  const opening = { entryUrl: '/pay/$linkId', params: { linkId }, search: { amount, paymentType: 'custom' } };
  return createActor(machine, { input: input(opening) }).start();
}

async function openCancellation({ app, merchant }: TestApp) {
  const loanId = (await merchant.loan())?.loan_id ?? '';
  const { machine, input } = cancelLoan(app);
  const opening = { entryUrl: '/termloan/cancel-loan/$loanId', params: { loanId }, search: {} };
  return createActor(machine, { input: input(opening) }).start();
}

it('a friend pays by a link: everybody who opens it gets the same payment', async () => {
  const borrower = await openTestApp(sandbox, 'due-today');
  const { body: link } = await borrower.merchant.get<Schemas['RepaymentLink']>('/repaymentLink');
  const friend = await openTestApp(sandbox, 'disbursed');
  const redirects: unknown[] = [];
  for (const testApp of [friend, borrower]) {
    const actor = openLink(testApp, link.repayment_link_id, '250000');
    await reaches(actor, 'bill');
    expect(actor.getSnapshot().context).toMatchObject({ urlAmount: 250_000, link: { amount: link.amount } });
    actor.send({ type: 'payment.started' });
    redirects.push(await output(actor));
  }
  expect(redirects[0]).toEqual({ redirectTo: expect.stringMatching(STATUS), committed: true });
  expect(redirects[1]).toEqual(redirects[0]);
  const strange = openLink(friend, 'lnk_nobody', '-1');
  await reaches(strange, 'linkNotFound');
  expect(strange.getSnapshot().context.urlAmount).toBeNull();
});

it('a loan is cancelled free before disbursal, and by a payment in the cooling-off period', async () => {
  const before = await openCancellation(await openTestApp(sandbox, 'disbursal-pending'));
  await reaches(before, 'freeCancellation');
  before.send({ type: 'cancellation.accepted' });
  await reaches(before, 'loanCancelled');

  const after = await openCancellation(await openTestApp(sandbox, 'cooling-off'));
  await reaches(after, 'coolingOff');
  expect(after.getSnapshot().context.start?.loan?.nbfc).toBe('ARTHMATE');
  after.send({ type: 'cancellation.accepted' });
  expect(await output(after)).toEqual({ redirectTo: expect.stringMatching(STATUS), committed: true });
});
