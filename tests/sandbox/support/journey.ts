import { expect } from 'vitest';
import type { Sandbox } from '../../../sandbox/create-sandbox';
import type { SandboxMerchant, Schemas } from './sandbox-merchant';

export const GOOD_ACCOUNT = '50100234567891@HDFC0001234';

/** Adds an account and confirms an offer with it. */
export async function confirmOffer(merchant: SandboxMerchant, offer: Schemas['LoanOffer'] | undefined) {
  const account = await merchant.post<Schemas['BankDetails']>('/bankDetails', {
    payment_address: GOOD_ACCOUNT,
    type: 'SAVINGS',
    account_type: 2,
  });
  expect(account.status).toBe(200);
  const pair = { loan_offer_id: offer?.loan_offer_id, bank_details_id: account.body.bank_details_id };
  expect((await merchant.post('/confirmBankDetails', pair)).status).toBe(200);
  return pair;
}

/** Creates the agreement and returns its id. */
export async function drawUp(merchant: SandboxMerchant): Promise<string> {
  const [selected] = await merchant.offers('SELECTED');
  const created = await merchant.post<Schemas['AgreementInfo']>('/createAgreement', {
    loan_offer_id: selected?.loan_offer_id,
  });
  expect(created.status).toBe(200);
  return created.body.agreement?.loan_agreement_id ?? '';
}

/** Signs with the code from the inbox. */
export async function signWithOtp(merchant: SandboxMerchant, agreementId: string) {
  const sent = await merchant.post<Schemas['AgreementOtp']>('/agreementOtp', {
    loan_agreement_id: agreementId,
  });
  expect(sent.status).toBe(200);
  return merchant.post<Schemas['SignedAgreement']>('/signAgreement', {
    loan_agreement_id: agreementId,
    otp_reference: sent.body.otp_reference,
    otp: await merchant.newestOtp(),
  });
}

/** Submits the bank's page, with a foreign return URL that the redirect must not lead to; returns the redirect. */
export function answerBank(
  sandbox: Sandbox,
  mandate: Schemas['AutopayMandate'],
  decision: string,
  reason = 'payment_cancelled',
): Promise<Response> {
  return sandbox.fetch(
    new Request(`http://lender.test${mandate.authorization_url}?return_to=//evil.test`, {
      method: 'POST',
      body: new URLSearchParams({ decision, reason }),
    }),
  );
}
