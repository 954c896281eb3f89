import type { Failure } from '../base/failure';

/** Where a refused bank account is shown: beside a field, or over the form. */
export type BankAccountField = 'accountNumber' | 'ifsc' | 'upiId' | null;

/** Why a bank account was not added; the texts are in `src/copy/bank-account.ts`. */
export interface BankAccountError {
  readonly field: BankAccountField;
  /** The code for state and log; `unknown_error` when the service's code is not in spec 5 (spec 8). */
  readonly code: BankAccountCode | 'unknown_error';
  /** The service's own text, of an unknown error; null when it gave none. */
  readonly text: string | null;
}

const rows = {
  too_many_requests: null,
  blacklisted_ifsc: 'ifsc',
  invalid_ifsc: 'ifsc',
  ifsc_not_valid: 'ifsc',
  ErrInvalidBankDetails: 'accountNumber',
  name_does_not_match_with_pan: 'accountNumber',
  bank_details_already_exists: 'accountNumber',
  facing_issue_with_ifsc: 'ifsc',
  facing_issue_with_this_ifsc: 'ifsc',
} as const satisfies Readonly<Record<string, BankAccountField>>;

/** The codes of spec 5's table. */
export type BankAccountCode = keyof typeof rows;

/** Own keys only: a code such as `constructor` is no row. */
function isListed(code: string | null): code is BankAccountCode {
  return Object.keys(rows).some((known) => known === code);
}

/** Maps by the table of spec 5; anything else is unknown, with the service's error text where there is one. */
export function bankAccountError({ code, message, reason }: Failure): BankAccountError {
  if (isListed(code)) return { field: rows[code], code, text: null };
  const text = message ?? (reason === 'refused' ? code : null);
  return { field: null, code: 'unknown_error', text: text || null };
}
