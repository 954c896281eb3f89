import * as v from 'valibot';

import { flag, lenientList, textOrNull } from '../base/wire';

/** Account types by their number on the wire (spec 3). A missing number means BANK. */
export const accountTypes = { DEFAULT: 0, UPI: 1, BANK: 2 } as const;
export type AccountType = keyof typeof accountTypes;

/** Type of a bank account (spec 3), as opposed to `AccountType`, which includes UPI. */
export type BankAccountType = 'UNKNOWN' | 'SAVINGS' | 'CURRENT';

const accountTypeName = v.pipe(
  v.nullish(v.number(), accountTypes.BANK),
  v.transform((value): AccountType => (value === 1 ? 'UPI' : value === 0 ? 'DEFAULT' : 'BANK')),
);

const bankAccountType = v.pipe(
  v.nullish(v.string(), 'UNKNOWN'),
  v.transform((value): BankAccountType => (value === 'SAVINGS' || value === 'CURRENT' ? value : 'UNKNOWN')),
);

/** A bank account of the merchant (spec 3). */
export const bankAccountSchema = v.pipe(
  v.object({
    bank_details_id: v.pipe(v.string(), v.nonEmpty()),
    merchant_id: textOrNull,
    merchant_name: textOrNull,
    payment_address: v.string(),
    account_type: accountTypeName,
    type: bankAccountType,
    bank_name: textOrNull,
    source_transferring_bank_details_page: flag,
  }),
  v.transform((wire) => ({
    id: wire.bank_details_id,
    merchantId: wire.merchant_id,
    holderName: wire.merchant_name,
    paymentAddress: wire.payment_address,
    accountType: wire.account_type,
    type: wire.type,
    bankName: wire.bank_name,
    cameFromBankDetailsPage: wire.source_transferring_bank_details_page,
  })),
);

export type BankAccount = v.InferOutput<typeof bankAccountSchema>;

/** The merchant's accounts; the list arrives as `bank_details` (spec 3). Malformed accounts are counted. */
export const bankAccountsSchema = v.pipe(
  v.object({ bank_details: lenientList(bankAccountSchema) }),
  v.transform((wire) => wire.bank_details),
);

/** An account that the merchant adds: a bank account, or a UPI id. */
export type NewBankAccount = (
  | {
      readonly accountType: 'BANK';
      readonly accountNumber: string;
      readonly ifsc: string;
      readonly type: Exclude<BankAccountType, 'UNKNOWN'>;
    }
  | { readonly accountType: 'UPI'; readonly upiId: string }
) & {
  /** Whether it is added on the bank details page (spec 3: optional flag). */
  readonly cameFromBankDetailsPage?: boolean;
};

/** Splits the payment address of a bank account at its last `@`. The IFSC is null when there is no `@`. */
export function splitPaymentAddress(address: string): { accountNumber: string; ifsc: string | null } {
  const separator = address.lastIndexOf('@');
  if (separator < 0) return { accountNumber: address, ifsc: null };
  return { accountNumber: address.slice(0, separator), ifsc: address.slice(separator + 1) };
}

/** The account in full, for its owner to compare: a bank account's number in groups of four, `0012 3456 7890`; a UPI id as it is. */
export function accountInFull(account: Pick<BankAccount, 'paymentAddress' | 'accountType'>): string {
  if (account.accountType === 'UPI') return account.paymentAddress;
  return splitPaymentAddress(account.paymentAddress).accountNumber.replace(/.{4}(?=.)/g, '$& ');
}

/** The account as it may be shown elsewhere: a bank account by its last four digits, `••7890`; a UPI id in full. */
export function maskedAccount(account: Pick<BankAccount, 'paymentAddress' | 'accountType'>): string {
  if (account.accountType === 'UPI') return account.paymentAddress;
  return `••${splitPaymentAddress(account.paymentAddress).accountNumber.slice(-4)}`;
}
