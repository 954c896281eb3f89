/** A field's verdict: what is sent, or why it can't be. The words for a problem stand in the copy. */
export type FieldVerdict<TProblem extends string, TValue = string> =
  | { readonly ok: true; readonly value: TValue }
  | {
      readonly ok: false;
      readonly problem: TProblem;
      /** What was probably meant. */
      readonly suggestion?: string;
    };

/** A choice, or a consent, without which nothing is sent. */
export function required<TValue>(value: TValue | null): FieldVerdict<'missing', TValue> {
  return value === null ? { ok: false, problem: 'missing' } : { ok: true, value };
}

/** A text in its final form, against its pattern. */
export function verdictOf(value: string, pattern: RegExp): FieldVerdict<'missing' | 'malformed'> {
  if (value === '') return { ok: false, problem: 'missing' };
  return pattern.test(value) ? { ok: true, value } : { ok: false, problem: 'malformed' };
}

/** Without any white space, in capitals: a to z only, since Unicode would make letters out of what is none (\u0131 an I, \u00df an SS). */
export function inCapitals(text: string): string {
  return text.replaceAll(/\s/g, '').replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
}
