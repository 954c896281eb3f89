import { type AskedConsent, consentTexts } from '#messages/consents';
import { unknownLender } from '#messages/lender';
import { locale } from '#messages/locale';
import type { ConsentRecord } from '../../machines/domain/merchant/consent';

/** Text of a consent. @param party name of the lender, partner or bureau, where the text names one */
export function consentText(purpose: AskedConsent, party: string | null = ''): string {
  return consentTexts[purpose].text(party ?? unknownLender);
}

/** What a write sends along with a consent: the text as it was shown, its version and its language. */
export function consentRecord(purpose: AskedConsent, party: string | null = ''): ConsentRecord {
  return {
    text: consentText(purpose, party),
    version: consentTexts[purpose].version,
    language: locale.language,
  };
}
