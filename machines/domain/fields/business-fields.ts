import { type FieldReading, inCapitals, matchPattern } from './field-reading';

const GSTIN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][A-Z0-9][Z1-9ABD-J][A-Z0-9]$/;

/** The characters of a GSTIN. The value of each is its position here. */
const GSTIN_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check digit for the first fourteen characters: every second value is doubled; the base-36 digits of all values are added. */
function checkDigitOf(gstin: string): string {
  const sum = [...gstin.slice(0, 14)].reduce((total, character, position) => {
    const product = GSTIN_CHARACTERS.indexOf(character) * (position % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return GSTIN_CHARACTERS.charAt((36 - (sum % 36)) % 36);
}

/** Reads a GSTIN: state code, PAN, number of the registration in the state, fourteenth character, check digit. It is upper-cased, and spaces are removed. */
export function readGstin(text: string): FieldReading<'missing' | 'malformed' | 'mistyped'> {
  const reading = matchPattern(inCapitals(text), GSTIN);
  if (!reading.ok || reading.value.charAt(14) === checkDigitOf(reading.value)) return reading;
  return { ok: false, problem: 'mistyped' };
}
