import { type Loan, SETTLED } from '../../../machines/domain/loan/loan';
import type { settledCopy } from '../../copy/settled';

/** How the loan ended, as the words tell it. */
export type Ending = keyof typeof settledCopy.headings;

/** How a loan ended: paid off, closed early, settled for less, given back, or never sent. */
export function endingOf({ status, reason, disbursedOn }: Loan): Ending {
  if (status === 'COMPLETE') return 'complete';
  if (status === 'FORECLOSED') return reason === SETTLED ? 'settled' : 'foreclosed';
  return disbursedOn === null ? 'cancelled' : 'returned';
}
