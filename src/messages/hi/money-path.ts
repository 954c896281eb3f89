import type * as english from '../en/money-path';
import type { Translation } from '../translation';

export const moneyPathCopy: Translation<typeof english.moneyPathCopy> = {
  payer: 'आप',
  bank: 'आपका बैंक',
  refundFrom: 'बैंक',
};
