/** The result of reading a field: the value to send, or the problem. The text for each problem is in `src/copy`. */
export type FieldReading<TProblem extends string, TValue = string> =
  | { readonly ok: true; readonly value: TValue }
  | {
      readonly ok: false;
      readonly problem: TProblem;
      /** The value that the merchant probably meant. */
      readonly suggestion?: string;
    };

/** Reads a required choice or consent; null means that it is missing. */
export function required<TValue>(value: TValue | null): FieldReading<'missing', TValue> {
  return value === null ? { ok: false, problem: 'missing' } : { ok: true, value };
}

/** Checks a text, already without spaces to be ignored, against the pattern of its field. */
export function matchPattern(value: string, pattern: RegExp): FieldReading<'missing' | 'malformed'> {
  if (value === '') return { ok: false, problem: 'missing' };
  return pattern.test(value) ? { ok: true, value } : { ok: false, problem: 'malformed' };
}

/** Removes white space and upper-cases a to z. Unicode upper-casing would turn other characters into letters (\u0131 into I). */
export function inCapitals(text: string): string {
  return text.replaceAll(/\s/g, '').replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
}
