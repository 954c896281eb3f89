import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Actor, type AnyStateMachine, createActor, waitFor } from 'xstate';

import { adapt as accountFlow } from '../../src/adapters/account-flow';
import { adapt as agreement } from '../../src/adapters/agreement';
import { adapt as home } from '../../src/adapters/home';
import { adapt as loanApproval } from '../../src/adapters/loan-approval';
import { adapt as loanEntry } from '../../src/adapters/loan-entry';
import { adapt as loanStatus } from '../../src/adapters/loan-status';
import { adapt as mandate } from '../../src/adapters/mandate';
import { adapt as offerSelection } from '../../src/adapters/offer-selection';
import { openSandbox, type Schemas } from '../sandbox/support/actor';
import { confirmOffer, GOOD_ACCOUNT } from '../sandbox/support/journey';
import { callsOf, type Desk, deskOf, happened } from '../support/lender';

// A whole loan is some thirty calls to a lender with a database; a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

// The bank's page is opened only where it is https or our own.
vi.stubGlobal('window', { location: { origin: 'http://lender.test' } });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const GOOD = { paymentAddress: GOOD_ACCOUNT, accountType: 'BANK', type: 'SAVINGS' } as const;
const search = {};

/** Waits until the journey stands still in a state, or has ended; its waits are not waited for. */
async function reaches(actor: Actor<AnyStateMachine>, state: string): Promise<void> {
  await waitFor(actor, (snapshot) => snapshot.value === state || snapshot.status !== 'active', {
    timeout: 20_000,
  });
  expect(actor.getSnapshot().value).toBe(state);
}

/** Where a journey that has ended sends the merchant. */
async function leadsTo(actor: Actor<AnyStateMachine>): Promise<unknown> {
  const { output } = await waitFor(actor, (snapshot) => snapshot.status === 'done', { timeout: 20_000 });
  return output;
}

function enter({ app }: Desk) {
  const { machine, input } = loanEntry(app);
  return createActor(machine, { input: input({ entryUrl: '/termloan', params: {}, search }) }).start();
}

/** Chooses the first offer, and reads its key facts. */
async function chooseOffer({ app }: Desk): Promise<unknown> {
  const { machine, input } = offerSelection(app);
  const actor = createActor(machine, {
    input: input({ entryUrl: '/termloan/select-loan', params: {}, search }),
  }).start();
  await reaches(actor, 'selectLoan');
  const offerId = actor.getSnapshot().context.table.offers[0]?.id ?? '';
  actor.send({ type: 'offer.chosen', offerId });
  actor.send({ type: 'keyFacts.opened' });
  await reaches(actor, 'keyFacts');
  actor.send({ type: 'keyFacts.acknowledged' });
  return leadsTo(actor);
}

function giveAccount({ app }: Desk) {
  const { machine, input } = accountFlow(app);
  return createActor(machine, {
    input: input({ entryUrl: '/termloan/bank-account', params: {}, search }),
  }).start();
}

/** Adds a new account, up to the confirmation. */
async function addAccount(desk: Desk) {
  const actor = giveAccount(desk);
  await reaches(actor, 'EDIT_FORM');
  actor.send({ type: 'account.submitted', account: GOOD });
  await reaches(actor, 'CONFIRM_FORM');
  return actor;
}

/** Chooses the first account on file, up to the confirmation. */
async function chooseAccount(desk: Desk) {
  const actor = giveAccount(desk);
  await reaches(actor, 'SELECT_ACCOUNT');
  const accountId = actor.getSnapshot().context.start.accounts[0]?.id ?? '';
  actor.send({ type: 'account.chosen', accountId });
  actor.send({ type: 'account.continued' });
  await reaches(actor, 'CONFIRM_FORM');
  return actor;
}

async function confirm(desk: Desk): Promise<unknown> {
  await chooseOffer(desk);
  const actor = await addAccount(desk);
  actor.send({ type: 'offer.confirmed' });
  return leadsTo(actor);
}

function approval(
  { app }: Desk,
  entryUrl: '/termloan/loan-approval-status' | '/termloan/approved-loan-details',
) {
  const { machine, input } = loanApproval(app);
  return createActor(machine, { input: input({ entryUrl, params: {}, search }) }).start();
}

/** Approves the mandate on the bank's page and comes back. */
async function approveMandate({ app }: Desk): Promise<unknown> {
  const { machine, input } = mandate(app);
  const actor = createActor(machine, {
    input: input({ entryUrl: '/termloan/enach', params: {}, search }),
  }).start();
  await reaches(actor, 'enach');
  actor.send({ type: 'mandate.started' });
  return leadsTo(actor);
}

