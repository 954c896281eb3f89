import { afterAll, describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, type AnyActorRef, createActor, waitFor } from 'xstate';

import type { otpMachine } from '../../machines/shared/otp';
import { adapt as accountFlow } from '../../src/adapters/account-flow';
import { adapt as agreement } from '../../src/adapters/agreement';
import { adapt as home } from '../../src/adapters/home';
import { adapt as loanApproval } from '../../src/adapters/loan-approval';
import { adapt as loanEntry } from '../../src/adapters/loan-entry';
import { adapt as loanStatus } from '../../src/adapters/loan-status';
import { adapt as mandate } from '../../src/adapters/mandate';
import { adapt as offerSelection } from '../../src/adapters/offer-selection';
import { consentRecord } from '../../src/copy/consents';
import { confirmOffer, GOOD_ACCOUNT } from '../sandbox/support/journey';
import { openSandbox, type Schemas } from '../sandbox/support/sandbox-merchant';
import { savingsAccount } from '../support/savings-account';
import { callsOf, eventCount, openTestApp, type TestApp } from '../support/test-app';

// Longer timeout: a whole loan makes about thirty calls to a lender with a database.
vi.setConfig({ testTimeout: 30_000 });

// The bank's page is opened only where it is https or our own.
vi.stubGlobal('window', { location: { origin: 'http://lender.test' } });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const GOOD = savingsAccount(GOOD_ACCOUNT);
const search = {};

/** Waits until the journey is idle in a state, or has ended; its delays are not awaited. */
async function reaches(actor: AnyActorRef, state: string): Promise<void> {
  await waitFor(actor, (snapshot) => snapshot.value === state || snapshot.status !== 'active', {
    timeout: 20_000,
  });
  expect(actor.getSnapshot().value).toBe(state);
}

/** The redirect of a journey that has ended. */
async function leadsTo(actor: AnyActorRef): Promise<unknown> {
  const { output } = await waitFor(actor, (snapshot) => snapshot.status === 'done', { timeout: 20_000 });
  return output;
}

function enter({ app }: TestApp) {
  const { machine, input } = loanEntry(app);
  return createActor(machine, { input: input({ entryUrl: '/termloan', params: {}, search }) }).start();
}

/** Chooses the first offer, and reads its key facts. */
async function chooseOffer({ app }: TestApp): Promise<unknown> {
  const { machine, input } = offerSelection(app);
  const actor = createActor(machine, {
    input: input({ entryUrl: '/termloan/select-loan', params: {}, search }),
  }).start();
  await reaches(actor, 'selectLoan');
  const offerId = actor.getSnapshot().context.availableOffers.offers[0]?.id ?? '';
  actor.send({ type: 'offer.chosen', offerId });
  actor.send({ type: 'keyFacts.opened' });
  await reaches(actor, 'keyFacts');
  actor.send({ type: 'keyFacts.acknowledged' });
  return leadsTo(actor);
}

function giveAccount({ app }: TestApp) {
  const { machine, input } = accountFlow(app);
  return createActor(machine, {
    input: input({ entryUrl: '/termloan/bank-account', params: {}, search }),
  }).start();
}

/** Adds a new account, up to the confirmation. */
async function addAccount(testApp: TestApp) {
  const actor = giveAccount(testApp);
  await reaches(actor, 'EDIT_FORM');
  actor.send({ type: 'account.submitted', account: GOOD });
  await reaches(actor, 'CONFIRM_FORM');
  return actor;
}

/** Chooses the first account on file, up to the confirmation. */
async function chooseAccount(testApp: TestApp) {
  const actor = giveAccount(testApp);
  await reaches(actor, 'SELECT_ACCOUNT');
  const accountId = actor.getSnapshot().context.start.accounts[0]?.id ?? '';
  actor.send({ type: 'account.chosen', accountId });
  actor.send({ type: 'account.continued' });
  await reaches(actor, 'CONFIRM_FORM');
  return actor;
}

async function confirm(testApp: TestApp): Promise<unknown> {
  await chooseOffer(testApp);
  const actor = await addAccount(testApp);
  actor.send({ type: 'offer.confirmed' });
  return leadsTo(actor);
}

