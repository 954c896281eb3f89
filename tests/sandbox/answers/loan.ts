import type { Sandbox } from '../../../sandbox/create-sandbox';
import { confirmOffer, drawUp, GOOD_ACCOUNT, signWithOtp } from '../support/journey';
import { SandboxMerchant, type Schemas } from '../support/sandbox-merchant';
import type { AnswersOf, Reply, Scenario } from './scenario';

const reading =
  (path: string, persona = 'offers'): Scenario =>
  async (sandbox) =>
    (await SandboxMerchant.as(sandbox, persona)).get(path);

const newAccount = (payment_address: string) => ({ payment_address, type: 'SAVINGS', account_type: 2 });

/** Adding an account with this address, by a merchant who has none. */
const adding =
  (address: string): Scenario =>
  async (sandbox) =>
    (await SandboxMerchant.as(sandbox, 'offers')).post('/bankDetails', newAccount(address));

/** A merchant with an account, and an offer to confirm. */
async function readyToConfirm(sandbox: Sandbox, persona = 'offers') {
  const merchant = await SandboxMerchant.as(sandbox, persona);
  const [offer] = await merchant.offers();
  const { body } = await merchant.post<Schemas['BankDetails']>(
    '/bankDetails',
    newAccount('918273645501@SBIN0004567'),
  );
  return { merchant, pair: { loan_offer_id: offer?.loan_offer_id, bank_details_id: body.bank_details_id } };
}

async function readyToSign(sandbox: Sandbox) {
  const merchant = await SandboxMerchant.as(sandbox, 'agreement-ready');
  return { merchant, agreement: await drawUp(merchant) };
}

const sendCode = (merchant: SandboxMerchant, agreement: string) =>
  merchant.post<Schemas['AgreementOtp']>('/agreementOtp', { loan_agreement_id: agreement });

/** Signing with a wrong code, so many times. */
const mistyping =
  (times: number): Scenario =>
  async (sandbox) => {
    const { merchant, agreement } = await readyToSign(sandbox);
    await merchant.flags({ fixed_otp: '246810' });
    const { body } = await sendCode(merchant, agreement);
    let last: Reply = { status: 0, body: null };
    for (let typed = 0; typed < times; typed += 1) {
      last = await merchant.post('/signAgreement', {
        loan_agreement_id: agreement,
        otp_reference: body.otp_reference,
        otp: '000000',
      });
    }
    return last;
  };

/** Creating the agreement as a persona whose lender refuses it. */
const drawingUp =
  (persona: string, prepare: (merchant: SandboxMerchant) => Promise<unknown> = async () => {}): Scenario =>
  async (sandbox) => {
    const merchant = await SandboxMerchant.as(sandbox, persona);
    await prepare(merchant);
    const [selected] = await merchant.offers('SELECTED');
    return merchant.post('/createAgreement', { loan_offer_id: selected?.loan_offer_id ?? 'off_none' });
  };

