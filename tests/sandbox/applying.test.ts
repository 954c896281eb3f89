import { afterAll, describe, expect, it } from 'vitest';
import { allPersonas } from '../../sandbox/people/personas';
import { giveSelfie } from './answers/forms';
import { MARCH_6, openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const DAY_SECONDS = 86_400;
const now = MARCH_6 / 1000;

describe('every persona', () => {
  it.each(allPersonas().map(([name]) => name))('%s can be asked who they are', async (name) => {
    const merchant = await SandboxMerchant.as(sandbox, name);
    for (const path of [
      '/identityVerificationStatus',
      '/kycValidity',
      '/kycDocuments',
      '/selfie',
      '/mandatePhone',
      '/userLoanProfile',
      '/v1/BusinessDetails',
      '/getMerchantAddress',
      '/loanEligibility',
      `/getWhatsappOptin/${merchant.id}`,
      `/getPaymentDestination/${merchant.id}`,
    ])
      expect((await merchant.get(path)).status, path).toBe(200);
  });

  it.each([
    ['new-merchant', 'ENTRY', null, 'NOT_STARTED'],
    ['pan-pending', 'KYC', 'pan', 'IN_PROGRESS'],
    ['pan-mismatch', 'KYC', 'pan', 'IN_PROGRESS'],
    ['rate-limited', 'KYC', 'pan', 'IN_PROGRESS'],
    ['kyc-in-progress', 'KYC', 'kyc', 'IN_PROGRESS'],
    ['ckyc-failed', 'KYC', 'ekyc', 'IN_PROGRESS'],
    ['ekyc-failed', 'KYC', 'ekyc', 'IN_PROGRESS'],
    ['ekyc-attempts-exceeded', 'KYC', 'ekyc', 'FAILED'],
    ['selfie-failed', 'KYC', 'verify-selfie', 'IN_PROGRESS'],
    ['selfie-attempts-exceeded', 'KYC', 'selfie-check-failed', 'FAILED'],
    ['kyc-under-review', 'KYC', 'kyc-status', 'PENDING_REVIEW'],
    ['kyc-expired', 'KYC', 'kyc-status', 'EXPIRED'],
    ['document-upload', 'KYC', 'kyc', 'IN_PROGRESS'],
    ['app-blocked', 'BLOCKED', 'app-blocked', 'IN_PROGRESS'],
    ['nbfc-rejected', 'OFFER', 'nbfc-rejection', 'VERIFIED'],
    ['step-kyc-status', 'KYC', 'kyc-status', 'NOT_STARTED'],
    ['step-kyc', 'KYC', 'kyc', 'IN_PROGRESS'],
    ['step-score', 'KYC', 'score', 'IN_PROGRESS'],
    ['step-pan', 'KYC', 'pan', 'IN_PROGRESS'],
    ['step-ekyc', 'KYC', 'ekyc', 'IN_PROGRESS'],
    ['step-ekyc-update-mobile', 'KYC', 'ekyc-update-mobile', 'IN_PROGRESS'],
    ['step-basic-information', 'APPLICATION', 'basic-information', 'VERIFIED'],
    ['step-shop-information', 'APPLICATION', 'shop-information', 'VERIFIED'],
    ['step-application-form', 'APPLICATION', 'application-form', 'VERIFIED'],
    ['step-loan-information', 'APPLICATION', 'loan-information', 'VERIFIED'],
    ['step-business-info', 'APPLICATION', 'business-info', 'VERIFIED'],
    ['step-bank', 'APPLICATION', 'bank', 'VERIFIED'],
    ['qr-ordered', 'OFFER', 'offer', 'VERIFIED'],
  ])('%s is at %s %s, KYC %s', async (persona, process_state, process_substate, kyc_state) => {
    const merchant = await SandboxMerchant.as(sandbox, persona);
    expect(await merchant.state()).toMatchObject({ process_state, process_substate, kyc_state });
  });

  it('rate-limited has to wait for ten minutes', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'rate-limited');
    expect((await merchant.state()).rate_limit).toEqual({ no_of_attempts_left: 0, cool_off_period: 600 });
  });

  it.each([
    ['qr-ordered', 5],
    ['qr-delivered', 21],
  ])('%s saved the address %i days ago', async (persona, days) => {
    const merchant = await SandboxMerchant.as(sandbox, persona);
    const { body } = await merchant.get<Schemas['MerchantAddressAnswer']>('/getMerchantAddress');
    expect(body.address).toEqual({
      create_time: now - days * DAY_SECONDS,
      merchant_id: merchant.id,
      shop_number: '14',
      street_address: 'Mandi Road, Nashik',
    });
    const ab = await merchant.post<Schemas['AbProfile']>('/ab-profile/v1', { merchant_id: merchant.id });
    const config = await merchant.get<Schemas['NbfcFeatureConfig']>('/v1/nbfcFeatureConfig');
    expect(ab.body.experiments).toMatchObject({ PHYSICAL_QR: 1 });
    expect(ab.body.experiments).toEqual(config.body.experiments);
  });
});

