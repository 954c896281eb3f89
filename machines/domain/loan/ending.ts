import { type Loan, SETTLED_REASON } from './loan';

/** How a loan ended. */
export type Ending = 'complete' | 'foreclosed' | 'settled' | 'returned' | 'cancelled';

/** How a closed loan ended: fully repaid, foreclosed, settled for less, returned, or cancelled before it was disbursed. */
export function endingOf({
  status,
  reason,
  disbursedOn,
}: Pick<Loan, 'status' | 'reason' | 'disbursedOn'>): Ending {
  if (status === 'COMPLETE') return 'complete';
  if (status === 'FORECLOSED') return reason === SETTLED_REASON ? 'settled' : 'foreclosed';
  return disbursedOn === null ? 'cancelled' : 'returned';
}

/** Whether a loan with this ending is a success for its borrower: nothing of it stays on the credit record as unpaid. */
export function isGoodEnding(ending: Ending): boolean {
  return ending === 'complete' || ending === 'foreclosed' || ending === 'returned';
}
