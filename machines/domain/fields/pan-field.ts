import { type FieldReading, inCapitals, matchPattern } from './field-reading';

const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;

/** Reads a PAN: five letters, four digits, a letter. It is upper-cased, and spaces are removed. */
export function readPan(text: string): FieldReading<'missing' | 'malformed'> {
  return matchPattern(inCapitals(text), PAN);
}

/** Whether a PAN belongs to a person: its fourth letter is P. Any other PAN gives a warning, not an error (assumed). */
export function isPersonalPan(pan: string): boolean {
  return pan.charAt(3) === 'P';
}
