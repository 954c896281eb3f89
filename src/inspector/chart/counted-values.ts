/**
 * Delays and limits that a chart computes from a count in its context, such as how often it has polled. They are read off the chart's own
 * functions, by calling them with a context in which every value is that count: so they are what the app does. A function of one other
 * value, such as a time, would be read as one of a count: no chart has one.
 */

/** Counts that are tried; no chart of the app polls as often. */
const MAX_COUNT = 200;

/** A delay that grows with a count. */
export interface CountedDelay {
  /** Key of the count in the context. */
  readonly count: string;
  /** Shortest and longest delay in ms. */
  readonly min: number;
  readonly max: number;
}

/** How far a guard lets a count grow: it holds while the count is below `below`. */
export interface CountLimit {
  readonly count: string;
  readonly below: number;
}

/** Waits of a polling actor. */
export interface CountedWaits extends CountedDelay {
  /** How often it waits, before it stops by itself. */
  readonly times: number;
  /** The sum of its waits, in ms. */
  readonly totalMs: number;
}

/** The limit that a guard sets to a count; null for a guard about anything else. @param params the guard's constant params */
export function countLimitOf(guard: unknown, params: unknown): CountLimit | null {
  const read = readByCount(guard, params);
  if (read === null) return null;
  const below = read.values.indexOf(false);
  const isLimit =
    // A limit of one is a yes or no that JavaScript compares with numbers.
    below > 1 && read.values.every((value, count) => value === count < below && typeof value === 'boolean');
  return isLimit ? { count: read.key, below } : null;
}

/**
 * The shortest and the longest delay of a delay function, up to the first of the limits of its count; null where it depends on several
 * values or none.
 */
export function countedDelayOf(delay: unknown, limits: readonly CountLimit[]): CountedDelay | null {
  const read = readByCount(delay, undefined);
  if (read === null) return null;
  const limit = limits.find(({ count }) => count === read.key);
  const delays = read.values.slice(0, limit?.below).filter(isPositive);
  return delays.length === 0 ? null : { count: read.key, min: Math.min(...delays), max: Math.max(...delays) };
}

/** The waits of an actor that is invoked with `{wait}` in ms, null at their end; null for any other input. */
export function countedWaitsOf(input: unknown): CountedWaits | null {
  const read = readByCount(input, undefined);
  if (read === null) return null;
  const waits = read.values.map((value) =>
    typeof value === 'object' && value !== null && 'wait' in value ? value.wait : undefined,
  );
  const times = waits.indexOf(null);
  const delays = waits.slice(0, times).filter(isPositive);
  if (times < 1 || delays.length !== times) return null;
  return {
    count: read.key,
    min: Math.min(...delays),
    max: Math.max(...delays),
    times,
    totalMs: delays.reduce((total, delay) => total + delay, 0),
  };
}

/**
 * The results of a function for each count, and the only key of the context that it reads. That key is taken for a count, whatever it is.
 * Null where it reads none or several.
 */
function readByCount(
  implementation: unknown,
  params: unknown,
): { readonly key: string; readonly values: readonly unknown[] } | null {
  if (typeof implementation !== 'function') return null;
  const keys = new Set<string>();
  const valueAt = (count: number): unknown => {
    const context = new Proxy(
      {},
      {
        get: (_, key) => {
          keys.add(String(key));
          return count;
        },
      },
    );
    return implementation({ context, event: {} }, params);
  };
  try {
    const values = Array.from({ length: MAX_COUNT }, (_, count) => valueAt(count));
    const [key] = keys;
    return keys.size === 1 && key !== undefined ? { key, values } : null;
  } catch {
    // It needs more than a count.
    return null;
  }
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && value > 0;
}
