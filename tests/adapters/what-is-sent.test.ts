import { afterAll, describe, expect, it, vi } from 'vitest';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';

import type { Sandbox } from '../../sandbox/create-sandbox';
import { adapt as adaptAccounts } from '../../src/adapters/account-flow';
import { adapt as adaptContact } from '../../src/adapters/contact';
import { adapt as adaptHome } from '../../src/adapters/home';
import { payerOf } from '../../src/adapters/payer';
import { listLoanOffers } from '../../src/api/operations/offers';
import { openSandbox } from '../sandbox/support/sandbox-merchant';
import { dataOf } from '../support/reports/outcome';
import { savingsAccount } from '../support/savings-account';
import { openTestApp, type TestApp } from '../support/test-app';

// Longer timeout for a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const patience = { timeout: 40_000 };

// Links of an offer's documents are checked against the page's origin.
vi.stubGlobal('window', { location: { origin: 'http://lender.test' } });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
}

/** The sandbox, and all requests that it received. */
function listening(): { readonly lender: Sandbox; readonly sent: readonly Sent[] } {
  const sent: Sent[] = [];
  const lender: Sandbox = {
    ...sandbox,
    fetch: async (request) => {
      sent.push({ method: request.method, url: new URL(request.url), body: await request.clone().text() });
      return sandbox.fetch(request);
    },
  };
  return { lender, sent };
}

const calls = (sent: readonly Sent[], method: string, path: RegExp) =>
  sent.filter((one) => one.method === method && path.test(one.url.pathname));

async function accountFlowOf({ app }: TestApp) {
  const { offers } = dataOf(await listLoanOffers(app.termloan, 'APPROVED', AbortSignal.timeout(40_000)));
  app.storage.writeOfferId(offers[0]?.id ?? 'no offer');
  const { machine, input } = adaptAccounts(app);
  const entryUrl = '/termloan/bank-account';
  const actor = createActor(machine, { input: input({ entryUrl, params: {}, search: {} }) }).start();
  type Snapshot = SnapshotFrom<typeof machine>;
  const at = (state: 'SELECT_ACCOUNT' | 'CONFIRM_FORM' | 'EDIT_FORM') =>
    waitFor(actor, (snapshot: Snapshot) => snapshot.matches(state), patience);
  return { actor, at };
}

describe('the flag of origin (spec 3): the account comes from the bank details page', () => {
  it('is sent once for an existing account that is chosen there', async () => {
    const { lender, sent } = listening();
    const testApp = await openTestApp(lender, 'existing-account');
    const choose = async (which: number) => {
      const { actor, at } = await accountFlowOf(testApp);
      const { context } = await at('SELECT_ACCOUNT');
      const account = context.start.accounts[which];
      actor.send({ type: 'account.chosen', accountId: account?.id ?? '' });
      actor.send({ type: 'account.continued' });
      await at('CONFIRM_FORM');
      actor.stop();
      return account?.id;
    };
    const id = await choose(0);
    await vi.waitFor(
      () =>
        expect(calls(sent, 'PATCH', /bankDetails/)).toMatchObject([
          {
            url: { pathname: `/api/termloan/bankDetails/${id}` },
            body: '{"source_transferring_bank_details_page":true}',
          },
        ]),
      patience,
    );
    await choose(0);
    expect(calls(sent, 'PATCH', /bankDetails/)).toHaveLength(1);
  });

  it('is sent with a new account', async () => {
    const { lender, sent } = listening();
    const { actor, at } = await accountFlowOf(await openTestApp(lender, 'existing-account'));
    await at('SELECT_ACCOUNT');
    actor.send({ type: 'account.added' });
    await at('EDIT_FORM');
    actor.send({
      type: 'account.submitted',
      account: savingsAccount('50100999888777@HDFC0001234'),
    });
    await at('CONFIRM_FORM');
    actor.stop();
    expect(calls(sent, 'POST', /\/bankDetails$/).map(({ body }) => JSON.parse(body))).toMatchObject([
      { source_transferring_bank_details_page: true },
    ]);
  });
});

describe('the configuration of the loan', () => {
  it.each([
    ['disbursed', 'true'],
    ['offers', 'false'],
  ])('is reported as signed when there is a loan: %s, %s', async (persona, isSigned) => {
    const { lender, sent } = listening();
    const { app } = await openTestApp(lender, persona);
    const { machine, input } = adaptContact(app);
    const entryUrl = '/termloan/contact/$partnerId';
    const opening = { entryUrl, params: { partnerId: 'USFB' }, search: {} } as const;
    const actor = createActor(machine, { input: input(opening) }).start();
    await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'), patience);
    actor.stop();
    expect(calls(sent, 'GET', /getLoanConfig$/).map(({ url }) => url.searchParams.get('is_signed'))).toEqual([
      isSigned,
    ]);
  });
});

describe('who pays', () => {
  it('is the current merchant in the requests; nothing is known of an anonymous payer', async () => {
    const { lender, sent } = listening();
    const { app, merchant } = await openTestApp(lender, 'due-today');
    const pay = async () => {
      const { machine, input } = adaptHome(app);
      const actor = createActor(machine, {
        input: input({ entryUrl: '/termloan/home', params: {}, search: {} }),
      }).start();
      await waitFor(actor, (snapshot) => snapshot.can({ type: 'payment.requested' }), patience);
      actor.send({ type: 'payment.requested' });
      await vi.waitFor(() => expect(initiated().length).toBeGreaterThan(0), patience);
      actor.stop();
    };
    const initiated = () =>
      calls(sent, 'POST', /initiateRepayment$/).map(({ body }): unknown => JSON.parse(body));
    expect(payerOf(app.storage)).toEqual({});
    app.storage.setOwner({ id: merchant.id, udyamStatus: null });
    await pay();
    expect(initiated()).toMatchObject([{ payer_id: merchant.id, request_type: 'web' }]);
  });
});
