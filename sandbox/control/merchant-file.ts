import type { Merchant } from '../database/merchant';

/** Identifier of the file format. */
export const FILE_FORMAT = 'sandbox-merchant/1';

/** The exported JSON file of a merchant. */
export interface MerchantFile {
  format: typeof FILE_FORMAT;
  /** The merchant's virtual time at the export, ms. */
  now: number;
  merchant: Merchant;
  /** Rows by table name. Bytes are in the JSON format of node's Buffer. */
  tables: Record<string, Record<string, unknown>[]>;
}
