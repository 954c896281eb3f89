import { randomStream } from '../../support/random';

/** Chance that is the same for the same seed, everywhere. */
export interface Random {
  /** The next number, at least 0 and below 1. */
  next(): number;
  /** A whole number for another generator, fast-check's for instance. */
  seed(): number;
  /** One of the items, each as likely as its weight says; all the same when no weights are given. */
  pick<T>(items: readonly T[], weight?: (item: T) => number): T | undefined;
}

/** @param seed any whole number */
export function randomFrom(seed: number): Random {
  const next = randomStream(seed);
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