function approval(
  { app }: TestApp,
  entryUrl: '/termloan/loan-approval-status' | '/termloan/approved-loan-details',
) {
  const { machine, input } = loanApproval(app);
  return createActor(machine, { input: input({ entryUrl, params: {}, search }) }).start();
}

/** Approves the mandate on the bank's page and returns. */
async function approveMandate({ app }: TestApp): Promise<unknown> {
  const { machine, input } = mandate(app);
  const actor = createActor(machine, {
    input: input({ entryUrl: '/termloan/enach', params: {}, search }),
  }).start();
  await reaches(actor, 'enach');
  actor.send({ type: 'mandate.started' });
  return leadsTo(actor);
}

/** Opens the agreement, up to the code; `otp` is the code's own chart. */
async function askForCode({ app }: TestApp) {
  const { machine, input } = agreement(app);
  const actor = createActor(machine, {
    input: input({ entryUrl: '/termloan/agreement', params: {}, search }),
  }).start();
  await reaches(actor, 'agreementReview');
  return { actor, otp: await acceptAgreement(actor) };
}

/** Agrees on the agreement's page, up to a state of the code's chart. */
async function acceptAgreement(
  actor: ActorRefFrom<ReturnType<typeof agreement>['machine']>,
  state: string = 'code',
) {
  actor.send({ type: 'agreement.accepted', consent: consentRecord('LOAN_AGREEMENT', 'Lendbox') });
  // SAFETY: the agreement invokes the chart of a one-time code under this id.
  const otp = actor.getSnapshot().children.otp as ActorRefFrom<typeof otpMachine>;
  await reaches(otp, state);
  return otp;
}

async function sign(testApp: TestApp): Promise<unknown> {
  const { actor, otp } = await askForCode(testApp);
  otp.send({ type: 'otp.submitted', code: await testApp.merchant.newestOtp() });
  return leadsTo(actor);
}

/** Follows the money until it is there. */
async function awaitMoney({ app, merchant }: TestApp) {
  const { machine, input } = loanStatus(app);
  const actor = createActor(machine, {
    input: input({ entryUrl: '/termloan/loan-status', params: {}, search }),
  }).start();
  await reaches(actor, 'disbursalPending');
  await merchant.advance(10);
  actor.send({ type: 'retry' });
  await reaches(actor, 'disbursed');
  const status = actor.getSnapshot().context.loan?.status;
  actor.stop();
  return status;
}

const to = (redirectTo: string, committed?: boolean) =>
  committed === undefined ? { redirectTo } : { redirectTo, committed };

/** The rest after the lender's own steps: signature, disbursal, home. */
async function signAndReceive(testApp: TestApp) {
  expect(await sign(testApp)).toEqual(to('/termloan/receive-money', true));
  expect(await awaitMoney(testApp)).toBe('DISBURSED');
  expect(await leadsTo(enter(testApp))).toEqual(to('/termloan/home'));
  expect([
    await eventCount(testApp, 'offer.confirmed'),
    await eventCount(testApp, 'agreement.signed'),
  ]).toEqual([1, 1]);
}

