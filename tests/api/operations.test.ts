import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../machines/domain/base/failure';
import { signedAgreementSchema } from '../../machines/domain/loan/agreement';
import type { paths as TermloanPaths } from '../../openapi/generated/termloan';
import { writeErrors } from '../../openapi/generated/write-errors';
import {
  createAgreement,
  getAgreementInfo,
  sendAgreementOtp,
  signAgreement,
} from '../../src/api/operations/agreement';
import {
  confirmBankDetails,
  confirmedOfferSchema,
  createBankDetails,
  listBankDetails,
  updateBankDetails,
  verifyPaymentAddress,
} from '../../src/api/operations/bank-details';
import { getLoan } from '../../src/api/operations/loan';
import { getLoanConfig, getNbfcFeatureConfig } from '../../src/api/operations/loan-config';
import { getAutopayMandate, readAutopayMandate } from '../../src/api/operations/mandate';
import { getMerchant } from '../../src/api/operations/merchant';
import { listLoanOffers } from '../../src/api/operations/offers';
import { getPanDetails } from '../../src/api/operations/pan-details';
import { getRequestStatus } from '../../src/api/operations/request-status';
import { getUserState, setUserState } from '../../src/api/operations/user-state';
import { createService } from '../../src/api/service';
import { GOOD_ACCOUNT } from '../sandbox/support/journey';
import { openSandbox } from '../sandbox/support/sandbox-merchant';
import { dataOf, failureOf } from '../support/reports/outcome';
import { savingsAccount } from '../support/savings-account';
import { openTestApp, type TestApp } from '../support/test-app';

/** What was read, as it is sent along with a consent. */
const record = { text: 'I agree.', version: '1', language: 'en' };

vi.setConfig({ testTimeout: 30_000 });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const signal = new AbortController().signal;
const newAccount = savingsAccount(GOOD_ACCOUNT);

/** The merchant's first offer and first account. */
async function pairOf({ app }: TestApp) {
  const { offers } = dataOf(await listLoanOffers(app.termloan, 'APPROVED', signal));
  const accounts = dataOf(await listBankDetails(app.termloan, signal));
  return { offerId: offers[0]?.id ?? 'no offer', bankDetailsId: accounts.items[0]?.id ?? 'no account' };
}

/** Ready to sign: with the agreement drawn up and a code sent. */
async function withCode() {
  const testApp = await openTestApp(sandbox, 'agreement-ready');
  const { termloan } = testApp.app;
  const { offers } = dataOf(await listLoanOffers(termloan, 'SELECTED', signal));
  const drawn = dataOf(await createAgreement(termloan, offers[0]?.id ?? '', 'draw-request-1', signal));
  const otp = dataOf(await sendAgreementOtp(termloan, drawn.id, 'otp-request-1', signal));
  return { testApp, termloan, drawn, otp };
}