/** The calls of a merchant who takes a loan. */
export const loanAnswers: AnswersOf = {
  getMerchant: { happy: reading('/api/merchant/business_user/user') },
  getLoan: { happy: reading('/loan', 'disbursed') },
  getLoanConfig: { happy: reading('/getLoanConfig?is_signed=false') },
  getAgreementInfo: { happy: reading('/agreementInfo', 'autopay-on') },
  listBankDetails: { happy: reading('/bankDetails', 'disbursed') },
  getKeyFacts: {
    happy: async (sandbox) => {
      const merchant = await SandboxMerchant.as(sandbox, 'offers');
      const [offer] = await merchant.offers();
      return merchant.get(`/keyFacts/${offer?.loan_offer_id}`);
    },
    failures: { offer_not_found: reading('/keyFacts/off_nobody') },
  },
  getRequestStatus: { happy: reading('/v1/requestStatus/request-nobody-made') },
  verifyPaymentAddress: {
    happy: async (sandbox) =>
      (await SandboxMerchant.as(sandbox, 'offers')).post('/verifyPaymentAddress', {
        payment_address: GOOD_ACCOUNT,
        type: 'SAVINGS',
      }),
  },
  createBankDetails: {
    happy: adding(GOOD_ACCOUNT),
    failures: {
      too_many_requests: adding('501002342222@HDFC0001234'),
      blacklisted_ifsc: adding('50100234567891@BLCK0000001'),
      invalid_ifsc: adding('50100234567891@INVD0000001'),
      ifsc_not_valid: adding('50100234567891@NOTV0000001'),
      ErrInvalidBankDetails: adding('501002340000@HDFC0001234'),
      name_does_not_match_with_pan: adding('501002341111@HDFC0001234'),
      facing_issue_with_ifsc: adding('50100234567891@MERG0000001'),
      facing_issue_with_this_ifsc: adding('50100234567891@MERH0000001'),
      bank_details_already_exists: async (sandbox) => {
        const merchant = await SandboxMerchant.as(sandbox, 'offers');
        await merchant.post('/bankDetails', newAccount(GOOD_ACCOUNT));
        return merchant.post('/bankDetails', newAccount(GOOD_ACCOUNT));
      },
    },
  },
  updateBankDetails: {
    happy: async (sandbox) => {
      const { merchant, pair } = await readyToConfirm(sandbox);
      return merchant.call('PATCH', `/bankDetails/${pair.bank_details_id}`, { account_type: 2 });
    },
    failures: {
      bank_details_not_found: async (sandbox) =>
        (await SandboxMerchant.as(sandbox, 'offers')).call('PATCH', '/bankDetails/bnk_none', {
          account_type: 2,
        }),
    },
  },
  confirmBankDetails: {
    happy: async (sandbox) => {
      const { merchant, pair } = await readyToConfirm(sandbox);
      return merchant.post('/confirmBankDetails', pair);
    },
    failures: {
      offer_not_found: async (sandbox) => {
        const { merchant, pair } = await readyToConfirm(sandbox);
        return merchant.post('/confirmBankDetails', { ...pair, loan_offer_id: 'off_none' });
      },
      bank_details_not_found: async (sandbox) => {
        const { merchant, pair } = await readyToConfirm(sandbox);
        return merchant.post('/confirmBankDetails', { ...pair, bank_details_id: 'bnk_none' });
      },
      offer_expired: async (sandbox) => {
        const { merchant, pair } = await readyToConfirm(sandbox, 'expired-offer');
        await merchant.advance(3600);
        return merchant.post('/confirmBankDetails', pair);
      },
      offer_already_confirmed: async (sandbox) => {
        const { merchant, pair } = await readyToConfirm(sandbox);
        const [, other] = await merchant.offers();
        await merchant.post('/confirmBankDetails', pair);
        return merchant.post('/confirmBankDetails', { ...pair, loan_offer_id: other?.loan_offer_id });
      },
    },
  },
  createAgreement: {
    happy: drawingUp('agreement-ready'),
    failures: {
      offer_not_confirmed: drawingUp('offers'),
      approval_pending: drawingUp('usfb', async (merchant) => {
        await merchant.flags({ approval_seconds: 600 });
        await confirmOffer(merchant, (await merchant.offers())[0]);
      }),
      loan_rejected: drawingUp('rejected'),
      agreement_already_signed: drawingUp('disbursed'),
    },
  },
  sendAgreementOtp: {
    happy: async (sandbox) => {
      const { merchant, agreement } = await readyToSign(sandbox);
      return sendCode(merchant, agreement);
    },
    failures: {
      agreement_not_found: async (sandbox) => {
        const { merchant } = await readyToSign(sandbox);
        return sendCode(merchant, 'agr_none');
      },
      rate_limited: async (sandbox) => {
        const { merchant, agreement } = await readyToSign(sandbox);
        await sendCode(merchant, agreement);
        return sendCode(merchant, agreement);
      },
      otp_sends_exceeded: async (sandbox) => {
        const { merchant, agreement } = await readyToSign(sandbox);
        for (let sent = 0; sent < 3; sent += 1) {
          await sendCode(merchant, agreement);
          await merchant.advance(30);
        }
        return sendCode(merchant, agreement);
      },
      agreement_already_signed: async (sandbox) => {
        const { merchant, agreement } = await readyToSign(sandbox);
        await signWithOtp(merchant, agreement);
        return sendCode(merchant, agreement);
      },
    },
  },
  signAgreement: {
    happy: async (sandbox) => {
      const { merchant, agreement } = await readyToSign(sandbox);
      return signWithOtp(merchant, agreement);
    },
    failures: {
      otp_invalid: mistyping(1),
      otp_attempts_exceeded: mistyping(5),
      otp_expired: async (sandbox) => {
        const { merchant, agreement } = await readyToSign(sandbox);
        const { body } = await sendCode(merchant, agreement);
        await merchant.advance(300);
        const otp = await merchant.newestOtp();
        return merchant.post('/signAgreement', {
          loan_agreement_id: agreement,
          otp_reference: body.otp_reference,
          otp,
        });
      },
      agreement_not_found: async (sandbox) => {
        const { merchant } = await readyToSign(sandbox);
        return merchant.post('/signAgreement', {
          loan_agreement_id: 'agr_none',
          otp_reference: 'otp_none',
          otp: '123456',
        });
      },
      agreement_changed: async (sandbox) => {
        const { merchant, agreement } = await readyToSign(sandbox);
        const { body } = await sendCode(merchant, agreement);
        return merchant.post('/signAgreement', {
          loan_agreement_id: agreement,
          otp_reference: body.otp_reference,
          otp: await merchant.newestOtp(),
          paper_version: 'what was shown before',
        });
      },
      agreement_already_signed: async (sandbox) => {
        const { merchant, agreement } = await readyToSign(sandbox);
        await signWithOtp(merchant, agreement);
        return merchant.post('/signAgreement', {
          loan_agreement_id: agreement,
          otp_reference: 'otp_none',
          otp: '123456',
        });
      },
    },
  },
  getAutopayMandate: {
    happy: reading('/autopayMandate?type=ENACH&nbfc=ARTHMATE', 'agreement-ready'),
    failures: {
      offer_not_confirmed: reading('/autopayMandate?type=ENACH&nbfc=ARTHMATE'),
      mandate_not_found: reading('/autopayMandate?type=ENACH&nbfc=USFB', 'agreement-ready'),
    },
  },
};
