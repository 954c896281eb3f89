import type * as english from '../en/fallbacks';
import type { Translation } from '../translation';

export const fallbacks: Translation<typeof english.fallbacks> = {
  latestLoan: 'लोन की जानकारी नहीं मिली',
  userState: 'आपकी जानकारी नहीं मिली',
  offers: 'ऑफ़र नहीं मिले',
  bankAccounts: 'बैंक खाते नहीं मिले',
  notEligible: 'अभी आप लोन के लिए आवेदन नहीं कर सकते।',
};
