import { randomStream } from '../support/random';

/** Reproducible random numbers: each merchant draws from a stream of their own. */
export interface Random {
  /** 0 to 1, without 1. */
  readonly draw: () => number;
  readonly chance: (probability: number) => boolean;
  readonly whole: (from: number, to: number) => number;
  readonly pick: <T>(all: readonly T[]) => T | undefined;
  /** One item, as likely as its weight; undefined when none has a weight. */
  readonly weighted: <T extends { readonly weight: number }>(all: readonly T[]) => T | undefined;
  /** Human times: half are shorter than the median, some much longer. In the unit of the median. */
  readonly around: (median: number, spread?: number) => number;
}

/** One of the random streams of a seed. @param seed and stream: any whole numbers */
export function createRandom(seed: number, stream = 0): Random {
  const draw = randomStream(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b));
  // Neighbouring seeds begin alike: the first numbers are discarded.
  for (let i = 0; i < 8; i += 1) draw();
  return {
    draw,
    chance: (probability) => draw() < probability,
    whole: (from, to) => from + Math.floor(draw() * (to - from + 1)),
    pick: (all) => all[Math.floor(draw() * all.length)],
    weighted(all) {
      let left = draw() * all.reduce((sum, { weight }) => sum + weight, 0);
      return all.find(({ weight }) => {
        left -= weight;
        return left < 0;
      });
    },
    around(median, spread = 0.6) {
      const normal = Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
      return median * Math.exp(spread * normal);
    },
  };
}
