import type * as english from '../en/fallbacks';
import type { Translation } from '../translation';

export const fallbacks: Translation<typeof english.fallbacks> = {
  latestLoan: 'कर्जाची माहिती मिळाली नाही',
  userState: 'तुमची माहिती मिळाली नाही',
  offers: 'ऑफर मिळाल्या नाहीत',
  bankAccounts: 'बँक खाती मिळाली नाहीत',
  notEligible: 'सध्या तुम्हाला कर्जासाठी अर्ज करता येणार नाही.',
};
