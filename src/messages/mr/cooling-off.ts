import type * as english from '../en/cooling-off';
import type { Translation } from '../translation';
import { plural } from './locale';

export const giveLoanBack: Translation<typeof english.giveLoanBack> = 'कर्ज परत करता येते';

export const untilDaysAfterMoney: Translation<typeof english.untilDaysAfterMoney> = (count) =>
  `पैसे आल्यानंतर ${plural(count, { one: `${count}\u00a0दिवसापर्यंत`, other: `${count}\u00a0दिवसांपर्यंत` })}`;

export const afterMoney: Translation<typeof english.afterMoney> = 'पैसे आल्यानंतर';
