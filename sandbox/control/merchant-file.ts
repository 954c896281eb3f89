import type { Merchant } from '../database/merchant';

/** Identifier of the file format. */
export const FILE_FORMAT = 'sandbox-merchant/1';

/** A merchant as a file. */
export interface MerchantFile {
  format: typeof FILE_FORMAT;
  /** The merchant's virtual time at the export, ms. */
  now: number;
  merchant: Merchant;
  /** Rows by table; bytes as node writes a Buffer in JSON. */
  tables: Record<string, Record<string, unknown>[]>;
}
