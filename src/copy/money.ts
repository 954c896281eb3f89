import type { Frequency } from '../../machines/domain/base/frequency';
import { formatMoney, formatRate } from '../../machines/domain/base/money';
import type { ForeclosureConfig, PenaltyConfig } from '../../machines/domain/base/terms';

/** Labels of a loan's figures, the same on every screen. */
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
  notGiven: 'Not given',
  lengthNotGiven: 'length not given',
} as const;

/** For use inside a line about an instalment or the amount due. @param amount formatted */
export function withLateCharge(amount: string): string {
  return `late charge ${amount}`;
}

const perPeriodTexts: Readonly<Record<Frequency, string>> = {
  daily: 'a day',
  weekly: 'a week',
  monthly: 'a month',
  unknown: 'each time',
};

const periodNames: Readonly<Record<Frequency, readonly [one: string, many: string]>> = {
  daily: ['day', 'days'],
  weekly: ['week', 'weeks'],
  monthly: ['month', 'months'],
  unknown: ['instalment', 'instalments'],
};

const everyPeriodTexts: Readonly<Record<Frequency, string>> = {
  daily: 'Pay every day',
  weekly: 'Pay every week',
  monthly: 'Pay every month',
  unknown: 'Other plans',
};

/** "a week": the period of an instalment. */
export function per(frequency: Frequency): string {
  return perPeriodTexts[frequency];
}

/** "48 weeks": the tenor; unknown when the count is missing (0). */
export function tenor(count: number, frequency: Frequency): string {
  if (count <= 0) return moneyCopy.lengthNotGiven;
  const [one, many] = periodNames[frequency];
  return `${count} ${count === 1 ? one : many}`;
}

/** "Pay every week": the heading over the offers of one frequency. */
export function everyPeriod(frequency: Frequency): string {
  return everyPeriodTexts[frequency];
}

/** "₹2,415 × 48": instalment and count, as far as the lender gave them. Paise. */
export function instalmentLine(instalment: number, count: number): string {
  return count > 0 && instalment > 0 ? `${formatMoney(instalment)} × ${count}` : givenMoney(instalment);
}

/** An amount that every loan has: 0 means that the lender did not give it (spec 3: missing is 0). Paise. */
export function givenMoney(paise: number): string {
  return paise > 0 ? formatMoney(paise) : moneyCopy.notGiven;
}

/** Interest and its yearly rate, in paise and percent: a cost of 0 is shown only if the other figures confirm it. */
export function interestLines(loan: {
  readonly loanAmount: number;
  readonly interest: number;
  readonly interestRate: number;
  readonly payableAmount: number;
}): { readonly interest: string; readonly rate: string } {
  const isFree = loan.interest === 0 && loan.payableAmount === loan.loanAmount;
  return {
    interest: isFree ? formatMoney(0) : givenMoney(loan.interest),
    rate: isFree || loan.interestRate > 0 ? formatRate(loan.interestRate) : moneyCopy.notGiven,
  };
}

/** The APR; null when the lender did not give it. */
export function aprLine(apr: number | null): string {
  return apr === null ? moneyCopy.notGiven : formatRate(apr);
}

/** The last instalment, where rounding makes it different; the total is then the whole repayment. Paise. */
export function lastInstalment(
  instalment: number,
  count: number,
  payable: number,
): { readonly hint?: string } {
  const last = payable - instalment * (count - 1);
  const isKnown = count > 0 && instalment > 0 && last > 0;
  return last === instalment || !isKnown ? {} : { hint: `The last one is ${formatMoney(last)}` };
}

/** "1 day", "7 days". */
export function days(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`;
}

/** A figure with a short explanation. */
interface Explained {
  readonly value: string;
  readonly hint?: string;
}

/** Late charge: the first charge as the figure; when it applies and what follows as the explanation. */
export function lateCharge(penalty: PenaltyConfig): Explained {
  const { oneTimeAmount, oneTimeAfterDays, recurringAmount, recurringEveryDays } = penalty;
  const recurring = `${formatMoney(recurringAmount)} every ${days(recurringEveryDays)}`;
  const hasRecurring = recurringAmount > 0 && recurringEveryDays > 0;
  if (oneTimeAmount <= 0) return { value: hasRecurring ? recurring : noCharge(penalty.isGiven) };
  const when = oneTimeAfterDays > 0 ? `When ${days(oneTimeAfterDays)} late` : 'When late';
  return { value: formatMoney(oneTimeAmount), hint: hasRecurring ? `${when}, then ${recurring}` : when };
}

/** Cost of closing the loan early, by the lender's own figures. */
export function closingCharge(config: ForeclosureConfig): Explained {
  const { feeAmount, feeRate, gstAmount, gstRate } = config;
  if (feeRate <= 0 && feeAmount <= 0) return { value: noCharge(config.isGiven) };
  const gst = gstRate > 0 || gstAmount > 0 ? ' + GST' : '';
  if (feeRate <= 0) return { value: `${formatMoney(feeAmount)}${gst}` };
  const onWholeLoan = feeAmount > 0 ? { hint: `On the whole loan: ${formatMoney(feeAmount)}${gst}` } : {};
  return { value: `${formatRate(feeRate)}${gst}`, ...onWholeLoan };
}

/** Label of a charge of 0: "No charge" only where the lender gave it. */
function noCharge(isGiven: boolean): string {
  return isGiven ? moneyCopy.noCharge : moneyCopy.notGiven;
}