describe('reads', () => {
  it('getMerchant gives the merchant', async () => {
    const { app, merchant } = await openTestApp(sandbox, 'offers');
    expect(dataOf(await getMerchant(app.merchant, signal))).toMatchObject({
      id: merchant.id,
      displayName: 'रमेश कुमार',
      mobile: '9876504321',
    });
  });

  it('getLoan returns null when there is none', async () => {
    const { app } = await openTestApp(sandbox, 'offers');
    expect(dataOf(await getLoan(app.termloan, signal))).toBeNull();
  });

  it('getLoan gives the latest loan', async () => {
    const { app } = await openTestApp(sandbox, 'disbursed');
    expect(dataOf(await getLoan(app.termloan, signal))).toMatchObject({
      status: 'DISBURSED',
      nbfc: 'ARTHMATE',
      isWeekly: true,
      instalmentsPaid: 3,
    });
  });

  it('getLoan tells each loan that was read to the app, and nothing after a failure', async () => {
    const onLoanRead = vi.fn();
    const { app } = await openTestApp(sandbox, 'disbursed');
    await getLoan({ ...app.termloan, onLoanRead }, signal);
    expect(onLoanRead).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'DISBURSED' }));
    const broken = { ...app.termloan, fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
    await getLoan({ ...broken, onLoanRead }, signal);
    expect(onLoanRead).toHaveBeenCalledOnce();
  });

  it('getLoanConfig gives the limits', async () => {
    const { app } = await openTestApp(sandbox, 'offers');
    expect(dataOf(await getLoanConfig(app.termloan, { isSigned: true }, signal))).toMatchObject({
      minLoanAmount: 1_000_000,
      maxLoanAmount: 50_000_000,
    });
  });

  it('getUserState gives the merchant’s state', async () => {
    const { app } = await openTestApp(sandbox, 'blocked');
    expect(dataOf(await getUserState(app.termloan, signal))).toMatchObject({
      processState: 'BLOCKED',
      isEligible: false,
    });
  });

  it('getNbfcFeatureConfig gives flags and experiments', async () => {
    const { app } = await openTestApp(sandbox, 'offers');
    expect(dataOf(await getNbfcFeatureConfig(app.termloan, signal))).toMatchObject({
      flags: { PRE_CLOSURE: true },
      experiments: { PHYSICAL_QR: 0 },
    });
  });

  it('getPanDetails gives the name', async () => {
    const { app } = await openTestApp(sandbox, 'offers');
    expect(dataOf(await getPanDetails(app.termloan, signal))).toMatchObject({
      name: 'RAMESH KUMAR',
      verificationStatus: 'VERIFIED',
    });
  });

  it('listLoanOffers returns the offers, and the lenders that made none', async () => {
    const { app } = await openTestApp(sandbox, 'offers');
    const { offers, lendersWithoutOffer } = dataOf(await listLoanOffers(app.termloan, 'APPROVED', signal));
    expect([offers.length, lendersWithoutOffer]).toEqual([7, ['VIVRITI_CAPITAL_LIMITED']]);
  });

  it('listLoanOffers gives the confirmed one by its status', async () => {
    const { app } = await openTestApp(sandbox, 'agreement-ready');
    expect(dataOf(await listLoanOffers(app.termloan, 'SELECTED', signal)).offers).toHaveLength(1);
  });

  it('listBankDetails gives the accounts on file, leading zeros kept', async () => {
    const { app } = await openTestApp(sandbox, 'existing-account');
    const accounts = dataOf(await listBankDetails(app.termloan, signal));
    expect(accounts.items.map(({ paymentAddress }) => paymentAddress)).toEqual([
      '50100234567891@HDFC0001234',
      '00000032187654321@SBIN0004567',
    ]);
  });

  it('getAgreementInfo gives null before one is drawn up', async () => {
    const { app } = await openTestApp(sandbox, 'agreement-ready');
    expect(dataOf(await getAgreementInfo(app.termloan, signal))).toBeNull();
  });

  it('getAgreementInfo gives the open one', async () => {
    const { termloan, drawn } = await withCode();
    expect(dataOf(await getAgreementInfo(termloan, signal))).toMatchObject({
      id: drawn.id,
      isAwaitingSignature: true,
    });
  });
});

