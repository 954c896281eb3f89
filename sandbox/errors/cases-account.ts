import type { ErrorCase, Step } from './error-case';

const ACCOUNT = '001234567890';
const IFSC = 'HDFC0001234';

/** Steps that enter an account and submit it. */
function giveAccount(account = ACCOUNT, ifsc = IFSC): readonly Step[] {
  return [
    { type: account, into: 'Account number' },
    { type: account, into: 'Account number again' },
    { type: ifsc, into: 'IFSC' },
    { choose: 'Savings' },
    { tap: 'Check account' },
  ];
}

/** A row of the table: the bank account form, and an account that is refused with this error. */
function row(id: string, texts: string, steps: readonly Step[], faults?: ErrorCase['faults']): ErrorCase {
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

const refused = (error: string) => ({
  createBankDetails: { kind: 'status', status: 400, body: { error } } as const,
});
const MERGED = 'Due to merger of banks this IFSC code is not valid';

/** Spec 5: refusals of a bank account, row by row. */
export const accountCases: readonly ErrorCase[] = [
  row('too-many-requests', 'Rate limit hit', giveAccount('001234562222')),
  row('blacklisted-ifsc', 'IFSC is blacklisted', giveAccount(ACCOUNT, 'BLCK0000001')),
  row('invalid-ifsc', 'Invalid IFSC Code', giveAccount(ACCOUNT, 'INVD0000001')),
  row('ifsc-not-valid', 'Invalid IFSC Code', giveAccount(ACCOUNT, 'NOTV0000001')),
  row('invalid-bank-details', 'Invalid Bank Details', giveAccount('001234560000')),
  row(
    'other-name',
    "The names on this bank account and the PAN card don't match.",
    giveAccount('001234561111'),
  ),
  row('account-exists', 'Bank Account already exists', giveAccount(), refused('bank_details_already_exists')),
  row('merged-ifsc', MERGED, giveAccount(ACCOUNT, 'MERG0000001')),
  row('this-merged-ifsc', MERGED, giveAccount(ACCOUNT, 'MERH0000001')),
  // The stored code is `unknown_error`; the service's message or the default text is shown.
  row('account-refused-in-words', 'the bank is closed', giveAccount(), refused('the bank is closed')),
  row('unknown-error', 'An unknown error occurred while creating your account.', giveAccount(), {
    createBankDetails: { kind: 'empty', status: 400 },
  }),
];