describe('the whole loan', () => {
  it('of USFB: approval, agreement, money', async () => {
    const testApp = await openTestApp(sandbox, 'usfb');
    expect(await chooseOffer(testApp)).toEqual(to('/termloan/bank-account'));
    expect(await confirm(testApp)).toEqual(to('/termloan/loan-approval-status', true));
    const waiting = approval(testApp, '/termloan/loan-approval-status');
    await reaches(waiting, 'loanApprovalStatus');
    await testApp.merchant.advance(6);
    waiting.send({ type: 'retry' });
    expect(await leadsTo(waiting)).toEqual(to('/termloan/agreement'));
    await signAndReceive(testApp);
  });

  it('of Arthmate: agreement, money', async () => {
    const testApp = await openTestApp(sandbox, 'arthmate');
    expect(await confirm(testApp)).toEqual(to('/termloan/agreement', true));
    await signAndReceive(testApp);
  });

  it('of Apollo, monthly: approved details, mandate, agreement, money', async () => {
    const testApp = await openTestApp(sandbox, 'apollo');
    expect(await confirm(testApp)).toEqual(to('/termloan/approved-loan-details', true));
    const details = approval(testApp, '/termloan/approved-loan-details');
    await reaches(details, 'approvedLoanDetails');
    details.send({ type: 'details.accepted' });
    expect(await leadsTo(details)).toEqual(to('/termloan/enach'));
    expect(await approveMandate(testApp)).toEqual(to('/termloan/agreement', true));
    await signAndReceive(testApp);
  });

  it('of Apollo, monthly: no second mandate when one is active', async () => {
    const testApp = await openTestApp(sandbox, 'apollo');
    await confirm(testApp);
    await approveMandate(testApp);
    const details = approval(testApp, '/termloan/approved-loan-details');
    await reaches(details, 'approvedLoanDetails');
    details.send({ type: 'details.accepted' });
    expect(await leadsTo(details)).toEqual(to('/termloan/agreement'));
  });

  it('of Apollo, weekly: approved details, agreement', async () => {
    const testApp = await openTestApp(sandbox, 'apollo-weekly');
    await confirm(testApp);
    const details = approval(testApp, '/termloan/approved-loan-details');
    await reaches(details, 'approvedLoanDetails');
    details.send({ type: 'details.accepted' });
    expect(await leadsTo(details)).toEqual(to('/termloan/agreement'));
    await signAndReceive(testApp);
  });

  it.each(['hindon-mercantile', 'hindon-rupeecircle'])(
    'of %s: mandate, agreement, money',
    async (persona) => {
      const testApp = await openTestApp(sandbox, persona);
      expect(await confirm(testApp)).toEqual(to('/termloan/enach', true));
      expect(await approveMandate(testApp)).toEqual(to('/termloan/agreement', true));
      expect(testApp.openedExternalUrls).toEqual([
        expect.stringMatching(
          /\/sandbox\/bank\/mnd_\w+\?return_to=http[^&]+%2Ftermloan%2Fenach%3Freturned%3Dtrue$/,
        ),
      ]);
      await signAndReceive(testApp);
    },
  );

  it('of an unknown lender: back to the entry, which waits for the lender', async () => {
    const testApp = await openTestApp(sandbox, 'no-lender');
    expect(await confirm(testApp)).toEqual(to('/termloan', true));
    const entry = enter(testApp);
    await reaches(entry, 'awaitingLender');
  });
});

describe('the step that was reached', () => {
  it('is reported to the service when the key facts are acknowledged, and the KYC state does not change', async () => {
    const testApp = await openTestApp(sandbox, 'arthmate');
    const before = await testApp.merchant.state();
    await chooseOffer(testApp);
    await vi.waitFor(async () =>
      expect(await testApp.merchant.state()).toMatchObject({
        process_state: 'BANK',
        process_substate: 'bank-account',
        kyc_state: before.kyc_state,
      }),
    );
  });
});

it('a confirmed offer is read by one request', async () => {
  const testApp = await openTestApp(sandbox, 'arthmate');
  const [offer] = await testApp.merchant.offers();
  await confirmOffer(testApp.merchant, offer);
  const { machine, input } = offerSelection(testApp.app);
  const before = (await callsOf(testApp, 'listLoanOffers')).length;
  const actor = createActor(machine, {
    input: input({ entryUrl: '/termloan/offer', params: {}, search: { status: 'SELECTED' } }),
  }).start();
  await waitFor(actor, (snapshot) => !snapshot.matches('loadingOffers'));
  expect(actor.getSnapshot().context.availableOffers.offers.map(({ id }) => id)).toEqual([
    offer?.loan_offer_id,
  ]);
  expect((await callsOf(testApp, 'listLoanOffers')).length - before).toBe(1);
});

it('a mandate whose answer is lost is requested again with the same request id, and opened once', async () => {
  const testApp = await openTestApp(sandbox, 'hindon-mercantile');
  const [offer] = await testApp.merchant.offers();
  await confirmOffer(testApp.merchant, offer);
  await testApp.merchant.fault('getAutopayMandate', { kind: 'drop-after' });
  const { machine, input } = mandate(testApp.app);
  const actor = createActor(machine, {
    input: input({ entryUrl: '/termloan/enach', params: {}, search }),
  }).start();
  await reaches(actor, 'enach');
  const calls = await callsOf(testApp, 'getAutopayMandate');
  expect([calls.length, new Set(calls.map(({ request_id }) => request_id)).size]).toEqual([2, 1]);
  expect(await eventCount(testApp, 'mandate.created')).toBe(1);
  // A later request has its own id.
  const again = createActor(machine, {
    input: input({ entryUrl: '/termloan/enach', params: {}, search }),
  }).start();
  await reaches(again, 'enach');
  const ids = (await callsOf(testApp, 'getAutopayMandate')).map(({ request_id }) => request_id);
  expect(new Set(ids).size).toBe(2);
});