describe('writes', () => {
  it('setUserState reports the step that was reached', async () => {
    const { app } = await openTestApp(sandbox, 'new-merchant');
    const step = { kycState: 'IN_PROGRESS', processState: 'KYC', processSubState: 'pan' };
    expect(dataOf(await setUserState(app.termloan, step, 'step-request-1', signal))).toMatchObject({
      processState: 'KYC',
      processSubState: 'pan',
      kycState: 'IN_PROGRESS',
    });
  });

  it('createBankDetails adds an account', async () => {
    const { app } = await openTestApp(sandbox, 'offers');
    expect(dataOf(await createBankDetails(app.termloan, newAccount, 'acc-request-1', signal))).toMatchObject({
      paymentAddress: GOOD_ACCOUNT,
      accountType: 'BANK',
      type: 'SAVINGS',
      bankName: 'HDFC Bank',
    });
  });

  it('updateBankDetails changes the account type', async () => {
    const testApp = await openTestApp(sandbox, 'existing-account');
    const { bankDetailsId } = await pairOf(testApp);
    const change = { accountType: 'UPI' } as const;
    const changed = await updateBankDetails(
      testApp.app.termloan,
      bankDetailsId,
      change,
      'upd-request-1',
      signal,
    );
    expect(dataOf(changed).accountType).toBe('UPI');
  });

  it('updateBankDetails sets the flag of its origin', async () => {
    const testApp = await openTestApp(sandbox, 'existing-account');
    const { bankDetailsId } = await pairOf(testApp);
    const change = { cameFromBankDetailsPage: true };
    const changed = await updateBankDetails(
      testApp.app.termloan,
      bankDetailsId,
      change,
      'upd-request-2',
      signal,
    );
    expect(dataOf(changed).cameFromBankDetailsPage).toBe(true);
  });

  it.each([
    [GOOD_ACCOUNT, true, 'RAMESH KUMAR'],
    ['12@HDFC0001234', false, null],
  ])('verifyPaymentAddress checks %s', async (address, isValid, name) => {
    const { app } = await openTestApp(sandbox, 'offers');
    const checked = await verifyPaymentAddress(app.termloan, savingsAccount(address), signal);
    expect(dataOf(checked)).toEqual({ isValid, name });
  });

  it('confirmBankDetails confirms the offer with the account', async () => {
    const testApp = await openTestApp(sandbox, 'existing-account');
    const pair = await pairOf(testApp);
    expect(dataOf(await confirmBankDetails(testApp.app.termloan, pair, 'conf-request-1', signal))).toEqual(
      pair,
    );
  });

  it('createAgreement draws one up', async () => {
    const { drawn } = await withCode();
    expect(drawn).toMatchObject({ isAwaitingSignature: true, nbfc: 'ARTHMATE', loanAmount: 5_000_000 });
  });

  it('sendAgreementOtp sends a code, times in milliseconds', async () => {
    const { otp } = await withCode();
    expect(otp).toMatchObject({ resendAfter: 30_000, expiresIn: 300_000, sendsLeft: 2, attemptsLeft: 5 });
  });

  it('signAgreement signs with the code', async () => {
    const { testApp, termloan, drawn, otp } = await withCode();
    const signature = {
      agreementId: drawn.id,
      documentVersion: drawn.documentVersion,
      reference: otp.reference ?? '',
      code: await testApp.merchant.newestOtp(),
      record,
    };
    expect(dataOf(await signAgreement(termloan, signature, 'sign-request-1', signal)).agreementId).toBe(
      drawn.id,
    );
  });

  it('signAgreement signs only what was shown, and otherwise uses no code', async () => {
    const { testApp, termloan, drawn, otp } = await withCode();
    const code = await testApp.merchant.newestOtp();
    const signature = { agreementId: drawn.id, reference: otp.reference ?? '', code, record };
    const stale = { ...signature, documentVersion: 'an earlier one' };
    expect(failureOf(await signAgreement(termloan, stale, 'sign-request-1', signal)).code).toBe(
      'agreement_changed',
    );
    const shownSignature = { ...signature, documentVersion: drawn.documentVersion };
    expect(drawn.documentVersion).toMatch(/^[0-9a-f]{32}$/);
    expect((await signAgreement(termloan, shownSignature, 'sign-request-2', signal)).ok).toBe(true);
  });

  it('getAutopayMandate opens a mandate', async () => {
    const testApp = await openTestApp(sandbox, 'hindon-mercantile');
    const { termloan } = testApp.app;
    const account = dataOf(await createBankDetails(termloan, newAccount, 'acc-request-1', signal));
    const { offerId } = await pairOf(testApp);
    dataOf(
      await confirmBankDetails(termloan, { offerId, bankDetailsId: account.id }, 'conf-request-1', signal),
    );
    const asked = { nbfc: 'HINDON_MERCANTILE_LIMITED', isRenewed: false };
    const opened = dataOf(await getAutopayMandate(termloan, asked, 'mandate-request-1', signal));
    expect(opened).toMatchObject({ status: 'INITIATED', frequency: 'daily', accountLast4: '7891' });
    // A read finds it, of any type, and opens no second one.
    expect(dataOf(await readAutopayMandate(termloan, asked.nbfc, signal))).toEqual(opened);
  });
});

