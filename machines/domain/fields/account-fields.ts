import { type FieldReading, inCapitals, matchPattern } from './field-reading';

/** Problem of a field of an account. The texts are in `src/copy`. */
export type AccountFieldProblem = 'missing' | 'malformed' | 'letter-o-for-zero' | 'different';

const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const IFSC_WITH_LETTER_O = /^[A-Z]{4}O[A-Z0-9]{6}$/;
const ACCOUNT_NUMBER = /^[0-9]{9,18}$/;
const UPI_ID = /^[A-Za-z0-9._-]{2,256}@[A-Za-z]{2,64}$/;
const CODE = /^[0-9]{6}$/;

/** Reads an account number: 9 to 18 digits. Spaces are removed, leading zeros stay. */
export function readAccountNumber(text: string): FieldReading<'missing' | 'malformed'> {
  return matchPattern(text.replaceAll(/\s/g, ''), ACCOUNT_NUMBER);
}

/** Reads the repetition of an account number, which must be the same number. */
export function readRepeatedAccountNumber(
  text: string,
  first: string,
): FieldReading<'missing' | 'different'> {
  const value = text.replaceAll(/\s/g, '');
  if (value === '') return { ok: false, problem: 'missing' };
  return value === first.replaceAll(/\s/g, '') ? { ok: true, value } : { ok: false, problem: 'different' };
}

/** Reads an account number and its repetition. If the number is wrong, an empty repetition is not reported as a second error. */
export function readAccountNumberTwice(number: string, repetition: string) {
  const accountNumber = readAccountNumber(number);
  const repeated = readRepeatedAccountNumber(repetition, number);
  const isErrorReported = !accountNumber.ok && !repeated.ok && repeated.problem === 'missing';
  const accountNumberAgain: typeof repeated = isErrorReported ? { ok: true, value: '' } : repeated;
  return { accountNumber, accountNumberAgain };
}

/** Reads an IFSC, upper-cased. A letter O for the zero in fifth position is a problem of its own, with a suggestion. */
export function readIfsc(text: string): FieldReading<'missing' | 'malformed' | 'letter-o-for-zero'> {
  const value = inCapitals(text);
  if (IFSC_WITH_LETTER_O.test(value)) {
    return { ok: false, problem: 'letter-o-for-zero', suggestion: `${value.slice(0, 4)}0${value.slice(5)}` };
  }
  return matchPattern(value, IFSC);
}

/** Reads a UPI id. The app uses UPI ids only to receive money. */
export function readUpiId(text: string): FieldReading<'missing' | 'malformed'> {
  return matchPattern(text.trim(), UPI_ID);
}

/** Reads a one-time code: six digits. All other characters, such as pasted spaces, are removed. */
export function readOtp(text: string): FieldReading<'missing' | 'malformed'> {
  return matchPattern(text.replaceAll(/\D/g, ''), CODE);
}
