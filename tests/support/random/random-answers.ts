/** Random HTTP answers, as fast-check arbitraries. */
import { fc } from './property';

/**
 * Marks a number that `asText` writes literally into the JSON: JSON.stringify cannot write `1e999`, which parses as Infinity.
 */
const RAW_NUMBER = /"@raw:([^"@]*)@"/g;
const rawNumber = (text: string) => `@raw:${text}@`;
const asText = (value: unknown) => JSON.stringify(value).replaceAll(RAW_NUMBER, '$1');

/** Random values, mostly of a wrong type or content. */
const anyValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1,
    3.5,
    -0,
    '',
    '0',
    'NaN',
    'Infinity',
    '1e999',
    '12,000',
  ),
  fc.constantFrom<unknown>('constructor', '__proto__', '₹', '2025-02-30', [], {}, [[]], { amount: null }),
  fc.constantFrom(
    rawNumber('1e999'),
    rawNumber('-1e999'),
    rawNumber('1e308'),
    rawNumber('9007199254740993'),
    rawNumber('-0'),
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ maxLength: 8 }),
  fc.jsonValue({ maxDepth: 2 }),
);

type Path = readonly string[];

/** Key paths of all values nested in a value. */
function pathsOf(value: unknown, parentPath: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    [...parentPath, key],
    ...pathsOf(item, [...parentPath, key]),
  ]);
}

const REMOVED = Symbol('removed');

/** A copy in which the value at a path is replaced, or removed if `replacement` is `REMOVED`. */
function withChange(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      if (String(index) !== key) return [item];
      const changedItem = withChange(item, rest, replacement);
      return changedItem === REMOVED ? [] : [changedItem];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      if (name !== key) return [[name, item]];
      const changedItem = withChange(item, rest, replacement);
      return changedItem === REMOVED ? [] : [[name, changedItem]];
    }),
  );
}

/** The value of a valid answer with one to three values removed, set to null or replaced. */
function corrupted(seed: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(seed);
  if (paths.length === 0) return anyValue;
  const change = fc.tuple(
    fc.constantFrom(...paths),
    fc.oneof(fc.constant<unknown>(REMOVED), fc.constant<unknown>(null), anyValue),
  );
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) =>
      changes.reduce<unknown>((value, [path, replacement]) => withChange(value, path, replacement), seed),
    );
}

/** JSON text of a valid value, or of one with one to three values removed, set to null or replaced. */
export function corruptedText(seed: unknown): fc.Arbitrary<string> {
  return fc.oneof(fc.constant(seed), corrupted(seed)).map(asText);
}

/** Status and body of an HTTP answer. */
export interface RandomAnswer {
  readonly status: number;
  readonly body: string | null;
}

const htmlErrorPage = '<!doctype html><title>502</title><h1>Bad Gateway</h1>';

/** Any status with any body, mostly corrupted valid ones. @param seeds valid bodies */
export function randomAnswer(seeds: readonly unknown[]): fc.Arbitrary<RandomAnswer> {
  const body = fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .constantFrom(...seeds)
        .chain(corrupted)
        .map(asText),
    },
    { weight: 2, arbitrary: anyValue.map(asText) },
    {
      weight: 1,
      arbitrary: fc
        .record(
          {
            error: anyValue,
            code: anyValue,
            message: anyValue,
            attempts_left: anyValue,
            retry_after: anyValue,
          },
          { requiredKeys: [] },
        )
        .map(asText),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(null, '', htmlErrorPage, '{"cut":', 'null', '[', 'undefined', '\u{feff}{}'),
    },
  );
  const status = fc.oneof(
    { weight: 3, arbitrary: fc.constant(200) },
    { weight: 1, arbitrary: fc.constantFrom(201, 204, 400, 401, 403, 404, 409, 413, 415, 422, 429) },
    { weight: 1, arbitrary: fc.constantFrom(500, 502, 503, 504, 599) },
  );
  return fc.record({ status, body });
}

/** Converts it to a fetch Response. */
export function responseOf({ status, body }: RandomAnswer): Response {
  return new Response(status === 204 ? null : body, { status });
}
