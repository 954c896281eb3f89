import { type Loan, SETTLED_REASON } from './loan';

/** How a loan ended. `settled`: closed for less; `returned`: given back in the cooling-off days; `cancelled`: before it was disbursed. */
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

/**
 * Whether a loan with this ending is shown as a success: the borrower has had the money, and owes nothing of it. Not `settled`, of which
 * a part stays on the credit record as unpaid, and not `cancelled`, where no money was sent.
 */
export function isGoodEnding(ending: Ending): boolean {
  return ending === 'complete' || ending === 'foreclosed' || ending === 'returned';
}
