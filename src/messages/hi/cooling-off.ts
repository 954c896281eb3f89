import type * as english from '../en/cooling-off';
import type { Translation } from '../translation';
import { days } from './money';

export const giveLoanBack: Translation<typeof english.giveLoanBack> = 'लोन लौटाया जा सकता है';

export const untilDaysAfterMoney: Translation<typeof english.untilDaysAfterMoney> = (count) =>
  `पैसे आने के ${days(count)} बाद तक`;

export const afterMoney: Translation<typeof english.afterMoney> = 'पैसे आने के बाद';
