import type { Merchant } from '../database/merchant';
import type { Database, DbTransaction } from '../database/open-database';

/** A merchant, the transaction to read and change them, and the clock. `now` returns real time in ms. */
export interface MerchantContext {
  tx: DbTransaction;
  merchant: Merchant;
  now: () => number;
}

/** The merchant's virtual time, ms. */
export const virtualMs = ({ merchant, now }: MerchantContext): number => now() + merchant.clockOffsetMs;

/** For requests that open their own transaction. `now` returns real time in ms. */
export interface DatabaseAndClock {
  database: Database;
  now: () => number;
}
