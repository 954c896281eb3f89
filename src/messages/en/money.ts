import type { Frequency } from '../../../machines/domain/base/frequency';
import { plural } from './locale';

/** Labels of amounts and terms of a loan, the same on every screen. */
export const moneyCopy = {
  loanAmount: 'Loan amount',
  inBank: 'You get in bank',
  processingFee: 'Processing fee',
  gst: 'GST on the fee',
  payInAll: 'You pay in all',
  interest: 'Interest',
  interestRate: 'Interest rate',
  interestRateHint: 'A year, on what you still owe',
  apr: 'Yearly cost (APR)',
  instalment: 'Instalment',
  instalments: 'How many',
  lateCharge: 'Late charge',
  lateCharges: 'Late charges',
  lateChargesSoFar: 'Late charges so far',
  closeEarly: 'Charge to close early',
  lender: 'Lender',
  noCharge: 'No charge',
  leftToPay: 'Left to pay',
  notGiven: 'Not given',
  lengthNotGiven: 'length not given',
} as const;

/** Late charge, for use inside a sentence. @param amount formatted */
export const withLateCharge = (amount: string) => `late charge ${amount}`;

/** Number of days: "1 day", "7 days". */
export const days = (count: number) =>
  plural(count, { one: `${count}\u00a0day`, other: `${count}\u00a0days` });

/** Period of an instalment. It stands after the amount, smaller. */
export const periodTexts: Readonly<Record<Frequency, string>> = {
  daily: 'a day',
  weekly: 'a week',
  monthly: 'a month',
  unknown: 'each time',
};

/** Instalment, its period and the tenor: "₹2,056 a week, 26 weeks". */
export const repaymentTexts: Readonly<Record<Frequency, (instalment: string, tenor: string) => string>> = {
  daily: (instalment, tenor) => `${instalment} a day, ${tenor}`,
  weekly: (instalment, tenor) => `${instalment} a week, ${tenor}`,
  monthly: (instalment, tenor) => `${instalment} a month, ${tenor}`,
  unknown: (instalment, tenor) => `${instalment} each time, ${tenor}`,
};

/** Tenor by the number of instalments. */
export const tenorTexts: Readonly<Record<Frequency, (count: number) => string>> = {
  daily: days,
  weekly: (count) => plural(count, { one: `${count}\u00a0week`, other: `${count}\u00a0weeks` }),
  monthly: (count) => plural(count, { one: `${count}\u00a0month`, other: `${count}\u00a0months` }),
  unknown: (count) => plural(count, { one: `${count}\u00a0instalment`, other: `${count}\u00a0instalments` }),
};

/** Heading above the offers with this frequency. */
export const everyPeriodTexts: Readonly<Record<Frequency, string>> = {
  daily: 'Pay every day',
  weekly: 'Pay every week',
  monthly: 'Pay every month',
  unknown: 'Other plans',
};

/** Lines of figures. Amounts and rates are formatted, days and numbers are not. */
export const moneyLines = {
  aprRange: (least: string, most: string) => `${least} to ${most}`,
  lastInstalment: (amount: string) => `The last one is ${amount}`,
  inLakh: (amount: string, lakh: number) => `${amount} (${lakh}\u00a0lakh)`,
  inCrore: (amount: string, crore: number) => `${amount} (${crore}\u00a0crore)`,
  /** A late charge that recurs. */
  chargeEvery: (amount: string, everyDays: number) => `${amount} every ${days(everyDays)}`,
  /** When the first late charge comes, and the one that recurs after it. */
  whenThen: (when: string, recurring: string) => `${when}, then ${recurring}`,
  whenDaysLate: (afterDays: number) => `When ${days(afterDays)} late`,
  whenLate: 'When late',
  withGst: (charge: string) => `${charge} + GST`,
  onWholeLoan: (charge: string) => `On the whole loan: ${charge}`,
} as const;
