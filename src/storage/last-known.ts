import { type LastKnownLoan, readLastKnown } from '../../machines/domain/last-known-loan';
import type { Kept } from './kept';

const NAME = 'lastKnownLoan';

/** The figures of the loan as they were last read: the merchant's own, and forgotten with their session. */
export interface LastKnown {
  readonly read: () => LastKnownLoan | null;
  /** Null when there is no loan that runs: old figures of another one are never shown. */
  readonly keep: (loan: LastKnownLoan | null) => void;
}

/** Makes the typed key over what is kept for the merchant. */
export function createLastKnown({ read, write }: Pick<Kept, 'read' | 'write'>): LastKnown {
  return {
    read: () => readLastKnown(read(NAME)),
    keep: (loan) => write(NAME, loan),
  };
}
