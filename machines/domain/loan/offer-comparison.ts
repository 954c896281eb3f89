import { instalmentsPerYear } from '../base/frequency';
import { PAISE_PER_RUPEE } from '../base/money';
import type { LoanOffer } from './loan-offer';

/** ₹1,000 in paise. */
const THOUSAND_RUPEES = 1_000 * PAISE_PER_RUPEE;

type Repayment = Pick<LoanOffer, 'instalment' | 'instalments' | 'frequency' | 'payableAmount'>;

/**
 * What an average month costs: the instalment times its number in a year, divided by 12, but never more than the whole loan. The
 * same for daily, weekly and monthly plans, so that offers can be compared (docs/decisions/028-key-facts-and-offers.md).
 * @returns paise in whole rupees, rounded up, so that no month is called cheaper than it is; null where a figure is missing
 */
export function monthlyObligation({
  instalment,
  instalments,
  frequency,
  payableAmount,
}: Repayment): number | null {
  const perYear = instalmentsPerYear(frequency);
  if (perYear === 0 || instalment <= 0 || instalments <= 0) return null;
  if (frequency === 'monthly') return instalment;
  const average = roundUpToRupee((instalment * perYear) / 12);
  return payableAmount > 0 ? Math.min(average, payableAmount) : average;
}

/**
 * What goes back for every ₹1,000 that reach the bank account.
 * @returns paise in whole rupees, rounded up; null where an amount is missing
 */
export function paidBackPerThousand({
  transferableAmount,
  payableAmount,
}: Pick<LoanOffer, 'transferableAmount' | 'payableAmount'>): number | null {
  if (transferableAmount <= 0 || payableAmount <= 0) return null;
  return roundUpToRupee((payableAmount * THOUSAND_RUPEES) / transferableAmount);
}

function roundUpToRupee(paise: number): number {
  // A tolerance for sums such as 100.00000000001, which floating-point division makes of a whole rupee.
  return Math.ceil(paise / PAISE_PER_RUPEE - 1e-9) * PAISE_PER_RUPEE;
}
