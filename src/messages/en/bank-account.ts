import type { BankAccountCode } from '../../../machines/domain/payment/bank-account-errors';

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
export const panNameNote = (name: string) => `The name on this account must match your PAN: ${name}.`;

const malformedNumber = 'An account number has 9 to 18 digits. Check yours.';

/** What is wrong with a field of the account form. */
export const accountFieldMessages = {
  missing: {
    accountNumber: 'Type your account number.',
    accountNumberAgain: 'Type the account number again.',
    ifsc: 'Type the IFSC.',
    type: 'Choose savings or current.',
    upiId: 'Type your UPI id.',
  },
  malformed: {
    accountNumber: malformedNumber,
    accountNumberAgain: malformedNumber,
    ifsc: 'An IFSC has 4 letters, a zero, then 6 letters or digits. Check yours.',
    type: 'Choose savings or current.',
    upiId: 'A UPI id looks like ramesh@upi. Check yours.',
  },
  different: 'The two account numbers are not the same. Check both.',
} as const;

const invalidIfsc = 'Invalid IFSC Code';
const mergedIfsc = 'Due to merger of banks this IFSC code is not valid';

/** The error texts of spec 5, verbatim. */
export const bankAccountRefusals: Readonly<Record<BankAccountCode, string>> = {
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

/** Spec 5's last text: an account was not added, for an unknown reason. */
export const unknownRefusal = 'An unknown error occurred while creating your account.';
