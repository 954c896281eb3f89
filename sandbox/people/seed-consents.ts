import type { Call } from '../base/operation';
import { logConsent, type Purpose } from '../operations/consents/consent-log';

/** What a persona read and agreed to, by purpose: an earlier wording of the app’s texts. */
const TEXTS: Partial<Record<Purpose, string>> = {
  PAN_CHECK: 'I agree that my lender checks my PAN and date of birth, for this loan only.',
  KYC_REGISTRY: 'I agree that my lender asks the central KYC registry about me, for this loan only.',
  AADHAAR_CHECK:
    'I agree that Aadhaar shares my name, birthday, address and photo with my lender, for this loan only.',
  SELFIE_CHECK: 'By tapping you agree that your picture is taken and sent for this check.',
  CREDIT_BUREAU: 'I agree that my lender asks Sandbox Bureau for my credit score, for this loan only.',
  LOAN_AGREEMENT: 'I have read the agreement and the key facts, and I agree to this loan.',
  LEAD_CONTACT: 'I agree that IndiaLends gets my name and mobile number. A code comes to my phone.',
  LEAD_PROFILE: 'I agree that IndiaLends gets this, to see if it has a loan for my shop.',
  UDYAM_REGISTRATION:
    'All this is right. It may go to the Udyam register, which compares it with my Aadhaar and PAN.',
};

/** Stores a consent that a persona gave, at the time of the call. */
export async function seedConsent(call: Call, purpose: Purpose, party: string | null): Promise<void> {
  const text = TEXTS[purpose];
  const record = text === undefined ? undefined : { text, version: '1', language: 'en' };
  await logConsent(call, { purpose, party, record });
}