describe('refusals that the contract documents', () => {
  const refused = (code: string) => expect.objectContaining({ reason: 'refused', code });

  it.each([
    ['1234567890@BLCK0000001', 'blacklisted_ifsc'],
    ['1234567890@INVD0000001', 'invalid_ifsc'],
    ['1234567890@NOTV0000001', 'ifsc_not_valid'],
    ['1234567890@MERG0000001', 'facing_issue_with_ifsc'],
    ['1234567890@MERH0000001', 'facing_issue_with_this_ifsc'],
    ['1234560000@HDFC0001234', 'ErrInvalidBankDetails'],
    ['1234561111@HDFC0001234', 'name_does_not_match_with_pan'],
    ['1234562222@HDFC0001234', 'too_many_requests'],
  ])('createBankDetails of %s: %s', async (address, code) => {
    const { app } = await openTestApp(sandbox, 'offers');
    const added = await createBankDetails(app.termloan, savingsAccount(address), 'acc-request-1', signal);
    expect(failureOf(added)).toEqual(refused(code));
  });

  it('createBankDetails of an account on file', async () => {
    const { app } = await openTestApp(sandbox, 'existing-account');
    const added = await createBankDetails(app.termloan, newAccount, 'acc-request-1', signal);
    expect(failureOf(added)).toEqual(refused('bank_details_already_exists'));
  });

  it('updateBankDetails of an account that does not exist', async () => {
    const { app } = await openTestApp(sandbox, 'offers');
    const changed = await updateBankDetails(
      app.termloan,
      'bnk_0',
      { accountType: 'UPI' },
      'upd-request-1',
      signal,
    );
    expect(failureOf(changed)).toEqual(refused('bank_details_not_found'));
  });

  it('confirmBankDetails of an offer that does not exist', async () => {
    const { app } = await openTestApp(sandbox, 'offers');
    const pair = { offerId: 'off_0', bankDetailsId: 'bnk_0' };
    expect(failureOf(await confirmBankDetails(app.termloan, pair, 'conf-request-1', signal))).toEqual(
      refused('offer_not_found'),
    );
  });

  it('createAgreement without a confirmed offer', async () => {
    const { app } = await openTestApp(sandbox, 'offers');
    expect(failureOf(await createAgreement(app.termloan, 'off_0', 'draw-request-1', signal))).toEqual(
      refused('offer_not_confirmed'),
    );
  });

  it('sendAgreementOtp twice within its wait gives the wait in milliseconds', async () => {
    const { termloan, drawn } = await withCode();
    const secondSend = failureOf(await sendAgreementOtp(termloan, drawn.id, 'otp-request-2', signal));
    expect([secondSend.code, secondSend.retryAfter]).toEqual(['rate_limited', 30_000]);
  });

  it('signAgreement with a wrong code gives the attempts left', async () => {
    const { testApp, termloan, drawn, otp } = await withCode();
    const code = (await testApp.merchant.newestOtp()) === '000000' ? '000001' : '000000';
    const { id: agreementId, documentVersion } = drawn;
    const signature = { agreementId, documentVersion, reference: otp.reference ?? '', code, record };
    const signFailure = failureOf(await signAgreement(termloan, signature, 'sign-request-1', signal));
    expect([signFailure.code, signFailure.attemptsLeft]).toEqual(['otp_invalid', 4]);
  });

  it('getAutopayMandate without a confirmed offer', async () => {
    const { app } = await openTestApp(sandbox, 'apollo');
    const asked = { nbfc: 'APOLLO_FINVEST', isRenewed: false };
    expect(failureOf(await getAutopayMandate(app.termloan, asked, 'mandate-request-1', signal))).toEqual(
      refused('offer_not_confirmed'),
    );
  });
});

