import { afterAll, describe, expect, it } from 'vitest';

import { isNamedBy } from '../../machines/mandate/wish';
import { loadStatus } from '../../src/adapters/mandate-of-loan';
import { openSandbox } from '../sandbox/support/actor';
import { type Desk, deskOf } from '../support/lender';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const { signal } = new AbortController();

/** The mandate of the loan as the lender tells it, but for its subscription's id, which stands beside it only. */
async function namedBeside({ merchant }: Desk, subscription: string | null): Promise<void> {
  const loan = await merchant.loan();
  const told = await merchant.post<{ mandate: object }>('/v1/MandateStatus', { loan_id: loan?.loan_id });
  const mandate = { ...told.body.mandate, subscription_id: null };
  const body = { mandate, subscription_id: subscription };
  await merchant.fault('getMandateStatus', { kind: 'status', status: 200, body, times: 0 });
}

async function standing({ app }: Desk, subscriptionId: string) {
  const wish = {
    entryUrl: '/termloan/mandate/status/$mandateId',
    mandateId: null,
    subscriptionId,
    opens: null,
    isCheck: false,
  } as const;
  const read = await loadStatus(app, wish, signal, () =>
    Promise.reject(new Error('The loan has a mandate.')),
  );
  return read.ok ? read.data : null;
}

describe('the mandate of a loan', () => {
  it('is known by its subscription also where the answer names that beside the mandate only', async () => {
    const desk = await deskOf(sandbox, 'autopay-on');
    await namedBeside(desk, 'sub-1');
    const { mandate, isOfLoan } = (await standing(desk, 'sub-1')) ?? {};
    expect(isOfLoan).toBe(true);
    expect(mandate && isNamedBy({ mandateId: null, subscriptionId: 'sub-1' }, mandate)).toBe(true);
    expect(mandate && isNamedBy({ mandateId: null, subscriptionId: 'sub-2' }, mandate)).toBe(false);
  });

  it('has no subscription where the answer names none at all', async () => {
    const desk = await deskOf(sandbox, 'autopay-on');
    await namedBeside(desk, null);
    expect((await standing(desk, 'sub-1'))?.mandate?.subscriptionId).toBeNull();
  });
});
