import type * as english from '../en/money-path';
import type { Translation } from '../translation';

export const moneyPathCopy: Translation<typeof english.moneyPathCopy> = {
  payer: 'तुम्ही',
  bank: 'तुमची बँक',
  refundFrom: 'बँक',
};