describe('a write whose answer is lost', () => {
  it('a completed confirmation is found by the status check, not repeated', async () => {
    const testApp = await openTestApp(sandbox, 'existing-account');
    await chooseOffer(testApp);
    const actor = await chooseAccount(testApp);
    await testApp.merchant.fault('confirmBankDetails', { kind: 'drop-after' });
    actor.send({ type: 'offer.confirmed' });
    expect(await leadsTo(actor)).toEqual(to('/termloan/agreement', true));
    expect([
      (await callsOf(testApp, 'confirmBankDetails')).length,
      await eventCount(testApp, 'offer.confirmed'),
    ]).toEqual([1, 1]);
  });

  it('a confirmation that never arrived is sent again, with the same request id', async () => {
    const testApp = await openTestApp(sandbox, 'existing-account');
    await chooseOffer(testApp);
    const actor = await chooseAccount(testApp);
    await testApp.merchant.fault('confirmBankDetails', { kind: 'drop-before' });
    actor.send({ type: 'offer.confirmed' });
    expect(await leadsTo(actor)).toEqual(to('/termloan/agreement', true));
    const calls = await callsOf(testApp, 'confirmBankDetails');
    expect([calls.length, new Set(calls.map(({ request_id }) => request_id)).size]).toEqual([2, 1]);
    expect(await eventCount(testApp, 'offer.confirmed')).toBe(1);
  });

  it('a completed signature is found by the status check, not repeated', async () => {
    const testApp = await openTestApp(sandbox, 'agreement-ready');
    const { actor, otp } = await askForCode(testApp);
    await testApp.merchant.fault('signAgreement', { kind: 'drop-after' });
    otp.send({ type: 'otp.submitted', code: await testApp.merchant.newestOtp() });
    expect(await leadsTo(actor)).toEqual(to('/termloan/receive-money', true));
    expect([
      (await callsOf(testApp, 'signAgreement')).length,
      await eventCount(testApp, 'agreement.signed'),
    ]).toEqual([1, 1]);
  });

  it('a signature that never arrived is sent again, with the same request id', async () => {
    const testApp = await openTestApp(sandbox, 'agreement-ready');
    const { actor, otp } = await askForCode(testApp);
    await testApp.merchant.fault('signAgreement', { kind: 'drop-before' });
    otp.send({ type: 'otp.submitted', code: await testApp.merchant.newestOtp() });
    expect(await leadsTo(actor)).toEqual(to('/termloan/receive-money', true));
    const calls = await callsOf(testApp, 'signAgreement');
    expect([calls.length, new Set(calls.map(({ request_id }) => request_id)).size]).toEqual([2, 1]);
    expect(await eventCount(testApp, 'agreement.signed')).toBe(1);
  });

  it.each(['html', 'malformed'])(
    'a signature whose answer is no outcome (%s) has its status checked, and is sent again by a tap only',
    async (kind) => {
      const testApp = await openTestApp(sandbox, 'agreement-ready');
      const { actor, otp } = await askForCode(testApp);
      await testApp.merchant.fault('signAgreement', { kind });
      await testApp.merchant.fault('getRequestStatus', {
        kind: 'status',
        status: 404,
        body: { error: 'none' },
      });
      otp.send({ type: 'otp.submitted', code: await testApp.merchant.newestOtp() });
      await reaches(otp, 'checkUnanswered');
      expect(await callsOf(testApp, 'signAgreement')).toHaveLength(1);
      otp.send({ type: 'retry' });
      expect(await leadsTo(actor)).toEqual(to('/termloan/receive-money', true));
      expect(await eventCount(testApp, 'agreement.signed')).toBe(1);
    },
  );

  it('a signature that was answered with an empty 500 is found after the one retry', async () => {
    const testApp = await openTestApp(sandbox, 'agreement-ready');
    const { actor, otp } = await askForCode(testApp);
    await testApp.merchant.fault('signAgreement', { kind: 'empty' });
    otp.send({ type: 'otp.submitted', code: await testApp.merchant.newestOtp() });
    expect(await leadsTo(actor)).toEqual(to('/termloan/receive-money', true));
    expect(await eventCount(testApp, 'agreement.signed')).toBe(1);
  });

  it('an added account is found by the status check, not added again', async () => {
    const testApp = await openTestApp(sandbox, 'arthmate');
    await chooseOffer(testApp);
    await testApp.merchant.fault('createBankDetails', { kind: 'drop-after' });
    await addAccount(testApp);
    const { body } = await testApp.merchant.get<Schemas['BankDetailsList']>('/bankDetails');
    expect(body.bank_details).toHaveLength(1);
    expect(await callsOf(testApp, 'createBankDetails')).toHaveLength(1);
  });
});

