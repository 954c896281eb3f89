import { type LastKnownLoan, readLastKnown } from '../../machines/domain/loan/last-known-loan';
import type { ClientStorage } from './client-storage';

const KEY = 'lastKnownLoan';

/** Stores the loan's figures as last loaded, to show them without a network; removed when the session ends. */
export interface LastKnownStore {
  /** The figures; null without any, or when they are older than a day (then they are removed). @param now milliseconds */
  readonly read: (now: number) => LastKnownLoan | null;
  /** Stores the figures. @param loan null without a running loan: removes the figures of an earlier loan */
  readonly store: (loan: LastKnownLoan | null) => void;
}

/** Creates the store of the figures in the merchant record. */
export function createLastKnownStore({ read, write }: Pick<ClientStorage, 'read' | 'write'>): LastKnownStore {
  return {
    read(now) {
      const loan = readLastKnown(read(KEY), now);
      if (loan === null) write(KEY, null);
      return loan;
    },
    store: (loan) => write(KEY, loan),
  };
}

/** Whether this phone has the figures of a running loan of any merchant, not older than a day. @param now milliseconds */
export function hasLastKnownLoan(
  { readOfAnyMerchant }: Pick<ClientStorage, 'readOfAnyMerchant'>,
  now: number,
): boolean {
  return readLastKnown(readOfAnyMerchant(KEY), now) !== null;
}
