/** A number in [0, 1). */
export type Random = () => number;

function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** Scalars as JSON text, so that they may contain numbers too large for JavaScript: 1e999 parses as Infinity. */
const scalars = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '1',
  '2',
  '-1',
  '3.5',
  '1e999',
  '-1e999',
  '1e308',
  '9007199254740993',
  '""',
  '"0"',
  '"NaN"',
  '"constructor"',
  '"__proto__"',
  '"SIGNED"',
  '"₹"',
] as const;

/** Random JSON text, at most three levels deep; objects use the given keys. */
function randomText(random: Random, keys: readonly [string, ...string[]], depth: number): string {
  const kind = random();
  if (depth === 0 || kind < 0.4) return pick(random, scalars);
  const size = Math.floor(random() * 4);
  const items = Array.from({ length: size }, () => randomText(random, keys, depth - 1));
  if (kind < 0.55) return `[${items.join(',')}]`;
  return `{${items.map((item) => `${JSON.stringify(pick(random, keys))}:${item}`).join(',')}}`;
}

/** A random JSON value, at most three levels deep. @param keys property names to choose from */
export function randomJson(random: Random, keys: readonly [string, ...string[]]): unknown {
  return JSON.parse(randomText(random, keys, 3));
}

/** A valid wire value with some of its fields, at any depth, omitted or replaced by random JSON. */
export function corrupted(random: Random, value: unknown): unknown {
  if (random() < 0.08) return randomJson(random, ['amount', 'rate']);
  if (Array.isArray(value)) return value.map((item) => corrupted(random, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (random() < 0.1 ? [] : [[key, corrupted(random, item)]])),
  );
}

/** Path and value of the first number that is not finite; null if there is none. */
export function firstNonFiniteNumber(value: unknown, path = ''): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path}: ${value}`;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = firstNonFiniteNumber(item, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
