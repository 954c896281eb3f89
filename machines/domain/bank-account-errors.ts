import type { Failure } from './failure';

/** Where a refused bank account is shown: beside a field, or over the form. */
export type BankAccountField = 'accountNumber' | 'ifsc' | 'upiId' | null;

/** Why a bank account was not added, as the merchant reads it. */
export interface BankAccountError {
  readonly message: string;
  readonly field: BankAccountField;
  /** The code kept in state and log; `unknown_error` when the service gave none (spec 8). */
  readonly code: string;
}

const INVALID_IFSC = 'Invalid IFSC Code';
const MERGED_IFSC = 'Due to merger of banks this IFSC code is not valid';

/** A map, not an object: a service's word such as `constructor` is no row. */
const rows: ReadonlyMap<string, { message: string; field: BankAccountField }> = new Map(
  Object.entries<{ message: string; field: BankAccountField }>({
    too_many_requests: { message: 'Rate limit hit', field: null },
    blacklisted_ifsc: { message: 'IFSC is blacklisted', field: 'ifsc' },
    invalid_ifsc: { message: INVALID_IFSC, field: 'ifsc' },
    ifsc_not_valid: { message: INVALID_IFSC, field: 'ifsc' },
    ErrInvalidBankDetails: { message: 'Invalid Bank Details', field: 'accountNumber' },
    name_does_not_match_with_pan: {
      message: "The names on this bank account and the PAN card don't match.",
      field: 'accountNumber',
    },
    bank_details_already_exists: { message: 'Bank Account already exists', field: 'accountNumber' },
    facing_issue_with_ifsc: { message: MERGED_IFSC, field: 'ifsc' },
    facing_issue_with_this_ifsc: { message: MERGED_IFSC, field: 'ifsc' },
  }),
);

/** The table of spec 5, row by row; anything else is the error text, or the sentence of its last row. */
export function bankAccountError(failure: Failure): BankAccountError {
  const row = rows.get(failure.code ?? '');
  if (row && failure.code !== null) return { ...row, code: failure.code };
  const text = failure.message ?? (failure.reason === 'refused' ? failure.code : null);
  return {
    message: text || 'An unknown error occurred while creating your account.',
    field: null,
    code: 'unknown_error',
  };
}
