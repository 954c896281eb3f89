import type { Merchant } from '../database/merchant';
import type { Database, DbTransaction } from '../database/open-database';

/** One merchant within one transaction. `now` is real time in ms. */
export interface MerchantContext {
  tx: DbTransaction;
  merchant: Merchant;
  now: () => number;
}

/** The merchant's virtual time, ms. */
export const virtualMs = ({ merchant, now }: MerchantContext): number => now() + merchant.clockOffsetMs;

/** Dependencies for opening transactions. `now` is real time in ms. */
export interface Control {
  database: Database;
  now: () => number;
}
