import { afterAll, describe, it } from 'vitest';
import { isNight } from '../support/night';
import { fc } from '../support/random/property';
import { openSandbox, type SandboxMerchant } from './support/sandbox-merchant';
import {
  type AccountSchemas,
  confirm,
  customerOf,
  encryptPayment,
  hostedPage,
  payLater,
  trader,
} from './support/trade';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

type Step =
  | { kind: 'encrypt'; amount: number; choice: string | null }
  | { kind: 'press'; which: number; choice: string }
  | { kind: 'confirm'; which: number; result: string }
  | { kind: 'wait'; seconds: number };

const choice = fc.constantFrom('pay', 'pay', 'pay', 'slow', 'fail', 'cancel');
/** Encrypts a payment, and submits a button now or later; a page may be submitted again. */
const encrypting = fc.record({
  kind: fc.constant('encrypt' as const),
  amount: fc.integer({ min: 20_000, max: 70_000 }),
  choice: fc.option(choice, { freq: 1 }),
});
const press = fc.record({ kind: fc.constant('press' as const), which: fc.nat(), choice });
const confirming = fc.record({
  kind: fc.constant('confirm' as const),
  which: fc.nat(),
  result: fc.constantFrom('SUCCESS', 'FAILED', 'FAILED', 'PENDING'),
});
const wait = fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(20, 86_400) });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: encrypting },
  { weight: 3, arbitrary: press },
  { weight: 4, arbitrary: confirming },
  { weight: 1, arbitrary: wait },
);

describe('the credit line', () => {
  it('adds up after any steps, and nothing counts twice', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
        const merchant = await trader(sandbox, 'credit-nearly-used');
        const secrets: AccountSchemas['PaymentSecret'][] = [];
        for (const next of steps) {
          await take(merchant, secrets, next);
          await addsUp(merchant);
        }
      }),
      { numRuns: isNight ? 60 : 6, interruptAfterTimeLimit: 60_000 },
    );
  });
});

async function take(
  merchant: SandboxMerchant,
  secrets: AccountSchemas['PaymentSecret'][],
  next: Step,
): Promise<void> {
  if (next.kind === 'wait') return void (await merchant.advance(next.seconds));
  if (next.kind === 'encrypt') {
    const encrypted = await encryptPayment(merchant, next.amount);
    if (encrypted.status !== 200) return;
    secrets.push(encrypted.body);
    if (next.choice !== null) await hostedPage(sandbox, encrypted.body, next.choice);
    return;
  }
  if (next.kind === 'press') {
    const secret = secrets[next.which % Math.max(1, secrets.length)];
    if (secret !== undefined) await hostedPage(sandbox, secret, next.choice);
    return;
  }
  await merchant.flags({ confirm_result: next.result });
  const paid = (await payLater(merchant)).transactions.filter(({ epaylater_id }) => epaylater_id !== null);
  const row = paid[next.which % Math.max(1, paid.length)];
  if (row !== undefined) await confirm(merchant, { ...row, status: 'Success' });
}

interface Database {
  credit_entries: { transactionId: string; kind: string; amount: number }[];
}

async function addsUp(merchant: SandboxMerchant): Promise<void> {
  const { limit, balance, usedAmt } = await customerOf(merchant);
  const [whole, left, used] = [Number(limit), Number(balance), Number(usedAmt)];
  holds(whole === left + used, `${whole} = ${left} + ${used}`);
  holds(left >= 0 && used >= 0, 'neither is below zero');
  const { credit_entries: entries } = (await merchant.control<Database>('GET', '/books')).body;
  const keys = entries.map(({ transactionId, kind }) => `${transactionId} ${kind}`);
  holds(new Set(keys).size === keys.length, 'no entry stands twice');
  const before = entries.find(({ kind }) => kind === 'OPENING')?.amount ?? 0;
  const { transactions } = await payLater(merchant);
  const bound = transactions.filter(
    ({ status, epaylater_id }) => epaylater_id !== null && (status === 'PENDING' || status === 'SUCCESS'),
  );
  const sum = bound.reduce((total, { amount }) => total + (amount ?? 0), before);
  holds(used === sum, `used ${used} is what payments bind, ${sum}`);
}

function holds(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}
