import { type LastKnownLoan, readLastKnown } from '../../machines/domain/loan/last-known-loan';
import type { ClientStorage } from './client-storage';

const NAME = 'lastKnownLoan';

/** Figures of the loan as last read; removed when the session ends. */
export interface LastKnown {
  /** Null without figures, or when they are older than a day (then removed). @param now milliseconds */
  readonly read: (now: number) => LastKnownLoan | null;
  /** @param loan null without a running loan: figures of an earlier one are never shown */
  readonly keep: (loan: LastKnownLoan | null) => void;
}

/** Creates the typed key over the merchant's record. */
export function createLastKnown({ read, write }: Pick<ClientStorage, 'read' | 'write'>): LastKnown {
  return {
    read(now) {
      const loan = readLastKnown(read(NAME), now);
      if (loan === null) write(NAME, null);
      return loan;
    },
    keep: (loan) => write(NAME, loan),
  };
}
