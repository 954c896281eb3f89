import type { Failure } from '../base/failure';

/** The field beside which the error of a refused bank account is shown; null: above the form. */
export type BankAccountField = 'accountNumber' | 'ifsc' | 'upiId' | null;

/** Why a bank account was not added; the texts are in `src/copy/bank-account.ts`. */
export interface BankAccountError {
  readonly field: BankAccountField;
  /** The service's code; `unknown_error` when it is not in spec 5 (spec 8). */
  readonly code: BankAccountCode | 'unknown_error';
  /** The service's own text for an unknown error; null without one, and for any known error. */
  readonly text: string | null;
}

/** The table of spec 5: the field of each code. */
const fieldByCode = {
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
export type BankAccountCode = keyof typeof fieldByCode;

/** Whether spec 5 lists the code. Only own keys count, as `in` would accept a code such as `constructor`. */
function isListed(code: string | null): code is BankAccountCode {
  return Object.keys(fieldByCode).some((listedCode) => listedCode === code);
}

/** The error by the table of spec 5. A code that is not in it gives `unknown_error`, with the service's text if there is one. */
export function bankAccountError({ code, message, reason }: Failure): BankAccountError {
  if (isListed(code)) return { field: fieldByCode[code], code, text: null };
  const text = message ?? (reason === 'refused' ? code : null);
  return { field: null, code: 'unknown_error', text: text || null };
}
