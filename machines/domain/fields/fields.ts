import { inCapitals } from './field-verdict';

/** A field's verdict: the value as it is sent, or what to do about it. */
export type FieldResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: FieldProblem; readonly suggestion?: string };

/** What is wrong with a field; the words stand in the copy. */
export type FieldProblem = 'missing' | 'malformed' | 'letter-o-for-zero' | 'different';

const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const IFSC_WITH_LETTER_O = /^[A-Z]{4}O[A-Z0-9]{6}$/;
const ACCOUNT_NUMBER = /^[0-9]{9,18}$/;
const UPI_ID = /^[A-Za-z0-9._-]{2,256}@[A-Za-z]{2,64}$/;
const CODE = /^[0-9]{6}$/;

/** Account number: 9 to 18 digits, spaces dropped, leading zeros kept. */
export function readAccountNumber(text: string): FieldResult {
  return matching(text.replaceAll(/\s/g, ''), ACCOUNT_NUMBER);
}

/** The same number typed again. */
export function readRepeatedAccountNumber(text: string, first: string): FieldResult {
  const value = text.replaceAll(/\s/g, '');
  if (value === '') return { ok: false, problem: 'missing' };
  return value === first.replaceAll(/\s/g, '') ? { ok: true, value } : { ok: false, problem: 'different' };
}

/** IFSC: upper-cased; the letter O typed for the fifth zero is named, with the code that was probably meant. */
export function readIfsc(text: string): FieldResult {
  const value = inCapitals(text);
  if (IFSC_WITH_LETTER_O.test(value)) {
    return { ok: false, problem: 'letter-o-for-zero', suggestion: `${value.slice(0, 4)}0${value.slice(5)}` };
  }
  return matching(value, IFSC);
}

/** UPI id, to receive money only. */
export function readUpiId(text: string): FieldResult {
  return matching(text.trim(), UPI_ID);
}

/** A one-time code: six digits, pasted with spaces or not. */
export function readOtp(text: string): FieldResult {
  return matching(text.replaceAll(/\D/g, ''), CODE);
}

function matching(value: string, pattern: RegExp): FieldResult {
  if (value === '') return { ok: false, problem: 'missing' };
  return pattern.test(value) ? { ok: true, value } : { ok: false, problem: 'malformed' };
}
