/** Chance that is the same for the same seed, everywhere. */
export interface Random {
  /** The next number, at least 0 and below 1. */
  next(): number;
  /** A whole number for another generator, fast-check's for instance. */
  seed(): number;
  /** One of the items, each as likely as its weight says; all the same when no weights are given. */
  pick<T>(items: readonly T[], weight?: (item: T) => number): T | undefined;
}

/** mulberry32: small, fast, the same everywhere. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    seed: () => Math.floor(next() * 0x7fffffff),
    pick(items, weight) {
      if (weight === undefined) return items[Math.floor(next() * items.length)];
      const weights = items.map(weight);
      let left = next() * weights.reduce((all, one) => all + one, 0);
      return items.find((_, at) => {
        left -= weights[at] ?? 0;
        return left < 0;
      });
    },
  };
}
