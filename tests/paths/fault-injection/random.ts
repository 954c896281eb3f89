/** Seeded random numbers: the same seed gives the same walk on every machine. */
import { randomFrom as chanceFrom } from '../kit/random';

export interface Random {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** One of a list. @throws when there is none */
  readonly one: <T>(of: readonly T[]) => T;
  /** One of a list, by weight. */
  readonly weighted: <T>(of: readonly T[], weight: (item: T) => number) => T;
}

/** @param seed any whole number */
export function randomFrom(seed: number): Random {
  const { next, pick } = chanceFrom(seed);
  const one = <T>(of: readonly T[]): T => {
    const drawn = pick(of);
    if (drawn === undefined) throw new Error('There is nothing to draw from.');
    return drawn;
  };
  return { next, one, weighted: (of, weight) => pick(of, weight) ?? one(of) };
}

/** A list shuffled by the seed. */
export function shuffled<T>(of: readonly T[], seed: number): readonly T[] {
  const { next } = randomFrom(seed);
  return of
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
