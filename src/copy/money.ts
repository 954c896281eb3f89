import type { Frequency } from '../../machines/domain/base/frequency';
import { formatMoney, formatRate } from '../../machines/domain/base/money';
import type { ForeclosureConfig, PenaltyConfig } from '../../machines/domain/base/terms';

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
  notGiven: 'Not given',
  lengthNotGiven: 'length not given',
} as const;

/** Late charge, for use inside a sentence. @param amount formatted */
export function withLateCharge(amount: string): string {
  return `late charge ${amount}`;
}

const perPeriodTexts: Readonly<Record<Frequency, string>> = {
  daily: 'a day',
  weekly: 'a week',
  monthly: 'a month',
  unknown: 'each time',
};

const periodNames: Readonly<Record<Frequency, readonly [singular: string, plural: string]>> = {
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

/** Period of an instalment: "a week". */
export function periodText(frequency: Frequency): string {
  return perPeriodTexts[frequency];
}

/** Tenor: "48 weeks"; "length not given" if the count is 0. @param count number of instalments */
export function tenor(count: number, frequency: Frequency): string {
  if (count <= 0) return moneyCopy.lengthNotGiven;
  const [singular, plural] = periodNames[frequency];
  return `${count}\u00a0${count === 1 ? singular : plural}`;
}

/** Heading above the offers with this frequency: "Pay every week". */
export function everyPeriod(frequency: Frequency): string {
  return everyPeriodTexts[frequency];
}

/**
 * Instalment and count: "₹2,415 × 48". Only the instalment if the count is 0; "Not given" if the instalment is 0.
 * @param instalment paise
 */
export function instalmentLine(instalment: number, count: number): string {
  return count > 0 && instalment > 0 ? `${formatMoney(instalment)} × ${count}` : moneyOrNotGiven(instalment);
}

/**
 * Formats an amount that is never 0 in a real loan: 0 means that the lender did not give it (spec 3), and becomes "Not
 * given".
 */
export function moneyOrNotGiven(paise: number): string {
  return paise > 0 ? formatMoney(paise) : moneyCopy.notGiven;
}

/** Paise. */
interface LoanAmounts {
  readonly loanAmount: number;
  readonly interest: number;
  readonly payableAmount: number;
}

const isFreeOfInterest = ({ loanAmount, interest, payableAmount }: LoanAmounts): boolean =>
  interest === 0 && payableAmount === loanAmount;

/** Formats interest. 0 is shown as a real 0 only if the loan is free of interest by its other amounts, else as "Not given". */
export function interestLine(loan: LoanAmounts): string {
  return isFreeOfInterest(loan) ? formatMoney(0) : moneyOrNotGiven(loan.interest);
}

/** Formats a yearly rate of interest in percent; 0 like the interest itself. */
export function interestRateLine(loan: LoanAmounts & { readonly interestRate: number }): string {
  return isFreeOfInterest(loan) || loan.interestRate > 0 ? formatRate(loan.interestRate) : moneyCopy.notGiven;
}

/** Formats the APR. @param apr percent; null if the lender did not give it */
export function aprLine(apr: number | null): string {
  return apr === null ? moneyCopy.notGiven : formatRate(apr);
}

/** The yearly costs of several offers: "33.47 % to 50.22 %"; null where an offer has none. @param aprs percent */
export function aprRange(aprs: readonly (number | null)[]): string | null {
  const known = aprs.filter((apr) => apr !== null);
  if (known.length === 0 || known.length < aprs.length) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return least === most ? formatRate(least) : `${formatRate(least)} to ${formatRate(most)}`;
}

/** Hint about the last instalment, if rounding makes it differ from the others; otherwise empty. Amounts in paise. */
export function lastInstalment(
  instalment: number,
  count: number,
  payable: number,
): { readonly hint?: string } {
  const last = payable - instalment * (count - 1);
  const isKnown = count > 0 && instalment > 0 && last > 0;
  return last === instalment || !isKnown ? {} : { hint: `The last one is ${formatMoney(last)}` };
}

const LAKH_PAISE = 10_000_000;
const CRORE_PAISE = 100 * LAKH_PAISE;

/** A typed amount as it was understood: "₹80,000", "₹2,75,000 (2.75 lakh)". The word only where two decimals are exact. @param paise */
export function amountReadBack(paise: number): string {
  const [unit, word] = paise >= CRORE_PAISE ? [CRORE_PAISE, 'crore'] : [LAKH_PAISE, 'lakh'];
  const isExact = paise >= unit && (paise * 100) % unit === 0;
  return isExact ? `${formatMoney(paise)} (${paise / unit}\u00a0${word})` : formatMoney(paise);
}

/** Number of days: "1 day", "7 days". */
export function days(count: number): string {
  return `${count}\u00a0${count === 1 ? 'day' : 'days'}`;
}

/** A value with a short explanation below it. */
interface Explained {
  readonly value: string;
  readonly hint?: string;
}

/**
 * Late charge (the wire's penalty) in one line: as value the one-time charge, as hint when it applies and which charges recur.
 * The loan details have the same as rows (`LateChargeCard`).
 */
export function lateChargeTerms(penalty: PenaltyConfig): Explained {
  const { oneTimeAmount, oneTimeAfterDays, recurringAmount, recurringEveryDays } = penalty;
  const recurring = `${formatMoney(recurringAmount)} every ${days(recurringEveryDays)}`;
  const hasRecurring = recurringAmount > 0 && recurringEveryDays > 0;
  if (oneTimeAmount <= 0) return { value: hasRecurring ? recurring : noCharge(penalty.isGiven) };
  const when = whenLate(oneTimeAfterDays);
  return { value: formatMoney(oneTimeAmount), hint: hasRecurring ? `${when}, then ${recurring}` : when };
}

/** From when a late charge is due. @param afterDays days after the due day */
export function whenLate(afterDays: number): string {
  return afterDays > 0 ? `When ${days(afterDays)} late` : 'When late';
}

/** Charge for foreclosure, as the lender states it: rate and GST; as hint the amount on the whole loan. */
export function foreclosureChargeTerms(config: ForeclosureConfig): Explained {
  const { feeAmount, feeRate, gstAmount, gstRate } = config;
  if (feeRate <= 0 && feeAmount <= 0) return { value: noCharge(config.isGiven) };
  const gst = gstRate > 0 || gstAmount > 0 ? ' + GST' : '';
  if (feeRate <= 0) return { value: `${formatMoney(feeAmount)}${gst}` };
  const onWholeLoan = feeAmount > 0 ? { hint: `On the whole loan: ${formatMoney(feeAmount)}${gst}` } : {};
  return { value: `${formatRate(feeRate)}${gst}`, ...onWholeLoan };
}

/** Label of a charge of 0. @param isGiven whether the lender stated the charge: "No charge", otherwise "Not given" */
function noCharge(isGiven: boolean): string {
  return isGiven ? moneyCopy.noCharge : moneyCopy.notGiven;
}