describe('the identity of a merchant', () => {
  it('is verified for a year when PAN, identity and selfie are verified', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
    await merchant.post('/pan/details', { pan_number: 'ABCPE1234F', dob: '1990-01-31' });
    const ckyc = await merchant.post<Schemas['IdentityVerificationStatus']>('/ckyc', { consent: true });
    expect(ckyc.body).toMatchObject({
      kyc_state: 'IN_PROGRESS',
      pan_status: 'VERIFIED',
      selfie_status: 'NOT_SUBMITTED',
      ekyc_id: null,
      identity_verification: { is_ckyc_failed: false, is_ckyc_already_triggered: true },
    });
    await giveSelfie(merchant);
    await merchant.advance(4);
    expect((await merchant.state()).kyc_state).toBe('VERIFIED');
    const validity = async () => (await merchant.get<Schemas['KycValidity']>('/kycValidity')).body;
    expect(await validity()).toEqual({ is_eligible: true, valid_until: now + 4 + 365 * DAY_SECONDS });
    await merchant.advance(365 * DAY_SECONDS);
    expect(await validity()).toMatchObject({ is_eligible: false });
    expect((await merchant.state()).kyc_state).toBe('EXPIRED');
    expect((await merchant.get<Schemas['SelfieStatus']>('/selfie')).body.status).toBe('NOT_SUBMITTED');
    // Documents of the expired check do not count, and are not reported for the new one.
    expect(
      (await merchant.get<Schemas['KycDocuments']>('/kycDocuments')).body.documents.map(
        (of) => of.document_type,
      ),
    ).toEqual([]);
    const lapsed = await merchant.get<Schemas['IdentityVerificationStatus']>('/identityVerificationStatus');
    expect(lapsed.body).toMatchObject({
      ekyc_id: null,
      identity_verification: { is_documents_uploaded: false, is_ekyc_already_triggered: false },
    });
    expect((await merchant.post('/ckyc', { consent: true })).status).toBe(200);
    await giveSelfie(merchant);
    await merchant.advance(4);
    expect((await validity()).is_eligible).toBe(true);
  });

  it('may be reviewed by the lender, with either result', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'kyc-under-review');
    await merchant.advance(DAY_SECONDS);
    expect((await merchant.state()).kyc_state).toBe('PENDING_REVIEW');
    await merchant.flags({ kyc_result: 'FAILED' });
    expect((await merchant.state()).kyc_state).toBe('FAILED');
    await merchant.flags({ kyc_result: 'VERIFIED' });
    expect((await merchant.state()).kyc_state).toBe('VERIFIED');
  });

  it('cannot be set to VERIFIED by the client', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
    const setKycState = (kyc_state: string) =>
      merchant.post<Schemas['UserState']>('/setUserState', {
        kyc_state,
        process_state: 'KYC',
        process_substate: 'pan',
      });
    expect((await setKycState('VERIFIED')).body.kyc_state).toBe('NOT_STARTED');
    expect((await setKycState('IN_PROGRESS')).body).toMatchObject({
      kyc_state: 'IN_PROGRESS',
      process_state: 'KYC',
      process_substate: 'pan',
    });
  });
});

describe("the bank's phone", () => {
  it.each([
    ['VERIFIED', 'VERIFIED', null, 'VERIFIED'],
    ['PENDING', 'PENDING', null, 'VERIFIED'],
    ['mobile_not_linked_to_bank', 'FAILED', 'mobile_not_linked_to_bank', 'FAILED'],
  ])('%s: immediately %s, reason %s, later %s', async (flag, status, failure_reason, later) => {
    const merchant = await SandboxMerchant.as(sandbox, 'agreement-ready');
    await merchant.flags({ mandate_phone: flag });
    const phone = async () => (await merchant.get<Schemas['PhoneVerification']>('/mandatePhone')).body;
    expect(await phone()).toMatchObject({ status: 'NOT_STARTED', mobile: null });
    await merchant.post('/mandatePhone', { mobile: '9876500001' });
    expect(await phone()).toMatchObject({ status: 'OTP_SENT', mobile: '******0001' });
    const { body } = await merchant.post('/mandatePhone/verify', { otp: await merchant.newestOtp() });
    expect(body).toEqual({ status, failure_reason, mobile: '******0001' });
    await merchant.advance(6);
    expect((await phone()).status).toBe(later);
  });

  it('of mandate-phone-pending is verified in a day', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'mandate-phone-pending');
    const phone = async () => (await merchant.get<Schemas['PhoneVerification']>('/mandatePhone')).body;
    expect((await phone()).status).toBe('PENDING');
    await merchant.advance(DAY_SECONDS);
    expect((await phone()).status).toBe('VERIFIED');
  });
});
