import { type Loan, SETTLED } from '../../../machines/domain/loan/loan';
import type { settledCopy } from '../../copy/settled';

/** How the loan ended, as a key of the copy. */
export type Ending = keyof typeof settledCopy.headings;

/** How a loan ended: paid off, closed early, settled for less, returned, or never disbursed. */
export function endingOf({ status, reason, disbursedOn }: Loan): Ending {
  if (status === 'COMPLETE') return 'complete';
  if (status === 'FORECLOSED') return reason === SETTLED ? 'settled' : 'foreclosed';
  return disbursedOn === null ? 'cancelled' : 'returned';
}