/** Opens the agreement, up to the code. */
async function askForCode({ app }: Desk) {
  const { machine, input } = agreement(app);
  const actor = createActor(machine, {
    input: input({ entryUrl: '/termloan/agreement', params: {}, search }),
  }).start();
  await reaches(actor, 'agreementReview');
  actor.send({ type: 'agreement.accepted' });
  await reaches(actor, 'agreementOtp');
  return actor;
}

async function sign(desk: Desk): Promise<unknown> {
  const actor = await askForCode(desk);
  actor.send({ type: 'otp.submitted', code: await desk.merchant.newestOtp() });
  return leadsTo(actor);
}

/** Follows the money until it is there. */
async function awaitMoney({ app, merchant }: Desk) {
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

/** What remains once the lender's own steps are done: signature, money, home. */
async function signAndReceive(desk: Desk) {
  expect(await sign(desk)).toEqual(to('/termloan/receive-money', true));
  expect(await awaitMoney(desk)).toBe('DISBURSED');
  expect(await leadsTo(enter(desk))).toEqual(to('/termloan/home'));
  expect([await happened(desk, 'offer.confirmed'), await happened(desk, 'agreement.signed')]).toEqual([1, 1]);
}

describe('the whole loan', () => {
  it('of USFB: approval, agreement, money', async () => {
    const desk = await deskOf(sandbox, 'usfb');
    expect(await chooseOffer(desk)).toEqual(to('/termloan/bank-account'));
    expect(await confirm(desk)).toEqual(to('/termloan/loan-approval-status', true));
    const waiting = approval(desk, '/termloan/loan-approval-status');
    await reaches(waiting, 'loanApprovalStatus');
    await desk.merchant.advance(6);
    waiting.send({ type: 'retry' });
    expect(await leadsTo(waiting)).toEqual(to('/termloan/agreement'));
    await signAndReceive(desk);
  });

  it('of Arthmate: agreement, money', async () => {
    const desk = await deskOf(sandbox, 'arthmate');
    expect(await confirm(desk)).toEqual(to('/termloan/agreement', true));
    await signAndReceive(desk);
  });

  it('of Apollo, monthly: approved details, mandate, agreement, money', async () => {
    const desk = await deskOf(sandbox, 'apollo');
    expect(await confirm(desk)).toEqual(to('/termloan/approved-loan-details', true));
    const details = approval(desk, '/termloan/approved-loan-details');
    await reaches(details, 'approvedLoanDetails');
    details.send({ type: 'details.accepted' });
    expect(await leadsTo(details)).toEqual(to('/termloan/enach'));
    expect(await approveMandate(desk)).toEqual(to('/termloan/agreement', true));
    await signAndReceive(desk);
  });

  it('of Apollo, monthly: no second mandate when one is active', async () => {
    const desk = await deskOf(sandbox, 'apollo');
    await confirm(desk);
    await approveMandate(desk);
    const details = approval(desk, '/termloan/approved-loan-details');
    await reaches(details, 'approvedLoanDetails');
    details.send({ type: 'details.accepted' });
    expect(await leadsTo(details)).toEqual(to('/termloan/agreement'));
  });

  it('of Apollo, weekly: approved details, agreement', async () => {
    const desk = await deskOf(sandbox, 'apollo-weekly');
    await confirm(desk);
    const details = approval(desk, '/termloan/approved-loan-details');
    await reaches(details, 'approvedLoanDetails');
    details.send({ type: 'details.accepted' });
    expect(await leadsTo(details)).toEqual(to('/termloan/agreement'));
    await signAndReceive(desk);
  });

  it.each(['hindon-mercantile', 'hindon-rupeecircle'])(
    'of %s: mandate, agreement, money',
    async (persona) => {
      const desk = await deskOf(sandbox, persona);
      expect(await confirm(desk)).toEqual(to('/termloan/enach', true));
      expect(await approveMandate(desk)).toEqual(to('/termloan/agreement', true));
      expect(desk.left).toEqual([
        expect.stringMatching(
          /\/sandbox\/bank\/mnd_\w+\?return_to=http[^&]+%2Ftermloan%2Fenach%3Freturned%3Dtrue$/,
        ),
      ]);
      await signAndReceive(desk);
    },
  );

  it('of a lender who is not named: back to the entry, which waits for the lender', async () => {
    const desk = await deskOf(sandbox, 'no-lender');
    expect(await confirm(desk)).toEqual(to('/termloan', true));
    const entry = enter(desk);
    await reaches(entry, 'awaitingLender');
  });
});

describe('the step that was reached', () => {
  it('is told to the service when the key facts are acknowledged, and the KYC state stays as it is', async () => {
    const desk = await deskOf(sandbox, 'arthmate');
    const before = await desk.merchant.state();
    await chooseOffer(desk);
    await vi.waitFor(async () =>
      expect(await desk.merchant.state()).toMatchObject({
        process_state: 'BANK',
        process_substate: 'bank-account',
        kyc_state: before.kyc_state,
      }),
    );
  });
});

it('a mandate whose answer is lost is asked for again under the same request id, and opened once', async () => {
  const desk = await deskOf(sandbox, 'hindon-mercantile');
  const [offer] = await desk.merchant.offers();
  await confirmOffer(desk.merchant, offer);
  await desk.merchant.fault('getAutopayMandate', { kind: 'drop-after' });
  const { machine, input } = mandate(desk.app);
  const actor = createActor(machine, {
    input: input({ entryUrl: '/termloan/enach', params: {}, search }),
  }).start();
  await reaches(actor, 'enach');
  const calls = await callsOf(desk, 'getAutopayMandate');
  expect([calls.length, new Set(calls.map(({ request_id }) => request_id)).size]).toEqual([2, 1]);
  expect(await happened(desk, 'mandate.created')).toBe(1);
  // What is asked for later is a question of its own.
  const again = createActor(machine, {
    input: input({ entryUrl: '/termloan/enach', params: {}, search }),
  }).start();
  await reaches(again, 'enach');
  const ids = (await callsOf(desk, 'getAutopayMandate')).map(({ request_id }) => request_id);
  expect(new Set(ids).size).toBe(2);
});

describe('a write whose answer is lost', () => {
  it('a confirmation that was done is found again, not done again', async () => {
    const desk = await deskOf(sandbox, 'existing-account');
    await chooseOffer(desk);
    const actor = await chooseAccount(desk);
    await desk.merchant.fault('confirmBankDetails', { kind: 'drop-after' });
    actor.send({ type: 'offer.confirmed' });
    expect(await leadsTo(actor)).toEqual(to('/termloan/agreement', true));
    expect([
      (await callsOf(desk, 'confirmBankDetails')).length,
      await happened(desk, 'offer.confirmed'),
    ]).toEqual([1, 1]);
  });

  it('a confirmation that never came is sent once more, under its request id', async () => {
    const desk = await deskOf(sandbox, 'existing-account');
    await chooseOffer(desk);
    const actor = await chooseAccount(desk);
    await desk.merchant.fault('confirmBankDetails', { kind: 'drop-before' });
    actor.send({ type: 'offer.confirmed' });
    expect(await leadsTo(actor)).toEqual(to('/termloan/agreement', true));
    const calls = await callsOf(desk, 'confirmBankDetails');
    expect([calls.length, new Set(calls.map(({ request_id }) => request_id)).size]).toEqual([2, 1]);
    expect(await happened(desk, 'offer.confirmed')).toBe(1);
  });

  it('a signature that was given is found again, not given again', async () => {
    const desk = await deskOf(sandbox, 'agreement-ready');
    const actor = await askForCode(desk);
    await desk.merchant.fault('signAgreement', { kind: 'drop-after' });
    actor.send({ type: 'otp.submitted', code: await desk.merchant.newestOtp() });
    expect(await leadsTo(actor)).toEqual(to('/termloan/receive-money', true));
    expect([(await callsOf(desk, 'signAgreement')).length, await happened(desk, 'agreement.signed')]).toEqual(
      [1, 1],
    );
  });

  it('a signature that never came is sent once more, under its request id', async () => {
    const desk = await deskOf(sandbox, 'agreement-ready');
    const actor = await askForCode(desk);
    await desk.merchant.fault('signAgreement', { kind: 'drop-before' });
    actor.send({ type: 'otp.submitted', code: await desk.merchant.newestOtp() });
    expect(await leadsTo(actor)).toEqual(to('/termloan/receive-money', true));
    const calls = await callsOf(desk, 'signAgreement');
    expect([calls.length, new Set(calls.map(({ request_id }) => request_id)).size]).toEqual([2, 1]);
    expect(await happened(desk, 'agreement.signed')).toBe(1);
  });

  it.each(['html', 'malformed'])(
    'a signature whose answer is no answer (%s) is asked for, and sent again by a tap only',
    async (kind) => {
      const desk = await deskOf(sandbox, 'agreement-ready');
      const actor = await askForCode(desk);
      await desk.merchant.fault('signAgreement', { kind });
      await desk.merchant.fault('getRequestStatus', { kind: 'status', status: 404, body: { error: 'none' } });
      actor.send({ type: 'otp.submitted', code: await desk.merchant.newestOtp() });
      await reaches(actor, 'signatureUnanswered');
      expect(await callsOf(desk, 'signAgreement')).toHaveLength(1);
      actor.send({ type: 'retry' });
      expect(await leadsTo(actor)).toEqual(to('/termloan/receive-money', true));
      expect(await happened(desk, 'agreement.signed')).toBe(1);
    },
  );

  it('a signature that an empty 500 answered is found again after the one retry', async () => {
    const desk = await deskOf(sandbox, 'agreement-ready');
    const actor = await askForCode(desk);
    await desk.merchant.fault('signAgreement', { kind: 'empty' });
    actor.send({ type: 'otp.submitted', code: await desk.merchant.newestOtp() });
    expect(await leadsTo(actor)).toEqual(to('/termloan/receive-money', true));
    expect(await happened(desk, 'agreement.signed')).toBe(1);
  });

  it('an account that was added is found again, not added again', async () => {
    const desk = await deskOf(sandbox, 'arthmate');
    await chooseOffer(desk);
    await desk.merchant.fault('createBankDetails', { kind: 'drop-after' });
    await addAccount(desk);
    const { body } = await desk.merchant.get<Schemas['BankDetailsList']>('/bankDetails');
    expect(body.bank_details).toHaveLength(1);
  });
});

describe('a refusal', () => {
  it('an account on file already shows its row, and what was typed stays', async () => {
    const desk = await deskOf(sandbox, 'existing-account');
    await chooseOffer(desk);
    const actor = giveAccount(desk);
    await reaches(actor, 'SELECT_ACCOUNT');
    actor.send({ type: 'account.added' });
    actor.send({ type: 'account.submitted', account: GOOD });
    await reaches(actor, 'SERVER_ERROR');
    const { error, newAccount } = actor.getSnapshot().context;
    expect([error?.code, newAccount]).toEqual(['bank_details_already_exists', GOOD]);
  });

  it('a corrected account is a new request', async () => {
    const desk = await deskOf(sandbox, 'arthmate');
    await chooseOffer(desk);
    const actor = giveAccount(desk);
    await reaches(actor, 'EDIT_FORM');
    actor.send({
      type: 'account.submitted',
      account: { ...GOOD, paymentAddress: '1234561111@HDFC0001234' },
    });
    await reaches(actor, 'SERVER_ERROR');
    actor.send({ type: 'account.submitted', account: GOOD });
    await reaches(actor, 'CONFIRM_FORM');
    const calls = await callsOf(desk, 'createBankDetails');
    expect(new Set(calls.map(({ request_id }) => request_id)).size).toBe(2);
  });

  it('an offer that has run out is refused in the process-error state', async () => {
    const desk = await deskOf(sandbox, 'expired-offer');
    await chooseOffer(desk);
    const actor = await chooseAccount(desk);
    await desk.merchant.advance(600);
    actor.send({ type: 'offer.confirmed' });
    await reaches(actor, 'PROCESS_ERROR');
    expect(actor.getSnapshot().context.error?.code).toBe('offer_expired');
  });

  it('no code is needed twice: a signed agreement leads to the loan', async () => {
    const desk = await deskOf(sandbox, 'agreement-ready');
    await sign(desk);
    const { machine, input } = agreement(desk.app);
    const again = createActor(machine, {
      input: input({ entryUrl: '/termloan/agreement', params: {}, search }),
    }).start();
    expect(await leadsTo(again)).toEqual(to('/termloan/loan-status', false));
  });
});

describe('a mandate', () => {
  /** e-NACH at the bank's page, which is answered otherwise than by approving. */
  async function answered(decision: string, reason = '') {
    const desk = await deskOf(sandbox, 'hindon-mercantile');
    await confirm(desk);
    const { machine, input } = mandate({
      ...desk.app,
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
    return { desk, actor };
  }

  it('that the bank declines says why, and may be asked for anew', async () => {
    const { actor } = await answered('decline', 'insufficient_funds');
    await reaches(actor, 'mandateFailed');
    const declined = actor.getSnapshot().context.mandate;
    expect(declined?.failureReason).toBe('insufficient_funds');
    actor.send({ type: 'retry' });
    await reaches(actor, 'enach');
    expect(actor.getSnapshot().context.mandate?.id).not.toBe(declined?.id);
  });

  it('that the bank is slow with is active when the bank says so', async () => {
    const { desk, actor } = await answered('slow');
    await reaches(actor, 'mandatePending');
    await desk.merchant.advance(20);
    actor.send({ type: 'retry' });
    expect(await leadsTo(actor)).toEqual(to('/termloan/agreement', true));
  });
});

describe('the code of the agreement', () => {
  const WRONG = '000000';

  async function typeWrong(actor: Awaited<ReturnType<typeof askForCode>>, times: number) {
    for (let time = 0; time < times; time += 1) {
      actor.send({ type: 'otp.submitted', code: WRONG });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'), { timeout: 20_000 });
    }
  }

  it('wrong: how many tries are left', async () => {
    const desk = await deskOf(sandbox, 'agreement-ready');
    const actor = await askForCode(desk);
    await typeWrong(actor, 1);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'agreementOtp',
      context: { failure: { kind: 'wrongCode', attemptsLeft: 4 }, otp: { attemptsLeft: 4 }, code: '' },
    });
    actor.stop();
  });

  it('wrong: the wait for another code goes on, it does not begin anew', async () => {
    const desk = await deskOf(sandbox, 'agreement-ready');
    const actor = await askForCode(desk);
    await desk.merchant.advance(31);
    await typeWrong(actor, 1);
    await waitFor(actor, (snapshot) => snapshot.can({ type: 'otp.resent' }), { timeout: 5_000 });
    expect(actor.getSnapshot().value).toBe('agreementOtp');
    actor.stop();
  });

  it('wrong, then right: signed, as a new request', async () => {
    const desk = await deskOf(sandbox, 'agreement-ready');
    const actor = await askForCode(desk);
    await typeWrong(actor, 1);
    actor.send({ type: 'otp.submitted', code: await desk.merchant.newestOtp() });
    expect(await leadsTo(actor)).toEqual(to('/termloan/receive-money', true));
  });

  it('expired: said so, and nothing is signed', async () => {
    const desk = await deskOf(sandbox, 'agreement-ready');
    const actor = await askForCode(desk);
    const code = await desk.merchant.newestOtp();
    await desk.merchant.advance(301);
    actor.send({ type: 'otp.submitted', code });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'));
    expect(actor.getSnapshot()).toMatchObject({
      value: 'agreementOtp',
      context: { failure: { kind: 'expiredCode' } },
    });
    expect(await happened(desk, 'agreement.signed')).toBe(0);
    actor.stop();
  });

  it('five times wrong: blocked for ten minutes, and the right one no longer signs', async () => {
    const desk = await deskOf(sandbox, 'agreement-ready');
    const actor = await askForCode(desk);
    await typeWrong(actor, 5);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'otpBlocked',
      context: { failure: { kind: 'blocked', retryAfter: 600_000 } },
    });
    expect(await happened(desk, 'agreement.signed')).toBe(0);
    actor.stop();
  });
});

