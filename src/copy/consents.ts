import { type AskedConsent, consentTexts } from '#messages/consents';
import { unknownLender } from '#messages/lender';
import { locale } from '#messages/locale';
import type { ConsentRecord } from '../../machines/domain/merchant/consent';

/**
 * A consent to show: its text, version and language. The screen puts the same record into its event, and the write sends it on
 * (decision 027).
 * @param party name of the lender, partner or bureau, where the text names one; null for a lender without a name
 */
export function consentRecord(purpose: AskedConsent, party: string | null = ''): ConsentRecord {
  const { text, version } = consentTexts[purpose];
  return { text: text(party ?? unknownLender), version, language: locale.language };
}
