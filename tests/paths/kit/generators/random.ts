import { randomStream } from '../../../support/random/random';

/** Random numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** The next number, at least 0 and below 1. */
  next(): number;
  /** A whole number as the seed of another generator, such as fast-check. */
  seed(): number;
  /** One of the items by weight; equally likely when no weights are given. */
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
      let remaining = next() * weights.reduce((total, each) => total + each, 0);
      return items.find((_, index) => {
        remaining -= weights[index] ?? 0;
        return remaining < 0;
      });
    },
  };
}
