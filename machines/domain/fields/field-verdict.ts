/** The result of reading a field: the value to send, or what is wrong. The texts for each problem are in `src/copy`. */
export type FieldVerdict<TProblem extends string, TValue = string> =
  | { readonly ok: true; readonly value: TValue }
  | {
      readonly ok: false;
      readonly problem: TProblem;
      /** What the merchant probably meant. */
      readonly suggestion?: string;
    };

/** A required choice or consent. */
export function required<TValue>(value: TValue | null): FieldVerdict<'missing', TValue> {
  return value === null ? { ok: false, problem: 'missing' } : { ok: true, value };
}

/** A text in its final form, against its pattern. */
export function verdictOf(value: string, pattern: RegExp): FieldVerdict<'missing' | 'malformed'> {
  if (value === '') return { ok: false, problem: 'missing' };
  return pattern.test(value) ? { ok: true, value } : { ok: false, problem: 'malformed' };
}

/** Without white space, in capitals: a to z only, since Unicode upper-casing would turn other characters into valid letters (\u0131 into I, \u00df into SS). */
export function inCapitals(text: string): string {
  return text.replaceAll(/\s/g, '').replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
}
