import { days } from './money';

/** Label of the right to give a loan back in the cooling-off period. */
export const giveLoanBack = 'You may give it back';

/** End of the cooling-off period before the money was sent: "until 3 days after the money comes". @param count days */
export const untilDaysAfterMoney = (count: number) => `until ${days(count)} after the money comes`;

/** Small print under a number of days: from when they count. */
export const afterMoney = 'After the money comes';