describe('what the app reads around the loan', () => {
  it('the processing fee is waived when the lender says so', async () => {
    const desk = await deskOf(sandbox, 'offers');
    await desk.merchant.flags({ features: { PROCESSING_FEE_DISABLE: true } });
    const { machine, input } = offerSelection(desk.app);
    const actor = createActor(machine, {
      input: input({ entryUrl: '/termloan/offer', params: {}, search }),
    }).start();
    await reaches(actor, 'offer');
    expect(actor.getSnapshot().context.table.isProcessingFeeWaived).toBe(true);
  });

  it('the chosen offer is kept', async () => {
    const desk = await deskOf(sandbox, 'arthmate');
    await chooseOffer(desk);
    expect(desk.app.kept.readOfferId()).toBe((await desk.merchant.offers())[0]?.loan_offer_id);
  });

  it('home counts days by the clock of the lender', async () => {
    const desk = await deskOf(sandbox, 'due-tomorrow');
    const { machine, input } = home(desk.app);
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
    await reaches(enter(await deskOf(sandbox, persona)), state);
  });

  it('the entry leads a blocked merchant to the page that says so', async () => {
    expect(await leadsTo(enter(await deskOf(sandbox, 'blocked')))).toEqual(to('/termloan/blocked'));
  });

  it('the entry resumes where the merchant left off', async () => {
    expect(await leadsTo(enter(await deskOf(sandbox, 'agreement-ready')))).toEqual(to('/termloan/agreement'));
  });

  it('the approval shows that USFB refused', async () => {
    const desk = await deskOf(sandbox, 'rejected');
    await reaches(approval(desk, '/termloan/loan-approval-status'), 'loanRejected');
  });
});