type Ask = (testApp: TestApp) => Promise<Outcome<unknown>>;

/** Operations of the app for a test of any outage. */
const operations: Readonly<Record<string, Ask>> = {
  getMerchant: ({ app }) => getMerchant(app.merchant, signal),
  getLoan: ({ app }) => getLoan(app.termloan, signal),
  getLoanConfig: ({ app }) => getLoanConfig(app.termloan, { isSigned: false }, signal),
  getUserState: ({ app }) => getUserState(app.termloan, signal),
  setUserState: ({ app }) =>
    setUserState(
      app.termloan,
      { kycState: '', processState: '', processSubState: '' },
      'request-key',
      signal,
    ),
  getNbfcFeatureConfig: ({ app }) => getNbfcFeatureConfig(app.termloan, signal),
  getPanDetails: ({ app }) => getPanDetails(app.termloan, signal),
  listLoanOffers: ({ app }) => listLoanOffers(app.termloan, 'APPROVED', signal),
  listBankDetails: ({ app }) => listBankDetails(app.termloan, signal),
  createBankDetails: ({ app }) => createBankDetails(app.termloan, newAccount, 'request-key', signal),
  updateBankDetails: ({ app }) =>
    updateBankDetails(app.termloan, 'bnk_1', { accountType: 'BANK' }, 'request-key', signal),
  verifyPaymentAddress: ({ app }) => verifyPaymentAddress(app.termloan, newAccount, signal),
  confirmBankDetails: ({ app }) =>
    confirmBankDetails(app.termloan, { offerId: 'off_1', bankDetailsId: 'bnk_1' }, 'request-key', signal),
  getAgreementInfo: ({ app }) => getAgreementInfo(app.termloan, signal),
  createAgreement: ({ app }) => createAgreement(app.termloan, 'off_1', 'request-key', signal),
  sendAgreementOtp: ({ app }) => sendAgreementOtp(app.termloan, 'agr_1', 'request-key', signal),
  signAgreement: ({ app }) =>
    signAgreement(
      app.termloan,
      { agreementId: 'agr_1', documentVersion: null, reference: 'otp_1', code: '123456', record },
      'request-key',
      signal,
    ),
  getAutopayMandate: ({ app }) =>
    getAutopayMandate(app.termloan, { nbfc: 'USFB', isRenewed: true }, 'request-key', signal),
  getRequestStatus: ({ app }) => getRequestStatus(app.termloan, 'request-key', confirmedOfferSchema, signal),
};

describe.each(Object.entries(operations))('%s, when things break', (operation, ask) => {
  it.each([
    [{ kind: 'status', status: 500, times: 0 }, 'unavailable'],
    [{ kind: 'status', status: 401, times: 0 }, 'session-ended'],
    [{ kind: 'empty', times: 0 }, 'unavailable'],
    [{ kind: 'html' }, 'unavailable'],
    [{ kind: 'malformed' }, 'malformed'],
    [{ kind: 'drop-before' }, 'connection'],
    [{ kind: 'drop-after' }, 'connection'],
  ])('%j is a named failure', async (fault, reason) => {
    const testApp = await openTestApp(sandbox, 'offers');
    expect((await testApp.merchant.fault(operation, fault)).status).toBe(200);
    expect(failureOf(await ask(testApp))).toMatchObject({ reason, operation });
    expect(testApp.reports).toMatchObject([{ operation, reason }]);
  });

  it('a short 503 is hidden by the retry', async () => {
    const testApp = await openTestApp(sandbox, 'offers');
    const before = await ask(await openTestApp(sandbox, 'offers'));
    await testApp.merchant.fault(operation, { kind: 'status', status: 503, times: 1 });
    const after = await ask(testApp);
    // A refused repeat does not prove that the first request of a write had no effect: the status check decides.
    const refused = Object.hasOwn(writeErrors, operation) ? 'status_503' : null;
    expect([after.ok, after.ok ? null : after.failure.code]).toEqual([
      before.ok,
      before.ok ? null : (refused ?? before.failure.code),
    ]);
  });
});

