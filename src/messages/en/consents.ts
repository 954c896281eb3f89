import type { ConsentPurpose } from '../../../machines/domain/merchant/consent';

/** Consents that are given in this app; autopay is agreed to on the bank's page. */
export type AskedConsent = Exclude<ConsentPurpose, 'AUTOPAY'>;

interface ConsentText {
  /** Of the text in this language. Another text gets another version, and a line in `tests/copy/consent-versions.txt`. */
  readonly version: string;
  /** @param party name of the lender, partner or bureau, where the text names one */
  readonly text: (party: string) => string;
}

/** What a merchant agrees to, word for word: a screen shows it, and sends the same on (decision 027). */
export const consentTexts: Readonly<Record<AskedConsent, ConsentText>> = {
  PAN_CHECK: {
    version: '1',
    text: () => 'I agree that my lender checks my PAN and date of birth, for this loan only.',
  },
  KYC_REGISTRY: {
    version: '1',
    text: () => 'I agree that my lender asks the central KYC registry about me, for this loan only.',
  },
  AADHAAR_CHECK: {
    version: '1',
    text: () =>
      'I agree that Aadhaar shares my name, birthday, address and photo with my lender, for this loan only.',
  },
  SELFIE_CHECK: {
    version: '1',
    text: () => 'By tapping you agree that your picture is taken and sent for this check.',
  },
  CREDIT_BUREAU: {
    version: '1',
    text: (bureau) =>
      `I agree that my lender asks ${bureau} for my credit score, for this loan only. This app shows it to me.`,
  },
  LOAN_AGREEMENT: {
    version: '1',
    text: (lender) => `I have read the agreement and the key facts, and I agree to this loan from ${lender}.`,
  },
  WHATSAPP_MESSAGES: {
    version: '1',
    text: () => 'Due dates, receipts and answers about your loan. You can stop them here at any time.',
  },
  LEAD_CONTACT: {
    version: '1',
    text: (partner) => `I agree that ${partner} gets my name and mobile number. A code comes to my phone.`,
  },
  LEAD_PROFILE: {
    version: '1',
    text: (partner) => `I agree that ${partner} gets this, to see if it has a loan for my shop.`,
  },
  UDYAM_REGISTRATION: {
    version: '1',
    text: () =>
      'All this is right. It may go to the Udyam register, which compares it with my Aadhaar and PAN.',
  },
};
