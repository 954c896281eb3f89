import {
  everyPeriodTexts,
  moneyLines as lines,
  moneyCopy,
  periodTexts,
  repaymentTexts,
  tenorTexts,
} from '#messages/money';
import type { Frequency } from '../../machines/domain/base/frequency';
import { formatMoney, formatRate } from '../../machines/domain/base/money';
import type { ForeclosureConfig, PenaltyConfig } from '../../machines/domain/base/terms';

/** Period of an instalment: "a week". */
export function periodText(frequency: Frequency): string {
  return periodTexts[frequency];
}

/** Tenor: "48 weeks"; "length not given" if the count is 0. @param count number of instalments */
export function tenor(count: number, frequency: Frequency): string {
  return count <= 0 ? moneyCopy.lengthNotGiven : tenorTexts[frequency](count);
}

/**
 * Instalment, its period and the tenor: "₹2,056 a week, 26 weeks".
 * @param instalment paise
 * @param count number of instalments
 */
export function repaymentLine(instalment: number, count: number, frequency: Frequency): string {
  return repaymentTexts[frequency](moneyOrNotGiven(instalment), tenor(count, frequency));
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

/** The lowest and the highest yearly cost of several offers; null where an offer has none. @param aprs percent */
export function leastAndMost(
  aprs: readonly (number | null)[],
): { readonly least: number; readonly most: number } | null {
  const known = aprs.filter((apr) => apr !== null);
  if (known.length === 0 || known.length < aprs.length) return null;
  return { least: Math.min(...known), most: Math.max(...known) };
}

/** The yearly costs of several offers: "33.47 % to 50.22 %"; null where an offer has none. @param aprs percent */
export function aprRange(aprs: readonly (number | null)[]): string | null {
  const range = leastAndMost(aprs);
  if (range === null) return null;
  const { least, most } = range;
  return least === most ? formatRate(least) : lines.aprRange(formatRate(least), formatRate(most));
}

/** Hint about the last instalment, if rounding makes it differ from the others; otherwise empty. Amounts in paise. */
export function lastInstalment(
  instalment: number,
  count: number,
  payable: number,
): { readonly hint?: string } {
  const last = lastInstalmentAmount(instalment, count, payable);
  return last === null ? {} : { hint: lines.lastInstalment(formatMoney(last)) };
}

/** The last instalment, if rounding makes it differ from the others; otherwise null. Amounts in paise. */
export function lastInstalmentAmount(instalment: number, count: number, payable: number): number | null {
  const last = payable - instalment * (count - 1);
  const isKnown = count > 0 && instalment > 0 && last > 0;
  return last === instalment || !isKnown ? null : last;
}

const LAKH_PAISE = 10_000_000;
const CRORE_PAISE = 100 * LAKH_PAISE;

/** A typed amount as it was understood: "₹80,000", "₹2,75,000 (2.75 lakh)". The word only where two decimals are exact. @param paise */
export function amountReadBack(paise: number): string {
  const [unit, inWords] =
    paise >= CRORE_PAISE ? ([CRORE_PAISE, lines.inCrore] as const) : ([LAKH_PAISE, lines.inLakh] as const);
  const isExact = paise >= unit && (paise * 100) % unit === 0;
  return isExact ? inWords(formatMoney(paise), paise / unit) : formatMoney(paise);
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
  const recurring = lines.chargeEvery(formatMoney(recurringAmount), recurringEveryDays);
  const hasRecurring = recurringAmount > 0 && recurringEveryDays > 0;
  if (oneTimeAmount <= 0) return { value: hasRecurring ? recurring : noCharge(penalty.isGiven) };
  const when = whenLate(oneTimeAfterDays);
  return { value: formatMoney(oneTimeAmount), hint: hasRecurring ? lines.whenThen(when, recurring) : when };
}

/** From when a late charge is due. @param afterDays days after the due day */
export function whenLate(afterDays: number): string {
  return afterDays > 0 ? lines.whenDaysLate(afterDays) : lines.whenLate;
}

/** Charge for foreclosure, as the lender states it: rate and GST; as hint the amount on the whole loan. */
export function foreclosureChargeTerms(config: ForeclosureConfig): Explained {
  const { feeAmount, feeRate, gstAmount, gstRate } = config;
  if (feeRate <= 0 && feeAmount <= 0) return { value: noCharge(config.isGiven) };
  const withGst = (charge: string) => (gstRate > 0 || gstAmount > 0 ? lines.withGst(charge) : charge);
  const amount = withGst(formatMoney(feeAmount));
  if (feeRate <= 0) return { value: amount };
  return {
    value: withGst(formatRate(feeRate)),
    ...(feeAmount > 0 ? { hint: lines.onWholeLoan(amount) } : {}),
  };
}

/** Label of a charge of 0. @param isGiven whether the lender stated the charge: "No charge", otherwise "Not given" */
function noCharge(isGiven: boolean): string {
  return isGiven ? moneyCopy.noCharge : moneyCopy.notGiven;
}