describe('getRequestStatus', () => {
  it('reports a request that never arrived as unknown', async () => {
    const { app } = await openTestApp(sandbox, 'offers');
    const asked = await getRequestStatus(app.termloan, 'nobody-sent', confirmedOfferSchema, signal);
    expect(dataOf(asked)).toEqual({ kind: 'absent' });
  });

  it.each(['null', '1e400', '700'])(
    'reports the call by name when the stored status is %s, which cannot be parsed',
    async (status) => {
      const testApp = await openTestApp(sandbox, 'offers');
      const body = `{"status":"DONE","http_status":${status},"body":{}}`;
      const app = { ...testApp.app.termloan, fetch: async () => new Response(body) };
      const service = createService<TermloanPaths>('http://lender.test/api/termloan', app);
      const asked = await getRequestStatus(service, 'request-key', confirmedOfferSchema, signal);
      expect(failureOf(asked)).toMatchObject({ operation: 'getRequestStatus' });
    },
  );

  it('gives the stored answer as the write would have given it', async () => {
    const testApp = await openTestApp(sandbox, 'existing-account');
    const pair = await pairOf(testApp);
    await testApp.merchant.fault('confirmBankDetails', { kind: 'drop-after' });
    failureOf(await confirmBankDetails(testApp.app.termloan, pair, 'conf-request-1', signal));
    const asked = await getRequestStatus(
      testApp.app.termloan,
      'conf-request-1',
      confirmedOfferSchema,
      signal,
    );
    expect(dataOf(asked)).toEqual({ kind: 'answered', outcome: { ok: true, data: pair } });
  });

  it('gives a stored refusal', async () => {
    const { app } = await openTestApp(sandbox, 'offers');
    await createAgreement(app.termloan, 'off_0', 'draw-request-1', signal);
    const asked = await getRequestStatus(app.termloan, 'draw-request-1', confirmedOfferSchema, signal);
    expect(dataOf(asked)).toMatchObject({
      kind: 'answered',
      outcome: { ok: false, failure: { reason: 'refused', code: 'offer_not_confirmed' } },
    });
  });

  /** The result of a status check with this answer. */
  async function askedWhen(body: object) {
    const testApp = await openTestApp(sandbox, 'offers');
    await testApp.merchant.fault('getRequestStatus', { kind: 'status', status: 200, body });
    return getRequestStatus(testApp.app.termloan, 'request-key', signedAgreementSchema, signal);
  }

  it('waits for a request that is in progress', async () => {
    expect(dataOf(await askedWhen({ status: 'PENDING' }))).toEqual({ kind: 'pending' });
  });

  it.each([
    ['a stored success that can not be read', { status: 'DONE', http_status: 200, body: { loan_id: 5 } }],
    ['a stored answer without its status', { status: 'DONE', body: { error: 'otp_invalid' } }],
    ['a stored answer of a service that was down', { status: 'DONE', http_status: 502 }],
  ])('%s is not a refusal: the outcome of the write is unknown', async (_, body) => {
    expect(['malformed', 'unavailable']).toContain(failureOf(await askedWhen(body)).reason);
  });
});
