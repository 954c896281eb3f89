import { afterAll, expect, it, vi } from 'vitest';
import { type Actor, type AnyStateMachine, createActor, waitFor } from 'xstate';

import { adapt as cancelLoan } from '../../src/adapters/cancel-loan';
import { adapt as payByLink } from '../../src/adapters/pay-by-link';
import { openSandbox, type Schemas } from '../sandbox/support/actor';
import { type Desk, deskOf } from '../support/lender';

// A busy machine takes its time.
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

function openLink({ app }: Desk, linkId: string, amount: string) {
  const { machine, input } = payByLink(app);
  const opening = { entryUrl: '/pay/$linkId', params: { linkId }, search: { amount, paymentType: 'custom' } };
  return createActor(machine, { input: input(opening) }).start();
}

async function openCancellation({ app, merchant }: Desk) {
  const loanId = (await merchant.loan())?.loan_id ?? '';
  const { machine, input } = cancelLoan(app);
  const opening = { entryUrl: '/termloan/cancel-loan/$loanId', params: { loanId }, search: {} };
  return createActor(machine, { input: input(opening) }).start();
}

it('a friend pays by a link: the same payment for each who opens it', async () => {
  const borrower = await deskOf(sandbox, 'due-today');
  const { body: link } = await borrower.merchant.get<Schemas['RepaymentLink']>('/repaymentLink');
  const friend = await deskOf(sandbox, 'disbursed');
  const redirects: unknown[] = [];
  for (const desk of [friend, borrower]) {
    const actor = openLink(desk, link.repayment_link_id, '250000');
    await reaches(actor, 'bill');
    expect(actor.getSnapshot().context).toMatchObject({ saidAmount: 250_000, link: { amount: link.amount } });
    actor.send({ type: 'payment.started' });
    redirects.push(await output(actor));
  }
  expect(redirects[0]).toEqual({ redirectTo: expect.stringMatching(STATUS), committed: true });
  expect(redirects[1]).toEqual(redirects[0]);
  const strange = openLink(friend, 'lnk_nobody', '-1');
  await reaches(strange, 'linkNotFound');
  expect(strange.getSnapshot().context.saidAmount).toBeNull();
});

it('a loan goes back free before the money comes, and by a payment in the cooling-off period', async () => {
  const before = await openCancellation(await deskOf(sandbox, 'disbursal-pending'));
  await reaches(before, 'freeCancellation');
  before.send({ type: 'cancellation.accepted' });
  await reaches(before, 'loanCancelled');

  const after = await openCancellation(await deskOf(sandbox, 'cooling-off'));
  await reaches(after, 'coolingOff');
  expect(after.getSnapshot().context.start?.loan?.nbfc).toBe('ARTHMATE');
  after.send({ type: 'cancellation.accepted' });
  expect(await output(after)).toEqual({ redirectTo: expect.stringMatching(STATUS), committed: true });
});