describe('a refusal', () => {
  it('an account that is already on file shows its row, and the typed values stay', async () => {
    const testApp = await openTestApp(sandbox, 'existing-account');
    await chooseOffer(testApp);
    const actor = giveAccount(testApp);
    await reaches(actor, 'SELECT_ACCOUNT');
    actor.send({ type: 'account.added' });
    actor.send({ type: 'account.submitted', account: GOOD });
    await reaches(actor, 'SERVER_ERROR');
    const { error, newAccount } = actor.getSnapshot().context;
    expect([error?.code, newAccount]).toEqual(['bank_details_already_exists', GOOD]);
  });

  it('a corrected account is a new request', async () => {
    const testApp = await openTestApp(sandbox, 'arthmate');
    await chooseOffer(testApp);
    const actor = giveAccount(testApp);
    await reaches(actor, 'EDIT_FORM');
    actor.send({
      type: 'account.submitted',
      account: savingsAccount('1234561111@HDFC0001234'),
    });
    await reaches(actor, 'SERVER_ERROR');
    actor.send({ type: 'account.submitted', account: GOOD });
    await reaches(actor, 'CONFIRM_FORM');
    const calls = await callsOf(testApp, 'createBankDetails');
    expect(new Set(calls.map(({ request_id }) => request_id)).size).toBe(2);
  });

  it('an expired offer is refused in the process-error state', async () => {
    const testApp = await openTestApp(sandbox, 'expired-offer');
    await chooseOffer(testApp);
    const actor = await chooseAccount(testApp);
    await testApp.merchant.advance(600);
    actor.send({ type: 'offer.confirmed' });
    await reaches(actor, 'PROCESS_ERROR');
    expect(actor.getSnapshot().context.error?.code).toBe('offer_expired');
  });

  it('a signed agreement leads to the loan without another code', async () => {
    const testApp = await openTestApp(sandbox, 'agreement-ready');
    await sign(testApp);
    expect(await callsOf(testApp, 'sendAgreementOtp')).toHaveLength(1);
    const { machine, input } = agreement(testApp.app);
    const again = createActor(machine, {
      input: input({ entryUrl: '/termloan/agreement', params: {}, search }),
    }).start();
    expect(await leadsTo(again)).toEqual(to('/termloan/loan-status', false));
    expect(await callsOf(testApp, 'sendAgreementOtp')).toHaveLength(1);
  });
});

describe('a mandate', () => {
  /** e-NACH, left at the bank's page with this decision; `slow`: the bank approves it later. */
  async function answered(decision: string, reason = '') {
    const testApp = await openTestApp(sandbox, 'hindon-mercantile');
    await confirm(testApp);
    const { machine, input } = mandate({
      ...testApp.app,
      leaveFor: async (url) => {
        const body = new URLSearchParams({ decision, reason });
        await sandbox.fetch(new Request(url, { method: 'POST', body }));
      },
    });
    const actor = createActor(machine, {
      input: input({ entryUrl: '/termloan/enach', params: {}, search }),
    }).start();
    await reaches(actor, 'enach');
    actor.send({ type: 'mandate.started' });
    return { testApp, actor };
  }

  it('that the bank declines shows the reason, and may be requested again', async () => {
    const { actor } = await answered('decline', 'insufficient_funds');
    await reaches(actor, 'mandateFailed');
    const declined = actor.getSnapshot().context.mandate;
    expect(declined?.failureReason).toBe('insufficient_funds');
    actor.send({ type: 'retry' });
    await reaches(actor, 'enach');
    const { mandate: next } = actor.getSnapshot().context;
    expect(next?.id).toEqual(expect.any(String));
    expect(next?.id).not.toBe(declined?.id);
  });

  it('that is slow is active when the bank reports it', async () => {
    const { testApp, actor } = await answered('slow');
    await reaches(actor, 'mandatePending');
    await testApp.merchant.advance(20);
    actor.send({ type: 'retry' });
    expect(await leadsTo(actor)).toEqual(to('/termloan/agreement', true));
  });
});

