import type { BankAccount, BankAccountType } from '../../machines/domain/bank-account';
import type { Failure } from '../../machines/domain/failure';
import type { FieldProblem } from '../../machines/domain/fields';
import { whyItFailed } from './shared';

/** Words of the bank account and of the confirmation. */
export const accountFlowCopy = {
  title: 'Bank account',
  awaiting: 'We are asking the lender for your bank accounts.',
  heading: 'Where should we send the money?',

  accounts: 'Your accounts',
  chooseFirst: 'Choose an account to go on.',
  addAnother: 'Add another account',
  continue: 'Continue',

  kind: 'Send the money to',
  kindBank: 'Bank account',
  kindUpi: 'UPI id',
  accountNumber: 'Account number',
  accountNumberAgain: 'Account number again',
  ifsc: 'IFSC',
  ifscHint: '11 letters and digits. It is in your passbook.',
  type: 'Type',
  savings: 'Savings',
  current: 'Current',
  upiId: 'UPI id',
  upiHint: 'As in your UPI app, for example ramesh@upi',
  check: 'Check account',
  checking: 'We are checking the account.',
  notAdded: 'The account was not added',

  confirmHeading: 'Check, then confirm',
  confirmLead: 'After this the lender gets your loan ready.',
  moneyGoesTo: 'Money goes to',
  confirm: 'Confirm',
  confirming: 'We are confirming your offer with the lender.',

  notSure: 'We are not sure yet',
  accountNotSure:
    'We are not sure yet if your account was added: the answer did not reach us. Check again. Your account is never added twice.',
  confirmationNotSure:
    'We are not sure yet if your offer is confirmed: the answer did not reach us. Check again. Your offer is never confirmed twice.',

  processTitle: 'Confirm offer',
  notConfirmed: 'The offer is not confirmed',
  seeOffers: 'See your offers again',
  otherAccount: 'Start again with another account',
  goToLoan: 'Go to your loan',

  receiptTitle: 'Done',
  signed: 'Agreement signed',
  signedLead: 'The lender sends the money to your account.',
  seeMoney: 'See where the money is',

  /** Spec 8, in its words. */
  accountsUnavailable: 'Bank accounts not available',
} as const;

/** Title of the errors over a form. */
export function errorsTitle(count: number): string {
  return count === 1 ? 'Check one thing' : `Check ${count} things`;
}

/** The account's name must be that of the PAN. */
export function panNameNote(name: string): string {
  return `The name on this account must match your PAN: ${name}.`;
}

const typeNames: Readonly<Record<BankAccountType, string | null>> = {
  SAVINGS: accountFlowCopy.savings,
  CURRENT: accountFlowCopy.current,
  UNKNOWN: null,
};

/** "HDFC Bank · Savings": what is known of an account beside its number. */
export function accountDetail({ accountType, bankName, type }: BankAccount): string {
  if (accountType === 'UPI') return accountFlowCopy.kindUpi;
  const known = [bankName, typeNames[type]].filter((part) => part !== null);
  return known.length > 0 ? known.join(' · ') : accountFlowCopy.kindBank;
}

/** Fields of the account form. */
export type AccountField = 'accountNumber' | 'accountNumberAgain' | 'ifsc' | 'type' | 'upiId';

const missing: Readonly<Record<AccountField, string>> = {
  accountNumber: 'Type your account number.',
  accountNumberAgain: 'Type the account number again.',
  ifsc: 'Type the IFSC.',
  type: 'Choose savings or current.',
  upiId: 'Type your UPI id.',
};

const malformed: Readonly<Record<AccountField, string>> = {
  accountNumber: 'An account number has 9 to 18 digits. Check yours.',
  accountNumberAgain: 'An account number has 9 to 18 digits. Check yours.',
  ifsc: 'An IFSC has 4 letters, a zero, then 6 letters or digits. Check yours.',
  type: 'Choose savings or current.',
  upiId: 'A UPI id looks like ramesh@upi. Check yours.',
};

/** What to do about a field, in words. */
export function fieldProblem(field: AccountField, problem: FieldProblem, suggestion?: string): string {
  switch (problem) {
    case 'missing':
      return missing[field];
    case 'malformed':
      return malformed[field];
    case 'different':
      return 'The two account numbers are not the same. Check both.';
    case 'letter-o-for-zero':
      return `The fifth character is a zero, not the letter O: use ${suggestion ?? ''}?`;
    default:
      return problem satisfies never;
  }
}

/** Offers to mend the letter O of an IFSC. */
export function useSuggestion(suggestion: string): string {
  return `Use ${suggestion}`;
}

interface ProcessErrorWords {
  readonly heading: string;
  readonly text: string;
}

const byCode: Readonly<Record<string, ProcessErrorWords>> = {
  offer_expired: {
    heading: 'This offer has ended',
    text: 'The lender’s offer was open until a date that has passed. Look at the offers you have now.',
  },
  offer_not_found: {
    heading: 'This offer is not there any more',
    text: 'The lender took this offer back. Look at the offers you have now.',
  },
  offer_already_confirmed: {
    heading: 'An offer is confirmed already',
    text: 'You confirmed an offer before. Nothing was done twice.',
  },
  bank_details_not_found: {
    heading: 'This account is not on file',
    text: 'The lender does not find this bank account. Start again with another account.',
  },
};

/** Why the confirmation failed: plain words for the codes we know, and the service's own sentence as it is. */
export function processErrorWords(failure: Failure): ProcessErrorWords {
  const known = failure.code === null ? undefined : byCode[failure.code];
  const text = failure.message ?? known?.text ?? whyItFailed(failure);
  return { heading: known?.heading ?? accountFlowCopy.notConfirmed, text };
}
