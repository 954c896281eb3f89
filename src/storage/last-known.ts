import { type LastKnownLoan, readLastKnown } from '../../machines/domain/last-known-loan';
import type { Kept } from './kept';

const NAME = 'lastKnownLoan';

/** The figures of the loan as they were last read: the merchant's own, and forgotten with their session. */
export interface LastKnown {
  /** Null when nothing is kept, or nothing newer than a day: then it is dropped, too. @param now milliseconds */
  readonly read: (now: number) => LastKnownLoan | null;
  /** Null when there is no loan that runs: old figures of another one are never shown. */
  readonly keep: (loan: LastKnownLoan | null) => void;
}

/** Makes the typed key over what is kept for the merchant. */
export function createLastKnown({ read, write }: Pick<Kept, 'read' | 'write'>): LastKnown {
  return {
    read(now) {
      const loan = readLastKnown(read(NAME), now);
      if (loan === null) write(NAME, null);
      return loan;
    },
    keep: (loan) => write(NAME, loan),
  };
}