describe('the code of the agreement', () => {
  const WRONG = '000000';

  async function typeWrong(otp: Awaited<ReturnType<typeof askForCode>>['otp'], times: number) {
    for (let time = 0; time < times; time += 1) {
      otp.send({ type: 'otp.submitted', code: WRONG });
      await waitFor(otp, (snapshot) => !snapshot.hasTag('pending'), { timeout: 20_000 });
    }
  }

  it('wrong: shows the attempts left', async () => {
    const testApp = await openTestApp(sandbox, 'agreement-ready');
    const { actor, otp } = await askForCode(testApp);
    await typeWrong(otp, 1);
    expect(otp.getSnapshot()).toMatchObject({
      value: 'code',
      context: { failure: { kind: 'wrongCode', attemptsLeft: 4 }, sent: { attemptsLeft: 4 }, code: '' },
    });
    actor.stop();
  });

  it('wrong: the wait for another code continues, it does not restart', async () => {
    const testApp = await openTestApp(sandbox, 'agreement-ready');
    const { actor, otp } = await askForCode(testApp);
    await testApp.merchant.advance(31);
    await typeWrong(otp, 1);
    await waitFor(otp, (snapshot) => snapshot.can({ type: 'otp.resent' }), { timeout: 5_000 });
    expect(otp.getSnapshot().value).toBe('code');
    actor.stop();
  });

  it('wrong, then right: signed, as a new request', async () => {
    const testApp = await openTestApp(sandbox, 'agreement-ready');
    const { actor, otp } = await askForCode(testApp);
    await typeWrong(otp, 1);
    otp.send({ type: 'otp.submitted', code: await testApp.merchant.newestOtp() });
    expect(await leadsTo(actor)).toEqual(to('/termloan/receive-money', true));
    const calls = await callsOf(testApp, 'signAgreement');
    expect(new Set(calls.map(({ request_id }) => request_id)).size).toBe(2);
  });

  it('expired: shows a message, and nothing is signed', async () => {
    const testApp = await openTestApp(sandbox, 'agreement-ready');
    const { actor, otp } = await askForCode(testApp);
    const code = await testApp.merchant.newestOtp();
    await testApp.merchant.advance(301);
    otp.send({ type: 'otp.submitted', code });
    await waitFor(otp, (snapshot) => !snapshot.hasTag('pending'));
    expect(otp.getSnapshot()).toMatchObject({
      value: 'code',
      context: { failure: { kind: 'expiredCode' } },
    });
    expect(await eventCount(testApp, 'agreement.signed')).toBe(0);
    actor.stop();
  });

  it('five times wrong: blocked for ten minutes, and the right one does not sign', async () => {
    const testApp = await openTestApp(sandbox, 'agreement-ready');
    const { actor, otp } = await askForCode(testApp);
    await typeWrong(otp, 5);
    otp.send({ type: 'otp.submitted', code: await testApp.merchant.newestOtp() });
    expect(otp.getSnapshot()).toMatchObject({
      value: 'blocked',
      context: { failure: { kind: 'blocked', retryAfter: 600_000 } },
    });
    expect(await eventCount(testApp, 'agreement.signed')).toBe(0);
    actor.stop();
  });

  it('sending a code without an answer keeps its request key, also after the agreement was loaded again', async () => {
    const testApp = await openTestApp(sandbox, 'agreement-ready');
    const { machine, input } = agreement(testApp.app);
    const actor = createActor(machine, {
      input: input({ entryUrl: '/termloan/agreement', params: {}, search }),
    }).start();
    await reaches(actor, 'agreementReview');
    await testApp.merchant.fault('sendAgreementOtp', { kind: 'malformed' });
    await testApp.merchant.fault('getRequestStatus', {
      kind: 'status',
      status: 404,
      body: { error: 'none' },
    });
    await acceptAgreement(actor, 'sendUnanswered');
    actor.send({ type: 'back' });
    await reaches(actor, 'agreementReview');
    await acceptAgreement(actor);
    const calls = await callsOf(testApp, 'sendAgreementOtp');
    expect(new Set(calls.map(({ request_id }) => request_id)).size).toBe(1);
    actor.stop();
  });

  it('a code that was sent is entered after the agreement was read again, not sent a second time', async () => {
    const testApp = await openTestApp(sandbox, 'agreement-ready');
    const { actor } = await askForCode(testApp);
    actor.send({ type: 'back' });
    await reaches(actor, 'agreementReview');
    const otp = await acceptAgreement(actor);
    expect(await callsOf(testApp, 'sendAgreementOtp')).toHaveLength(1);
    otp.send({ type: 'otp.submitted', code: await testApp.merchant.newestOtp() });
    expect(await leadsTo(actor)).toEqual(to('/termloan/receive-money', true));
  });
});

