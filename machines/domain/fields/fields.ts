import { type FieldVerdict, inCapitals, verdictOf } from './field-verdict';

/** What is wrong with a field of an account; the texts are in `src/copy`. */
export type FieldProblem = 'missing' | 'malformed' | 'letter-o-for-zero' | 'different';

const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const IFSC_WITH_LETTER_O = /^[A-Z]{4}O[A-Z0-9]{6}$/;
const ACCOUNT_NUMBER = /^[0-9]{9,18}$/;
const UPI_ID = /^[A-Za-z0-9._-]{2,256}@[A-Za-z]{2,64}$/;
const CODE = /^[0-9]{6}$/;

/** Account number: 9 to 18 digits, spaces removed, leading zeros kept. */
export function readAccountNumber(text: string): FieldVerdict<'missing' | 'malformed'> {
  return verdictOf(text.replaceAll(/\s/g, ''), ACCOUNT_NUMBER);
}

/** The same number typed again. */
export function readRepeatedAccountNumber(
  text: string,
  first: string,
): FieldVerdict<'missing' | 'different'> {
  const value = text.replaceAll(/\s/g, '');
  if (value === '') return { ok: false, problem: 'missing' };
  return value === first.replaceAll(/\s/g, '') ? { ok: true, value } : { ok: false, problem: 'different' };
}

/** An account number that is typed twice. If the first one is wrong, an empty repetition is not reported as a second error. */
export function readAccountNumberTwice(number: string, again: string) {
  const accountNumber = readAccountNumber(number);
  const repeated = readRepeatedAccountNumber(again, number);
  const isNamedAlready = !accountNumber.ok && !repeated.ok && repeated.problem === 'missing';
  const accountNumberAgain: typeof repeated = isNamedAlready ? { ok: true, value: '' } : repeated;
  return { accountNumber, accountNumberAgain };
}

/** IFSC: upper-cased; a letter O instead of the zero in fifth position is a problem of its own, with the corrected code as suggestion. */
export function readIfsc(text: string): FieldVerdict<'missing' | 'malformed' | 'letter-o-for-zero'> {
  const value = inCapitals(text);
  if (IFSC_WITH_LETTER_O.test(value)) {
    return { ok: false, problem: 'letter-o-for-zero', suggestion: `${value.slice(0, 4)}0${value.slice(5)}` };
  }
  return verdictOf(value, IFSC);
}

/** UPI id, to receive money only. */
export function readUpiId(text: string): FieldVerdict<'missing' | 'malformed'> {
  return verdictOf(text.trim(), UPI_ID);
}

/** A one-time code: six digits; anything else, such as pasted spaces, is removed. */
export function readOtp(text: string): FieldVerdict<'missing' | 'malformed'> {
  return verdictOf(text.replaceAll(/\D/g, ''), CODE);
}
