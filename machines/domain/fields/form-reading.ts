import type { FieldReading } from './field-reading';

/** One field with an error. The texts for each problem are in `src/copy`. */
export interface FieldError<TField extends string = string, TProblem extends string = string> {
  readonly field: TField;
  readonly problem: TProblem;
  /** The value that the merchant probably meant; given for an IFSC only. */
  readonly suggestion?: string;
}

/** A form as read on submit: the value to send, or all errors in the order of the fields. */
export type FormReading<TValue, TWrong = FieldError> =
  | { readonly ok: true; readonly value: TValue }
  | { readonly ok: false; readonly fieldErrors: readonly TWrong[] };

type FieldReadings = Readonly<Partial<Record<string, FieldReading<string, unknown>>>>;
type ValueOf<TReading> =
  Extract<TReading, { readonly ok: true }> extends { readonly value: infer TValue } ? TValue : never;
type ProblemOf<TReading> =
  Extract<TReading, { readonly ok: false }> extends {
    readonly problem: infer TProblem extends string;
  }
    ? TProblem
    : never;

/** Combines the results of a form's fields: all values, or all errors in the order of the fields. */
export function readForm<const TReadings extends FieldReadings>(
  readings: TReadings,
): FormReading<
  { readonly [TField in keyof TReadings]: ValueOf<TReadings[TField]> },
  FieldError<keyof TReadings & string, ProblemOf<TReadings[keyof TReadings]>>
> {
  const values: [string, unknown][] = [];
  const fieldErrors: FieldError[] = [];
  for (const [field, fieldReading] of Object.entries(readings)) {
    if (fieldReading === undefined) continue;
    if (fieldReading.ok) values.push([field, fieldReading.value]);
    else fieldErrors.push(fieldError(field, fieldReading));
  }
  const reading =
    fieldErrors.length > 0 ? { ok: false, fieldErrors } : { ok: true, value: Object.fromEntries(values) };
  // SAFETY: fields, values and problems are those of `readings`, whose type names them one by one.
  return reading as ReturnType<typeof readForm<TReadings>>;
}

/** The error of one field, as an error of its form. */
export function fieldError<TField extends string, TProblem extends string>(
  field: TField,
  { problem, suggestion }: Extract<FieldReading<TProblem>, { readonly ok: false }>,
): FieldError<TField, TProblem> {
  return suggestion === undefined ? { field, problem } : { field, problem, suggestion };
}