describe('other reads of the loan', () => {
  it('the processing fee is waived when the lender waives it', async () => {
    const testApp = await openTestApp(sandbox, 'offers');
    await testApp.merchant.flags({ features: { PROCESSING_FEE_DISABLE: true } });
    const { machine, input } = offerSelection(testApp.app);
    const actor = createActor(machine, {
      input: input({ entryUrl: '/termloan/offer', params: {}, search }),
    }).start();
    await reaches(actor, 'offer');
    expect(actor.getSnapshot().context.availableOffers.isProcessingFeeWaived).toBe(true);
  });

  it('offers and agreement say how many days a loan can be given back; without an answer they are shown without', async () => {
    const daysOf = async (testApp: TestApp) => {
      const { machine, input } = offerSelection(testApp.app);
      const actor = createActor(machine, {
        input: input({ entryUrl: '/termloan/offer', params: {}, search }),
      }).start();
      await reaches(actor, 'offer');
      return actor.getSnapshot().context.availableOffers.coolingOffDays;
    };
    const testApp = await openTestApp(sandbox, 'offers');
    expect(await daysOf(testApp)).toBe(3);
    await testApp.merchant.fault('getLoanConfig', { kind: 'status', status: 404, times: 0 });
    expect(await daysOf(testApp)).toBe(0);
    const { machine, input } = agreement((await openTestApp(sandbox, 'agreement-ready')).app);
    const actor = createActor(machine, {
      input: input({ entryUrl: '/termloan/agreement', params: {}, search }),
    }).start();
    await reaches(actor, 'agreementReview');
    expect(actor.getSnapshot().context).toMatchObject({
      agreement: { coolingOffUntil: null },
      coolingOffDays: 3,
    });
  });

  it('the chosen offer is kept', async () => {
    const testApp = await openTestApp(sandbox, 'arthmate');
    await chooseOffer(testApp);
    expect(testApp.app.storage.readOfferId()).toBe((await testApp.merchant.offers())[0]?.loan_offer_id);
  });

  it('home counts days by the lender’s clock', async () => {
    const testApp = await openTestApp(sandbox, 'due-tomorrow');
    const { machine, input } = home(testApp.app);
    const actor = createActor(machine, {
      input: input({ entryUrl: '/termloan/home', params: {}, search }),
    }).start();
    await reaches(actor, 'home');
    const readAt = actor.getSnapshot().context.facts?.readAt ?? 0;
    expect(Math.abs(readAt - Date.parse('2026-03-06T10:00:00+05:30'))).toBeLessThan(60_000);
  });

  it.each([
    ['not-eligible', 'notEligible'],
    ['new-merchant', 'loanStart'],
  ])('the entry shows %s: %s', async (persona, state) => {
    await reaches(enter(await openTestApp(sandbox, persona)), state);
  });

  it('the entry leads a blocked merchant to the blocked page', async () => {
    expect(await leadsTo(enter(await openTestApp(sandbox, 'blocked')))).toEqual(to('/termloan/blocked'));
  });

  it('the entry resumes where the merchant left off', async () => {
    expect(await leadsTo(enter(await openTestApp(sandbox, 'agreement-ready')))).toEqual(
      to('/termloan/agreement'),
    );
  });

  it('the approval shows that USFB refused', async () => {
    const testApp = await openTestApp(sandbox, 'rejected');
    await reaches(approval(testApp, '/termloan/loan-approval-status'), 'loanRejected');
  });
});
