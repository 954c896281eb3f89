import { formatRupees } from '../base/money';
import type { Loan } from './loan';

/** The benefit card (spec 2.4 and 3). */
export interface Benefit {
  readonly type: string;
  readonly title: string;
  /** First paragraph. */
  readonly p1: string;
  /** Second paragraph; may be empty. */
  readonly p2: string;
}

/** Default benefit type (spec 3 and 9). */
const DEFAULT_BENEFIT_TYPE = 'interest_free';

/** The benefit card of a loan, chosen by cashback eligibility alone (spec 2.4 and 4). */
export function benefitOf({
  isCashbackEligible,
  cashbackAmount,
}: Pick<Loan, 'isCashbackEligible' | 'cashbackAmount'>): Benefit {
  if (isCashbackEligible) {
    return {
      type: DEFAULT_BENEFIT_TYPE,
      title: `Rs ${formatRupees(cashbackAmount)} Cashback For Regular Payment`,
      p1: 'You get the cashback when you pay all instalments on time.',
      p2: 'If you miss any instalment, the cashback is cancelled.',
    };
  }
  return {
    type: DEFAULT_BENEFIT_TYPE,
    title: 'Need A Higher Loan?',
    p1: 'Pay on time: it raises the chance of a new, higher loan.',
    p2: '',
  };
}
