import { inRupees } from '../base/money';
import type { Loan } from './loan';

/** The benefit card (spec 2.4 and 3): its type, its title, and up to two paragraphs. */
export interface Benefit {
  readonly type: string;
  readonly title: string;
  readonly p1: string;
  readonly p2: string;
}

/** Default benefit type (spec 3 and 9). */
const DEFAULT_TYPE = 'interest_free';

/** The benefit card of a loan, chosen from cashback eligibility alone (spec 2.4 and 4). Amount in paise; missing, it is 0. */
export function benefitOf({
  isCashbackEligible,
  cashbackAmount,
}: Pick<Loan, 'isCashbackEligible' | 'cashbackAmount'>): Benefit {
  if (isCashbackEligible) {
    return {
      type: DEFAULT_TYPE,
      title: `Rs ${inRupees(cashbackAmount)} Cashback For Regular Payment`,
      p1: 'You get the cashback when you pay all instalments on time.',
      p2: 'If you miss any instalment, the cashback is cancelled.',
    };
  }
  return {
    type: DEFAULT_TYPE,
    title: 'Need A Higher Loan?',
    p1: 'Pay on time: it raises the chance of a new, higher loan.',
    p2: '',
  };
}
