import {
  accountFieldMessages,
  bankAccountCopy,
  bankAccountRefusals,
  unknownRefusal,
} from '#messages/bank-account';
import { letterOForZero } from '#messages/ifsc';
import type { AccountFieldProblem } from '../../machines/domain/fields/account-fields';
import type { BankAccount, BankAccountType } from '../../machines/domain/payment/bank-account';
import type { BankAccountError } from '../../machines/domain/payment/bank-account-errors';

const typeNames: Readonly<Record<BankAccountType, string | null>> = {
  SAVINGS: bankAccountCopy.savings,
  CURRENT: bankAccountCopy.current,
  UNKNOWN: null,
};

/** Bank and type of an account, if known: "HDFC Bank · Savings". */
export function accountDetail({ accountType, bankName, type }: BankAccount): string {
  if (accountType === 'UPI') return bankAccountCopy.kindUpi;
  const known = [bankName, typeNames[type]].filter((part) => part !== null);
  return known.length > 0 ? known.join(' · ') : bankAccountCopy.kindBank;
}

/** Fields of the account form. */
export type AccountField = keyof typeof accountFieldMessages.missing;

/** Error message of a field. @param suggestion corrected IFSC, for the letter O instead of a zero */
export function fieldProblem(field: AccountField, problem: AccountFieldProblem, suggestion?: string): string {
  switch (problem) {
    case 'missing':
    case 'malformed':
      return accountFieldMessages[problem][field];
    case 'different':
      return accountFieldMessages.different;
    case 'letter-o-for-zero':
      return letterOForZero(suggestion ?? '');
    default:
      return problem satisfies never;
  }
}

/**
 * Why an account was not added: the text of spec 5 for the code; for an unknown code the service's text, or spec 5's last
 * text.
 */
export function bankAccountRefusal({ code, text }: Pick<BankAccountError, 'code' | 'text'>): string {
  if (code !== 'unknown_error') return bankAccountRefusals[code];
  return text ?? unknownRefusal;
}
