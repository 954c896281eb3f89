import { afterAll, describe, expect, it } from 'vitest';
import { isNight } from '../../support/night';
import { fc } from '../../support/random/property';
import { openSandbox, type Schemas } from '../support/sandbox-merchant';
import { asNobody, DAY_SECONDS, decide, Payer } from './repaying';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

type Step =
  | {
      does: 'initiate';
      type: NonNullable<Schemas['InitiateRepaymentRequest']['payment_type']>;
      share: number;
      taps: number;
      sameId: boolean;
    }
  | { does: 'decide'; which: number; decision: string }
  | { does: 'wait'; seconds: number }
  | { does: 'foreclose'; decision: string }
  | { does: 'cancel' }
  | { does: 'withdraw' }
  | { does: 'link'; share: number | null; decision: string };

const decision = fc.constantFrom(
  'pay',
  'pay',
  'pay',
  'slow',
  'slow-fail',
  'fail',
  'debit-in-vain',
  'cancel',
  'nothing',
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('initiate' as const),
    type: fc.constantFrom('instalment', 'overdue', 'full', 'foreclosure', 'custom'),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    taps: fc.integer({ min: 1, max: 3 }),
    sameId: fc.boolean(),
  }),
  fc.record({ does: fc.constant('decide' as const), which: fc.nat(20), decision }),
  fc.record({ does: fc.constant('decide' as const), which: fc.nat(20), decision }),
  fc.record({
    does: fc.constant('wait' as const),
    seconds: fc.constantFrom(10, 30, 901, 3700, DAY_SECONDS, 5 * DAY_SECONDS, 9 * DAY_SECONDS),
  }),
  fc.record({ does: fc.constant('foreclose' as const), decision }),
  fc.record({ does: fc.constant('cancel' as const) }),
  fc.record({ does: fc.constant('withdraw' as const) }),
  fc.record({
    does: fc.constant('link' as const),
    share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    decision,
  }),
);

const PERSONAS = [
  'disbursed',
  'overdue',
  'cooling-off',
  'last-instalment',
  'autopay-on',
  'settlement-offer',
  'several-late-charges',
  'link-partly-paid',
];

/** Does one step of the app, the payer or time; records the payments it opened. */
async function take(payer: Payer, payments: string[], what: Step): Promise<void> {
  const { merchant } = payer;
  const answer = async (id: string | undefined, how: string) => {
    if (id !== undefined) await decide(sandbox, id, how);
  };
  const note = ({ status, body }: { status: number; body: Partial<Schemas['InitiatedRepayment']> }) => {
    if (status === 200 && body.payment_id !== undefined) payments.push(body.payment_id);
  };
  switch (what.does) {
    case 'initiate': {
      const most = (await payer.loan()).max_repayment_amount ?? 0;
      const body = { payment_type: what.type, amount: Math.max(100, Math.round(most * what.share)) };
      const id = `tap-${merchant.id}-${payments.length}-${what.share}`;
      for (let tap = 0; tap < what.taps; tap += 1)
        note(await payer.initiate(body, what.sameId ? id : undefined));
      return;
    }
    case 'decide':
      // Twice, like a payer who reloads the page.
      await answer(payments[what.which % Math.max(1, payments.length)], what.decision);
      return answer(payments[what.which % Math.max(1, payments.length)], what.decision);
    case 'wait':
      await merchant.advance(what.seconds);
      return;
    case 'foreclose': {
      const { body } = await payer.quote();
      const settles = (body.settlement_amount ?? 0) > 0;
      const amount = settles ? body.settlement_amount : body.total_foreclosure_amount;
      const opened = await payer.initiate({ payment_type: 'foreclosure', amount: amount ?? 100 });
      note(opened);
      return opened.status === 200 ? answer(opened.body.payment_id, what.decision) : undefined;
    }
    case 'cancel': {
      const { body } = await payer.cancel();
      if (body.repayment) payments.push(body.repayment.payment_id);
      return;
    }
    case 'withdraw':
      await payer.withdraw('HINDON_MERCANTILE_LIMITED');
      return;
    case 'link': {
      const most = (await payer.loan()).max_repayment_amount ?? 0;
      const amount = what.share === null ? '' : `?amount=${Math.max(100, Math.round(most * what.share))}`;
      const { status, body } = await payer.link(amount);
      if (status !== 200) return;
      const link = { amount: 100, link_id: body.repayment_link_id };
      const opened = await asNobody(sandbox, '/v1/initiateRepayment', link);
      note(opened);
      return opened.status === 200 ? answer(opened.body.payment_id, what.decision) : undefined;
    }
    default:
      what satisfies never;
  }
}

/** What the lender keeps, by the wire's figures: successful payments minus refunds. Paise. */
async function kept(payer: Payer): Promise<number> {
  const { repayment_transactions } = await payer.transactions();
  const successful = repayment_transactions.filter(({ status }) => status === 'SUCCESS');
  const ids = new Set(successful.map(({ payment_id }) => payment_id));
  const { refunds } = (
    await payer.merchant.control<{ refunds: { paymentId: string; amount: number }[] }>('GET', '/books')
  ).body;
  const back = refunds.filter(({ paymentId }) => ids.has(paymentId) || paymentId.startsWith('lon_'));
  return total(successful.map(({ amount }) => amount ?? 0)) - total(back.map(({ amount }) => amount));
}

const total = (amounts: number[]): number => amounts.reduce((all, amount) => all + amount, 0);

describe('any steps in any order', () => {
  it('money is neither created nor lost, and nobody pays more than is owed', {
    timeout: 240_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PERSONAS),
        fc.array(step, { minLength: 3, maxLength: 14 }),
        async (persona, steps) => {
          const payer = await Payer.as(sandbox, persona);
          const payments: string[] = [];
          for (const what of steps) {
            await take(payer, payments, what);
            await payer.balance();
          }
          const loan = await payer.loan();
          const { agreement } = (await payer.merchant.get<Schemas['AgreementInfo']>('/agreementInfo')).body;
          const asked = (agreement?.payable_amount ?? 0) + (loan.late_penalties_added ?? 0);
          const got = await kept(payer);
          expect(loan.total_paid).toBe(got);
          if (loan.status === 2) expect(got + (loan.max_repayment_amount ?? 0)).toBe(asked);
          if (loan.status === 3) expect(got).toBe(asked);
          if (loan.status === 5) expect(got).toBeLessThanOrEqual(asked);
          if (loan.status !== 2) expect(loan).toMatchObject({ total_due: 0, max_repayment_amount: 0 });
          // A day later all pending payments have arrived.
          await payer.merchant.advance(DAY_SECONDS);
          const check = await payer.balance();
          expect(check.loans[0]?.balances.received).toBe(0);
        },
      ),
      { numRuns: isNight ? 60 : 6 },
    );
  });
});
