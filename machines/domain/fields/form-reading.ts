import type { FieldVerdict } from './field-verdict';

/** One field with an error. The texts for each problem are in `src/copy`. */
export interface WrongField<TField extends string = string, TProblem extends string = string> {
  readonly field: TField;
  readonly problem: TProblem;
  /** The value that the merchant probably meant; given for an IFSC only. */
  readonly suggestion?: string;
}

/** A form as read on submit: the value to send, or all errors in the order of the fields. */
export type FormReading<TValue, TWrong = WrongField> =
  | { readonly ok: true; readonly value: TValue }
  | { readonly ok: false; readonly wrong: readonly TWrong[] };

type Verdicts = Readonly<Partial<Record<string, FieldVerdict<string, unknown>>>>;
type ValueOf<TVerdict> =
  Extract<TVerdict, { readonly ok: true }> extends { readonly value: infer TValue } ? TValue : never;
type ProblemOf<TVerdict> =
  Extract<TVerdict, { readonly ok: false }> extends {
    readonly problem: infer TProblem extends string;
  }
    ? TProblem
    : never;

/** Combines the results of a form's fields: all values, or all errors in the order of the fields. */
export function readForm<const TVerdicts extends Verdicts>(
  verdicts: TVerdicts,
): FormReading<
  { readonly [TField in keyof TVerdicts]: ValueOf<TVerdicts[TField]> },
  WrongField<keyof TVerdicts & string, ProblemOf<TVerdicts[keyof TVerdicts]>>
> {
  const values: [string, unknown][] = [];
  const wrong: WrongField[] = [];
  for (const [field, verdict] of Object.entries(verdicts)) {
    if (verdict === undefined) continue;
    if (verdict.ok) values.push([field, verdict.value]);
    else wrong.push(wrongField(field, verdict));
  }
  const reading = wrong.length > 0 ? { ok: false, wrong } : { ok: true, value: Object.fromEntries(values) };
  // SAFETY: fields, values and problems are those of `verdicts`, whose type names them one by one.
  return reading as ReturnType<typeof readForm<TVerdicts>>;
}

/** The error of one field, as an error of its form. */
export function wrongField<TField extends string, TProblem extends string>(
  field: TField,
  { problem, suggestion }: Extract<FieldVerdict<TProblem>, { readonly ok: false }>,
): WrongField<TField, TProblem> {
  return suggestion === undefined ? { field, problem } : { field, problem, suggestion };
}
