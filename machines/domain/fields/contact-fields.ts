import { type FieldReading, matchPattern } from './field-reading';

const MOBILE = /^[6-9][0-9]{9}$/;
const PINCODE = /^[1-9][0-9]{5}$/;
const MOBILE_LENGTH = 10;

/** Reads a mobile number: ten digits, the first 6 to 9. A prefix +91, 91 or 0, spaces and dashes are removed. */
export function readMobile(text: string): FieldReading<'missing' | 'malformed'> {
  const compact = text.replaceAll(/[\s-]/g, '');
  const value = compact.length > MOBILE_LENGTH ? compact.replace(/^(\+91|91|0)/, '') : compact;
  return matchPattern(value, MOBILE);
}

/** Reads a pincode: six digits, the first not 0. Spaces are removed. */
export function readPincode(text: string): FieldReading<'missing' | 'malformed'> {
  return matchPattern(text.replaceAll(/\s/g, ''), PINCODE);
}
