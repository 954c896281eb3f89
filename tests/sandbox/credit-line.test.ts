import fc from 'fast-check';
import { afterAll, describe, it } from 'vitest';
import { type Actor, openSandbox } from './actor';
import { type AccountSchemas, confirm, customerOf, hostedPage, payLater, sealPayment, trader } from './trade';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

type Step =
  | { kind: 'seal'; amount: number }
  | { kind: 'press'; which: number; choice: string }
  | { kind: 'confirm'; which: number; result: string }
  | { kind: 'wait'; seconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('seal' as const), amount: fc.integer({ min: 100, max: 60_000 }) }),
  fc.record({
    kind: fc.constant('press' as const),
    which: fc.nat(3),
    choice: fc.constantFrom('pay', 'pay', 'slow', 'fail', 'cancel'),
  }),
  fc.record({
    kind: fc.constant('confirm' as const),
    which: fc.nat(3),
    result: fc.constantFrom('SUCCESS', 'FAILED', 'PENDING'),
  }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(20, 86_400) }),
);

describe('the credit line', () => {
  it('adds up after whatever happens, and nothing counts twice', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const actor = await trader(sandbox, 'credit-nearly-used');
        const secrets: AccountSchemas['PaymentSecret'][] = [];
        for (const next of steps) {
          await take(actor, secrets, next);
          await addsUp(actor);
        }
      }),
      { numRuns: 20 },
    );
  });
});

async function take(actor: Actor, secrets: AccountSchemas['PaymentSecret'][], next: Step): Promise<void> {
  if (next.kind === 'wait') return void (await actor.advance(next.seconds));
  if (next.kind === 'seal') {
    const sealed = await sealPayment(actor, next.amount);
    if (sealed.status === 200) secrets.push(sealed.body);
    return;
  }
  const secret = secrets[next.which];
  if (secret === undefined) return;
  if (next.kind === 'press') return void (await hostedPage(sandbox, secret, next.choice));
  await actor.flags({ confirm_result: next.result });
  const [row] = (await payLater(actor)).transactions.slice(next.which);
  if (row?.epaylater_id != null) await confirm(actor, { ...row, status: 'Success' });
}

interface Ledger {
  credit_entries: { transactionId: string; kind: string; amount: number }[];
}

async function addsUp(actor: Actor): Promise<void> {
  const { limit, balance, usedAmt } = await customerOf(actor);
  const [whole, left, used] = [Number(limit), Number(balance), Number(usedAmt)];
  holds(whole === left + used, `${whole} = ${left} + ${used}`);
  holds(left >= 0 && used >= 0, 'neither is below zero');
  const { credit_entries: entries } = (await actor.control<Ledger>('GET', '/books')).body;
  const keys = entries.map(({ transactionId, kind }) => `${transactionId} ${kind}`);
  holds(new Set(keys).size === keys.length, 'no entry stands twice');
  const before = entries.find(({ kind }) => kind === 'OPENING')?.amount ?? 0;
  const { transactions } = await payLater(actor);
  const bound = transactions.filter(
    ({ status, epaylater_id }) => epaylater_id !== null && (status === 'PENDING' || status === 'SUCCESS'),
  );
  const sum = bound.reduce((total, { amount }) => total + (amount ?? 0), before);
  holds(used === sum, `used ${used} is what payments bind, ${sum}`);
}

function holds(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}
