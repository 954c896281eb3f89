import type { AccountFieldProblem } from '../../machines/domain/fields/account-fields';
import type { BankAccount, BankAccountType } from '../../machines/domain/payment/bank-account';
import type { BankAccountCode, BankAccountError } from '../../machines/domain/payment/bank-account-errors';
import { letterOForZero } from './ifsc';

/** Texts of a bank account and of the form in which it is entered. */
export const bankAccountCopy = {
  kindBank: 'Bank account',
  kindUpi: 'UPI id',
  accountNumber: 'Account number',
  accountNumberAgain: 'Account number again',
  ifsc: 'IFSC',
  ifscHint: '11 letters and digits. It is in your passbook.',
  type: 'Type',
  savings: 'Savings',
  current: 'Current',
  check: 'Check account',
  checking: 'We are checking the account.',
  notAdded: 'The account was not added',
  notSure: 'We are not sure yet',
  accountNotSure:
    'We are not sure yet if your account was added: the answer did not reach us. Check again. Your account is never added twice.',
} as const;

/** Note that the name on the account must match the PAN. */
export function panNameNote(name: string): string {
  return `The name on this account must match your PAN: ${name}.`;
}

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
export type AccountField = 'accountNumber' | 'accountNumberAgain' | 'ifsc' | 'type' | 'upiId';

const missingTexts: Readonly<Record<AccountField, string>> = {
  accountNumber: 'Type your account number.',
  accountNumberAgain: 'Type the account number again.',
  ifsc: 'Type the IFSC.',
  type: 'Choose savings or current.',
  upiId: 'Type your UPI id.',
};

const malformedTexts: Readonly<Record<AccountField, string>> = {
  accountNumber: 'An account number has 9 to 18 digits. Check yours.',
  accountNumberAgain: 'An account number has 9 to 18 digits. Check yours.',
  ifsc: 'An IFSC has 4 letters, a zero, then 6 letters or digits. Check yours.',
  type: 'Choose savings or current.',
  upiId: 'A UPI id looks like ramesh@upi. Check yours.',
};

/** Error message of a field. @param suggestion corrected IFSC, for the letter O instead of a zero */
export function fieldProblem(field: AccountField, problem: AccountFieldProblem, suggestion?: string): string {
  switch (problem) {
    case 'missing':
      return missingTexts[field];
    case 'malformed':
      return malformedTexts[field];
    case 'different':
      return 'The two account numbers are not the same. Check both.';
    case 'letter-o-for-zero':
      return letterOForZero(suggestion ?? '');
    default:
      return problem satisfies never;
  }
}

const invalidIfsc = 'Invalid IFSC Code';
const mergedIfsc = 'Due to merger of banks this IFSC code is not valid';

/** The error texts of spec 5, verbatim. */
const refusals: Readonly<Record<BankAccountCode, string>> = {
  too_many_requests: 'Rate limit hit',
  blacklisted_ifsc: 'IFSC is blacklisted',
  invalid_ifsc: invalidIfsc,
  ifsc_not_valid: invalidIfsc,
  ErrInvalidBankDetails: 'Invalid Bank Details',
  name_does_not_match_with_pan: "The names on this bank account and the PAN card don't match.",
  bank_details_already_exists: 'Bank Account already exists',
  facing_issue_with_ifsc: mergedIfsc,
  facing_issue_with_this_ifsc: mergedIfsc,
};

/**
 * Why an account was not added: the text of spec 5 for the code; for an unknown code the service's text, or spec 5's last
 * text.
 */
export function bankAccountRefusal({ code, text }: Pick<BankAccountError, 'code' | 'text'>): string {
  if (code !== 'unknown_error') return refusals[code];
  return text ?? 'An unknown error occurred while creating your account.';
}
