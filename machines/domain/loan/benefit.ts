import type { Loan } from './loan';

/** The benefit card (spec 2.4 and 3); its texts are in `src/messages`. */
export interface Benefit {
  readonly type: string;
  readonly kind: 'cashback' | 'higher-loan';
  /** Cashback in paise; 0 without one. */
  readonly cashback: number;
}

/** Default benefit type (spec 3 and 9). */
const DEFAULT_BENEFIT_TYPE = 'interest_free';

/** The benefit card of a loan, chosen by cashback eligibility alone (spec 2.4 and 4). */
export function benefitOf({
  isCashbackEligible,
  cashbackAmount,
}: Pick<Loan, 'isCashbackEligible' | 'cashbackAmount'>): Benefit {
  return {
    type: DEFAULT_BENEFIT_TYPE,
    kind: isCashbackEligible ? 'cashback' : 'higher-loan',
    cashback: isCashbackEligible ? cashbackAmount : 0,
  };
}
