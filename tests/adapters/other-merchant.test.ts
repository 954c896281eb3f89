/** In a browser without a native host another merchant may sign in between two calls of this page: no call may act for that merchant. */
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { paths as MerchantPaths } from '../../openapi/generated/merchant';
import type { paths as TermloanPaths } from '../../openapi/generated/termloan';
import { createMerchantCheck } from '../../src/adapters/merchant-check';
import { readCurrentMerchant } from '../../src/api/operations/merchant';
import { initiateRepayment } from '../../src/api/operations/repayment';
import { getUserState } from '../../src/api/operations/user-state';
import { withRecovery } from '../../src/api/recovery';
import { createService } from '../../src/api/service';
import { createClientStorage } from '../../src/storage/client-storage';
import { openSandbox, SandboxMerchant } from '../sandbox/support/sandbox-merchant';
import { dataOf, failureOf } from '../support/reports/outcome';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const nowhere = { read: () => null, write: () => false, remove: () => {} };
const live = () => new AbortController().signal;

/** The first merchant's page, wired like the app, in a browser with one cookie. */
async function pageOf(first: SandboxMerchant) {
  let signedIn = first;
  let calls = 0;
  const storage = createClientStorage(nowhere, nowhere, () => 'device-1');
  const onChanged = vi.fn(() => storage.clear());
  const onRequest = vi.fn((_request: Request) => {});
  const check = createMerchantCheck({
    storage,
    credentials: () => ({ mode: 'cookie' }),
    readMerchantOfToken: (_, signal) => readCurrentMerchant(merchant, signal),
    readMerchant: (signal) => readCurrentMerchant(merchant, signal),
    onChanged,
  });
  const send = check.wrapTransport((request) => {
    onRequest(request);
    const withCookie = new Request(request);
    withCookie.headers.set('cookie', `act=${signedIn.token}`);
    return sandbox.fetch(withCookie);
  });
  const ports = {
    fetch: withRecovery(send, {
      refresh: () => Promise.resolve(),
      refreshes: () => 0,
      // The sign-in happens in the wait between a call and its retry.
      wait: async () => onWait(),
      authorise: (request) => request,
      onUnauthorised: () => {},
    }),
    device: () => ({ app: 'web', id: 'device-1', address: 'unknown', brand: 'test' }),
    merchantId: () => storage.merchantIds().ofPage,
    language: 'en-IN',
    newRequestId: () => {
      calls += 1;
      return `${first.id}-call-${calls}`;
    },
    report: () => {},
  };
  let onWait = () => {};
  const merchant = createService<MerchantPaths>('http://lender.test/api/merchant', ports);
  const termloan = createService<TermloanPaths>('http://lender.test/api/termloan', ports);
  storage.setOwner(dataOf(await readCurrentMerchant(merchant, live())));
  const signIn = (other: SandboxMerchant) => {
    signedIn = other;
  };
  const signInDuringWait = (other: SandboxMerchant) => {
    onWait = () => signIn(other);
  };
  return { storage, onChanged, onRequest, merchant, termloan, signIn, signInDuringWait };
}

const paymentsOf = async (merchant: SandboxMerchant) => {
  const { body } = await merchant.control<{ payments: { status: string }[] }>('GET', '/books');
  return body.payments.filter(({ status }) => status === 'CREATED');
};
const auditOf = async (merchant: SandboxMerchant) =>
  (await merchant.control<{ audit: readonly unknown[] }>('GET', '/audit')).body.audit;

describe('another merchant signs in between two calls of a page', () => {
  let first: SandboxMerchant;
  let other: SandboxMerchant;
  beforeEach(async () => {
    first = await SandboxMerchant.as(sandbox, 'due-today');
    other = await SandboxMerchant.as(sandbox, 'overdue');
  });

  const pay = ({ termloan }: Awaited<ReturnType<typeof pageOf>>) =>
    initiateRepayment(termloan, { amount: 100_000, paymentType: 'custom' }, 'payment-key-1', live());

  it('a payment is not opened for the other merchant, and the session ends before the answer is passed on', async () => {
    const page = await pageOf(first);
    page.signIn(other);
    const result = pay(page).then((outcome) => [failureOf(outcome), page.onChanged.mock.calls.length]);
    expect(await result).toMatchObject([{ reason: 'refused', code: 'other_merchant' }, 1]);
    expect([await paymentsOf(other), await auditOf(other)]).toEqual([[], []]);
  });

  it('no data of the other merchant is read', async () => {
    const page = await pageOf(first);
    page.signIn(other);
    expect(failureOf(await getUserState(page.termloan, live()))).toMatchObject({ code: 'other_merchant' });
    expect(page.onChanged).toHaveBeenCalledTimes(1);
  });

  it('the retry of a payment names the merchant of its first try, whose outcome stays unknown', async () => {
    const page = await pageOf(first);
    await first.fault('initiateRepayment', { kind: 'status-after', status: 500 });
    page.signInDuringWait(other);
    expect(failureOf(await pay(page))).toMatchObject({ reason: 'unavailable' });
    expect(page.onChanged).toHaveBeenCalledTimes(1);
    expect([(await paymentsOf(first)).length, await paymentsOf(other)]).toEqual([1, []]);
  });

  it('a call after the end of the session still names the page’s merchant', async () => {
    const page = await pageOf(first);
    page.storage.clear();
    page.signIn(other);
    expect(failureOf(await pay(page))).toMatchObject({ code: 'other_merchant' });
    expect(page.onChanged).toHaveBeenCalledTimes(1);
    expect(await auditOf(other)).toEqual([]);
  });

  it('a late answer to a call of the previous session does not end the next one', async () => {
    const page = await pageOf(first);
    page.onRequest.mockImplementationOnce(() => page.storage.setOwner({ id: other.id, udyamStatus: null }));
    page.signIn(other);
    expect(failureOf(await getUserState(page.termloan, live()))).toMatchObject({ code: 'other_merchant' });
    expect(page.onChanged).not.toHaveBeenCalled();
  });

  it('the check of the merchant names none', async () => {
    const page = await pageOf(first);
    page.signIn(other);
    expect(dataOf(await readCurrentMerchant(page.merchant, live()))).toMatchObject({ id: other.id });
    expect(page.onChanged).not.toHaveBeenCalled();
  });
});
