import type * as english from '../en/load-failure';
import type { Translation } from '../translation';
import { fallbacks } from './fallbacks';

export const loadFailureHeadings: Translation<typeof english.loadFailureHeadings> = {
  getLoanConfig: 'लोन की शुरुआती जानकारी नहीं मिली',
  getLoan: fallbacks.latestLoan,
  getUserState: fallbacks.userState,
  listLoanOffers: fallbacks.offers,
  listBankDetails: fallbacks.bankAccounts,
};
