import { type FieldVerdict, inCapitals, verdictOf } from './field-verdict';

const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;

/** PAN: five letters, four digits, a letter; upper-cased, spaces removed. */
export function readPan(text: string): FieldVerdict<'missing' | 'malformed'> {
  return verdictOf(inCapitals(text), PAN);
}

/** A fourth letter P means a person. Any other letter is a warning, not an error (assumed). @param pan as read */
export function isPersonalPan(pan: string): boolean {
  return pan.charAt(3) === 'P';
}
