import { fallbacks } from './fallbacks';

/** Headings of failed loads by operation (verbatim from spec 8). */
export const loadFailureHeadings: Readonly<Record<string, string>> = {
  getLoanConfig: 'Get loan config error',
  getLoan: fallbacks.latestLoan,
  getUserState: fallbacks.userState,
  listLoanOffers: fallbacks.offers,
  listBankDetails: fallbacks.bankAccounts,
};
