import { SandboxMerchant } from '../support/sandbox-merchant';
import { givesBureauConsent, withdraws } from './consents';
import { FIVE_MB, form, giveDocument, giveSelfie, jpeg, notes } from './forms';
import type { Answers, AnswersOf, Reply, Scenario } from './scenario';

/** A call by a new merchant of this persona. */
const as =
  (persona: string, call: (merchant: SandboxMerchant) => Promise<Reply>): Scenario =>
  async (sandbox) =>
    call(await SandboxMerchant.as(sandbox, persona));

const reads = (path: string): Answers => ({ happy: as('offers', (merchant) => merchant.get(path)) });

export const ADULT = '1990-01-31';
const pan = (pan_number: string, dob = ADULT) => ({ pan_number, dob });
const givesPan = (pan_number: string, dob = ADULT): Scenario =>
  as('new-merchant', (merchant) => merchant.post('/pan/details', pan(pan_number, dob)));

const consent = { consent: true };
const startsEkyc = (persona: string): Scenario => as(persona, (merchant) => merchant.post('/ekyc', consent));

async function movesEkyc(merchant: SandboxMerchant): Promise<Reply> {
  const { body } = await merchant.get<{ ekyc_id: string }>('/identityVerificationStatus');
  return merchant.post('/ekycMobile', { ekyc_id: body.ekyc_id, mobile: '9876500001' });
}

const shopImage = (image: Blob): Scenario =>
  as('offers', (merchant) => merchant.upload('/shop-image', form({ image })));
const document = (file: Blob): Scenario =>
  as('kyc-in-progress', (merchant) => giveDocument(merchant, 'SHOP_PROOF', file));
const selfie = (file: Blob): Scenario => as('kyc-in-progress', (merchant) => giveSelfie(merchant, file));

const sendsPhone = (merchant: SandboxMerchant) => merchant.post('/mandatePhone', { mobile: '9876504321' });
const verifiesPhone = async (merchant: SandboxMerchant, otp?: string) =>
  merchant.post('/mandatePhone/verify', { otp: otp ?? (await merchant.newestOtp()) });
const WRONG = '000000';

const optsIn = (mobile: string) => (merchant: SandboxMerchant) =>
  merchant.post('/setWhatsappOptin', { mobile, channel: 3, opt_in: true });
const destination = (payment_address: string) => (merchant: SandboxMerchant) =>
  merchant.post('/setPaymentDestination', { destination: { payment_address }, async: false });
const ofMerchant = (path: string): Answers => ({
  happy: as('offers', (merchant) => merchant.post(path, { merchant_id: merchant.id })),
  failures: {
    merchant_not_found: as('offers', (merchant) => merchant.post(path, { merchant_id: 'mrc_none' })),
  },
});

