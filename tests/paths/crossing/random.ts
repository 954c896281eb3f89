/** Numbers that a seed decides: the same seed is the same walk, on every machine. */

export interface Random {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** One of a list. @throws when there is none */
  readonly one: <T>(of: readonly T[]) => T;
  /** One of a list, each as likely as its weight says. */
  readonly weighted: <T>(of: readonly T[], weight: (item: T) => number) => T;
}

/** Mulberry32. @param seed any whole number */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const one = <T>(of: readonly T[]): T => {
    const drawn = of[Math.floor(next() * of.length)];
    if (drawn === undefined) throw new Error('There is nothing to draw from.');
    return drawn;
  };
  return {
    next,
    one,
    weighted(of, weight) {
      let left = next() * of.reduce((sum, item) => sum + weight(item), 0);
      for (const item of of) {
        left -= weight(item);
        if (left < 0) return item;
      }
      return one(of);
    },
  };
}

/** A list in an order that the seed decides. */
export function shuffled<T>(of: readonly T[], seed: number): readonly T[] {
  const { next } = randomFrom(seed);
  return of
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
