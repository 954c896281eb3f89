import * as v from 'valibot';

import { failure, type Outcome } from './failure';

/** A number that may be missing: spec 3 says missing means 0. Finite, or the answer is malformed. */
export const numberOrZero = v.pipe(v.nullish(v.number(), 0), v.finite());

/** APR in percent; null when missing or 0: every loan costs something, so 0 means "not given". */
export const aprOrNull = v.pipe(
  numberOrZero,
  v.transform((percent) => (percent > 0 ? percent : null)),
);

/** Whole paise; missing means 0. Kept as an integer and divided only where it is shown. */
export const paise = v.pipe(numberOrZero, v.safeInteger());

/** A number that may be missing; null then, so that the screen can say so instead of showing "0". */
export const numberOrNull = v.nullish(v.pipe(v.number(), v.finite()), null);

/** Whole paise that may be missing; null then, so that the screen can say so instead of showing "₹0". */
export const paiseOrNull = v.nullish(v.pipe(v.number(), v.safeInteger()), null);

/** A text that may be missing: missing means null (spec 3). */
export const textOrNull = v.nullish(v.string(), null);

/** A flag that may be missing: missing means false. */
export const flag = v.nullish(v.boolean(), false);

/** A duration in seconds; a negative one is 0. The maximum is the range of `Date`: a longer duration is malformed. */
export const seconds = v.pipe(
  v.number(),
  v.maxValue(8.64e12),
  v.transform((value) => Math.max(0, value)),
);

/** A wait in seconds, converted to milliseconds; missing means 0. */
export const waitMs = v.pipe(
  v.nullish(seconds, 0),
  v.transform((value) => value * 1000),
);

/** Server time in seconds, converted to milliseconds (spec 3: times 1000); null when missing or 0. */
export const serverTime = v.pipe(
  numberOrZero,
  v.transform((value) => (value > 0 ? value * 1000 : null)),
  v.nullable(v.pipe(v.number(), v.maxValue(8.64e15))),
);

/** An id of the service: never empty. */
export const id = v.pipe(v.string(), v.nonEmpty());

/** A number that may come as text (spec 3: "limit (numeric)"): digits, optionally a sign and decimals; missing or empty means 0. */
const numericOrZero = v.pipe(
  v.nullish(v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^(-?\d+(\.\d+)?)?$/))]), 0),
  v.transform(Number),
  v.finite(),
);

/** Whole paise that may come as text. */
export const numericPaise = v.pipe(numericOrZero, v.safeInteger());

/** A whole count that may come as text. */
export const numericCount = v.pipe(numericOrZero, v.safeInteger());

/** Attempts left; -1 when the service does not count them, the default of spec 9's rate limit. */
export const attemptsLeft = v.pipe(v.nullish(v.number(), -1), v.finite());

/**
 * One of the given values. An unknown value becomes `fallback`, so that a new value of the service never makes a whole entity
 * malformed. A missing value is malformed, unless the field is wrapped in `v.nullish`.
 */
export function enumValue<const TValue extends string, const TFallback extends TValue | null>(
  values: readonly TValue[],
  fallback: TFallback,
) {
  return v.pipe(
    v.string(),
    v.transform((wire): TValue | TFallback => values.find((value) => value === wire) ?? fallback),
  );
}

/** The valid entries of a list from the wire, and the number of malformed ones. */
export interface LenientList<TEntry> {
  readonly items: readonly TEntry[];
  /** Number of malformed entries, which are not in `items`. */
  readonly malformedCount: number;
}

/** Reads a list entry by entry, so that a malformed entry does not make the whole list malformed. */
export function lenientList<TSchema extends v.GenericSchema>(entry: TSchema) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((wire): LenientList<v.InferOutput<TSchema>> => {
      const items = wire.flatMap((value) => {
        const result = v.safeParse(entry, value);
        return result.success ? [result.output] : [];
      });
      return { items, malformedCount: wire.length - items.length };
    }),
  );
}

/** An amount in paise, and the rate in percent from which it is computed. */
export const amountWithRate = v.nullish(v.object({ amount: paise, rate: numberOrZero }), {});

/**
 * Reads JSON from the wire as an entity.
 * @returns the entity, or the failure `malformed` with the path of the first wrong field (never its value).
 */
export function readEntity<TSchema extends v.GenericSchema>(
  schema: TSchema,
  wire: unknown,
): Outcome<v.InferOutput<TSchema>> {
  // An array would pass as an object whose fields are all missing; no response of the contract is an array.
  const result = v.safeParse(schema, Array.isArray(wire) ? null : wire);
  if (result.success) return { ok: true, data: result.output };
  const [issue] = result.issues;
  return { ok: false, failure: failure('malformed', { code: v.getDotPath(issue) ?? 'body' }) };
}