/** Operations of identity, before the loan. */
export const peopleAnswers: AnswersOf = {
  getPanDetails: reads('/pan/details'),
  savePanDetails: {
    happy: givesPan('ABCPE1234F'),
    failures: {
      invalid_pan: givesPan('ABCDE1234F'),
      pan_not_found: givesPan('ABCPE1234X'),
      pan_already_used: givesPan('ZZZPZ1234A'),
      under_age: givesPan('ABCPE1234F', '2015-01-31'),
      too_many_requests: as('new-merchant', async (merchant) => {
        for (let tries = 0; tries < 5; tries += 1) await merchant.post('/pan/details', pan('ABCPE1234X'));
        return merchant.post('/pan/details', pan('ABCPE1234F'));
      }),
    },
  },
  getIdentityVerificationStatus: reads('/identityVerificationStatus'),
  getKycValidity: reads('/kycValidity'),
  listKycDocuments: reads('/kycDocuments'),
  uploadKycDocument: {
    happy: document(jpeg()),
    failures: { file_too_large: document(jpeg(FIVE_MB + 1)), file_type_not_supported: document(notes()) },
  },
  startCkyc: {
    happy: as('kyc-in-progress', (merchant) => merchant.post('/ckyc', consent)),
    failures: {
      consent_required: as('kyc-in-progress', (merchant) => merchant.post('/ckyc', { consent: false })),
      pan_not_verified: as('new-merchant', (merchant) => merchant.post('/ckyc', consent)),
      ckyc_already_triggered: as('ckyc-failed', (merchant) => merchant.post('/ckyc', consent)),
    },
  },
  startEkyc: {
    happy: startsEkyc('ckyc-failed'),
    failures: {
      consent_required: as('ckyc-failed', (merchant) => merchant.post('/ekyc', { consent: false })),
      ekyc_attempts_exceeded: startsEkyc('ekyc-attempts-exceeded'),
    },
  },
  getEkyc: {
    happy: as('ckyc-failed', async (merchant) => {
      const { body } = await merchant.post<{ ekyc_id: string }>('/ekyc', consent);
      return merchant.get(`/ekyc/${body.ekyc_id}`);
    }),
    failures: { ekyc_not_found: as('ckyc-failed', (merchant) => merchant.get('/ekyc/eky_none')) },
  },
  updateEkycMobile: {
    happy: as('ekyc-failed', movesEkyc),
    failures: {
      ekyc_not_found: as('ekyc-failed', (merchant) =>
        merchant.post('/ekycMobile', { ekyc_id: 'eky_none', mobile: '9876500001' }),
      ),
      consent_required: as('step-ekyc', async (merchant) => {
        await merchant.post('/ekyc', consent);
        await withdraws('AADHAAR_CHECK')(merchant);
        return movesEkyc(merchant);
      }),
      ekyc_attempts_exceeded: as('ekyc-attempts-exceeded', movesEkyc),
    },
  },
  getSelfieStatus: reads('/selfie'),
  uploadSelfie: {
    happy: selfie(jpeg()),
    failures: {
      file_too_large: selfie(jpeg(FIVE_MB + 1)),
      file_type_not_supported: selfie(notes()),
      selfie_attempts_exceeded: as('selfie-attempts-exceeded', (merchant) => giveSelfie(merchant)),
    },
  },
  getCreditScore: {
    ...reads('/creditScore'),
    failures: {
      consent_required: as('new-merchant', (merchant) => merchant.get('/creditScore')),
      credit_score_not_available: as('new-merchant', async (merchant) => {
        await givesBureauConsent('Sandbox Bureau')(merchant);
        return merchant.get('/creditScore');
      }),
    },
  },
  getMandatePhone: reads('/mandatePhone'),
  sendMandatePhoneOtp: {
    happy: as('agreement-ready', sendsPhone),
    failures: {
      rate_limited: as('agreement-ready', async (merchant) => {
        await sendsPhone(merchant);
        return sendsPhone(merchant);
      }),
      otp_sends_exceeded: as('agreement-ready', async (merchant) => {
        for (let sends = 0; sends < 3; sends += 1) {
          await sendsPhone(merchant);
          await merchant.advance(30);
        }
        return sendsPhone(merchant);
      }),
    },
  },
  verifyMandatePhone: {
    happy: as('agreement-ready', async (merchant) => {
      await sendsPhone(merchant);
      return verifiesPhone(merchant);
    }),
    failures: {
      otp_not_sent: as('agreement-ready', (merchant) => verifiesPhone(merchant, WRONG)),
      otp_invalid: as('agreement-ready', async (merchant) => {
        await sendsPhone(merchant);
        return verifiesPhone(merchant, WRONG);
      }),
      otp_expired: as('agreement-ready', async (merchant) => {
        await sendsPhone(merchant);
        await merchant.advance(300);
        return verifiesPhone(merchant);
      }),
      otp_attempts_exceeded: as('agreement-ready', async (merchant) => {
        await sendsPhone(merchant);
        for (let tries = 0; tries < 4; tries += 1) await verifiesPhone(merchant, WRONG);
        return verifiesPhone(merchant, WRONG);
      }),
    },
  },
  uploadShopImage: {
    happy: shopImage(jpeg()),
    failures: { file_too_large: shopImage(jpeg(FIVE_MB + 1)), file_type_not_supported: shopImage(notes()) },
  },
  getUserLoanProfile: reads('/userLoanProfile'),
  saveUserLoanProfile: {
    happy: as('new-merchant', (merchant) => merchant.post('/userLoanProfile', { pincode: '422001' })),
    failures: {
      pincode_not_served: as('new-merchant', (merchant) =>
        merchant.post('/userLoanProfile', { pincode: '999999' }),
      ),
    },
  },
  getBusinessDetails: reads('/v1/BusinessDetails'),
  getMerchantData: ofMerchant('/getMerchantData'),
  getAbProfile: ofMerchant('/ab-profile/v1'),
  getMerchantAddress: reads('/getMerchantAddress'),
  getWhatsappOptin: {
    happy: as('offers', (merchant) => merchant.get(`/getWhatsappOptin/${merchant.id}`)),
    failures: { merchant_not_found: as('offers', (merchant) => merchant.get('/getWhatsappOptin/mrc_none')) },
  },
  setWhatsappOptin: {
    happy: as('offers', optsIn('9876504321')),
    failures: { mobile_not_registered: as('offers', optsIn('9876500000')) },
  },
  getPaymentDestination: {
    happy: as('qr-destination', (merchant) => merchant.get(`/getPaymentDestination/${merchant.id}`)),
    failures: {
      payment_destination_not_found: as('qr-destination', (merchant) =>
        merchant.get('/getPaymentDestination/qr_none'),
      ),
    },
  },
  setPaymentDestination: {
    happy: as('offers', destination('ramesh@okbank')),
    failures: { invalid_payment_address: as('offers', destination('nobody@upi')) },
  },
  getLenderContact: {
    happy: as('offers', (merchant) => merchant.get('/lenderContact/ARTHMATE')),
    failures: { lender_not_found: as('offers', (merchant) => merchant.get('/lenderContact/NOBODY')) },
  },
  getLoanEligibility: reads('/loanEligibility'),
  listLoanOffers: reads('/loanOffers/APPROVED'),
  getNbfcFeatureConfig: reads('/v1/nbfcFeatureConfig'),
  getUserState: reads('/getUserState'),
  setUserState: {
    happy: as('new-merchant', (merchant) =>
      merchant.post('/setUserState', {
        kyc_state: 'IN_PROGRESS',
        process_state: 'KYC',
        process_substate: 'pan',
      }),
    ),
  },
};
