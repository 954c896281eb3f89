import type { Schemas } from '../base/operation';
import type { bankAccounts } from '../database/schema';

export type BankRow = typeof bankAccounts.$inferSelect;

const ACCOUNT_TYPES = ['SAVINGS', 'CURRENT'] as const;

/** A bank account in the contract's format. */
export function bankDetailsView(row: BankRow): Schemas['BankDetails'] {
  return {
    bank_details_id: row.id,
    merchant_id: row.merchantId,
    merchant_name: row.holder,
    payment_address: row.paymentAddress,
    account_type: row.accountType === 1 ? 1 : row.accountType === 2 ? 2 : 0,
    type: ACCOUNT_TYPES.find((type) => type === row.type) ?? 'UNKNOWN',
    bank_name: row.bankName,
    source_transferring_bank_details_page: row.fromBankPage,
  };
}
