import type { ErrorCase, Step } from './error-case';

const ACCOUNT_NUMBER = '001234567890';
const IFSC = 'HDFC0001234';

/** Steps that enter an account in the form and submit it. */
function enterAccount(account = ACCOUNT_NUMBER, ifsc = IFSC): readonly Step[] {
  return [
    { type: account, into: 'Account number' },
    { type: account, into: 'Account number again' },
    { type: ifsc, into: 'IFSC' },
    { choose: 'Savings' },
    { tap: 'Check account' },
  ];
}

/** An error case on the bank account form: the steps enter an account that the lender refuses. */
function accountCase(
  id: string,
  texts: string,
  steps: readonly Step[],
  faults?: ErrorCase['faults'],
): ErrorCase {
  return {
    id,
    texts: [texts],
    section: '5',
    persona: 'step-bank',
    address: '/termloan/application/bank/no',
    steps,
    ...(faults === undefined ? {} : { faults }),
  };
}

const refusedWith = (error: string) => ({
  createBankDetails: { kind: 'status', status: 400, body: { error } } as const,
});
const MERGED_BANK_TEXT = 'Due to merger of banks this IFSC code is not valid';

/** Each refusal of a bank account (spec 5). */
export const accountCases: readonly ErrorCase[] = [
  accountCase('too-many-requests', 'Rate limit hit', enterAccount('001234562222')),
  accountCase('blacklisted-ifsc', 'IFSC is blacklisted', enterAccount(ACCOUNT_NUMBER, 'BLCK0000001')),
  accountCase('invalid-ifsc', 'Invalid IFSC Code', enterAccount(ACCOUNT_NUMBER, 'INVD0000001')),
  accountCase('ifsc-not-valid', 'Invalid IFSC Code', enterAccount(ACCOUNT_NUMBER, 'NOTV0000001')),
  accountCase('invalid-bank-details', 'Invalid Bank Details', enterAccount('001234560000')),
  accountCase(
    'other-name',
    "The names on this bank account and the PAN card don't match.",
    enterAccount('001234561111'),
  ),
  accountCase(
    'account-exists',
    'Bank Account already exists',
    enterAccount(),
    refusedWith('bank_details_already_exists'),
  ),
  accountCase('merged-ifsc', MERGED_BANK_TEXT, enterAccount(ACCOUNT_NUMBER, 'MERG0000001')),
  accountCase('this-merged-ifsc', MERGED_BANK_TEXT, enterAccount(ACCOUNT_NUMBER, 'MERH0000001')),
  // Two cases of `unknown_error`: the app shows the text of the lender, or else its default text.
  accountCase(
    'account-refused-in-words',
    'the bank is closed',
    enterAccount(),
    refusedWith('the bank is closed'),
  ),
  accountCase('unknown-error', 'An unknown error occurred while creating your account.', enterAccount(), {
    createBankDetails: { kind: 'empty', status: 400 },
  }),
];
