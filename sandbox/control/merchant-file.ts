import type { Merchant } from '../books/merchant';

/** Names the format, so that another file is not taken for a merchant. */
export const FILE_FORMAT = 'sandbox-merchant/1';

/** A merchant as a file. */
export interface MerchantFile {
  format: typeof FILE_FORMAT;
  /** The merchant's virtual time when it was written, ms. */
  now: number;
  merchant: Merchant;
  /** Rows by table; bytes as node writes a Buffer in JSON. */
  tables: Record<string, Record<string, unknown>[]>;
}
