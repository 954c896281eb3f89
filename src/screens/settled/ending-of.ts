import { type Loan, SETTLED_REASON } from '../../../machines/domain/loan/loan';
import type { settledCopy } from '../../copy/settled';

/** How a loan ended; the keys of `settledCopy.headings`. */
export type Ending = keyof typeof settledCopy.headings;

/** How a closed loan ended: fully repaid, foreclosed, settled for less, returned, or cancelled before it was disbursed. */
export function endingOf({ status, reason, disbursedOn }: Loan): Ending {
  if (status === 'COMPLETE') return 'complete';
  if (status === 'FORECLOSED') return reason === SETTLED_REASON ? 'settled' : 'foreclosed';
  return disbursedOn === null ? 'cancelled' : 'returned';
}
