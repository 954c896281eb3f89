/** Random answers of a network, as fast-check arbitraries. */
import { fc } from './property';

/** Raw JSON text that JSON.stringify would not write: numbers too large for JavaScript, which parse as Infinity. */
const RAW = /"@raw:([^"@]*)@"/g;
const raw = (text: string) => `@raw:${text}@`;

/** Random values of a wrong type or content. */
const junk = fc.oneof(
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
  fc.constantFrom(raw('1e999'), raw('-1e999'), raw('1e308'), raw('9007199254740993'), raw('-0')),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ maxLength: 8 }),
  fc.jsonValue({ maxDepth: 2 }),
);

type Path = readonly string[];

/** Paths of all values inside a value. */
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [[...at, key], ...pathsOf(item, [...at, key])]);
}

const DROPPED = Symbol('dropped');

/** A copy with one value changed or removed. */
function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      if (String(index) !== key) return [item];
      const made = changed(item, rest, to);
      return made === DROPPED ? [] : [made];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      if (name !== key) return [[name, item]];
      const made = changed(item, rest, to);
      return made === DROPPED ? [] : [[name, made]];
    }),
  );
}

/** A valid answer with up to three values removed, set to null or replaced by random JSON. */
function corrupted(seed: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(seed);
  if (paths.length === 0) return junk;
  const change = fc.tuple(
    fc.constantFrom(...paths),
    fc.oneof(fc.constant<unknown>(DROPPED), fc.constant<unknown>(null), junk),
  );
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce<unknown>((value, [path, to]) => changed(value, path, to), seed));
}

/** An answer on the wire. */
export interface RandomAnswer {
  readonly status: number;
  readonly body: string | null;
}

const page = '<!doctype html><title>502</title><h1>Bad Gateway</h1>';
const asText = (value: unknown) => JSON.stringify(value).replaceAll(RAW, '$1');

/** Any status with any body, mostly corrupted valid answers. */
export function randomAnswer(seeds: readonly unknown[]): fc.Arbitrary<RandomAnswer> {
  const body = fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .constantFrom(...seeds)
        .chain(corrupted)
        .map(asText),
    },
    { weight: 2, arbitrary: junk.map(asText) },
    {
      weight: 1,
      arbitrary: fc
        .record(
          { error: junk, code: junk, message: junk, attempts_left: junk, retry_after: junk },
          { requiredKeys: [] },
        )
        .map(asText),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(null, '', page, '{"cut":', 'null', '[', 'undefined', '\u{feff}{}'),
    },
  );
  const status = fc.oneof(
    { weight: 3, arbitrary: fc.constant(200) },
    { weight: 1, arbitrary: fc.constantFrom(201, 204, 400, 401, 403, 404, 409, 413, 415, 422, 429) },
    { weight: 1, arbitrary: fc.constantFrom(500, 502, 503, 504, 599) },
  );
  return fc.record({ status, body });
}

/** The answer as a fetch Response. */
export function responseOf({ status, body }: RandomAnswer): Response {
  return new Response(status === 204 ? null : body, { status });
}
