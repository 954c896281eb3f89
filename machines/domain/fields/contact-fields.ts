import { type FieldVerdict, verdictOf } from './field-verdict';

const MOBILE = /^[6-9][0-9]{9}$/;
const PINCODE = /^[1-9][0-9]{5}$/;
const MORE_THAN_TEN = 10;

/** Mobile: ten digits, the first 6 to 9; a prefix +91, 91 or 0, spaces and dashes are removed. */
export function readMobile(text: string): FieldVerdict<'missing' | 'malformed'> {
  const typed = text.replaceAll(/[\s-]/g, '');
  const value = typed.length > MORE_THAN_TEN ? typed.replace(/^(\+91|91|0)/, '') : typed;
  return verdictOf(value, MOBILE);
}

/** Pincode: six digits, the first not 0; spaces removed. */
export function readPincode(text: string): FieldVerdict<'missing' | 'malformed'> {
  return verdictOf(text.replaceAll(/\s/g, ''), PINCODE);
}
