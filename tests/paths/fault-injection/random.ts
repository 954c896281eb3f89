/** Seeded random numbers: the same seed gives the same walk on every machine. */
import { randomFrom as kitRandomFrom } from '../kit/generators/random';

export interface Random {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** One of the items, drawn at random. @throws when there is none */
  readonly one: <T>(items: readonly T[]) => T;
  /** One of the items, drawn by weight. */
  readonly weighted: <T>(items: readonly T[], weight: (item: T) => number) => T;
}

/** @param seed any whole number */
export function randomFrom(seed: number): Random {
  const { next, pick } = kitRandomFrom(seed);
  const one = <T>(items: readonly T[]): T => {
    const drawn = pick(items);
    if (drawn === undefined) throw new Error('There is nothing to draw from.');
    return drawn;
  };
  return { next, one, weighted: (items, weight) => pick(items, weight) ?? one(items) };
}

/** A list shuffled by the seed. */
export function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  const { next } = randomFrom(seed);
  return items
    .map((item) => ({ item, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
