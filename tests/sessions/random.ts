import { randomStream } from '../support/random/random';

/** Reproducible random numbers: each merchant draws from a stream of their own. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  readonly draw: () => number;
  readonly chance: (probability: number) => boolean;
  /** A whole number, `min` and `max` included. */
  readonly wholeNumber: (min: number, max: number) => number;
  readonly pick: <T>(all: readonly T[]) => T | undefined;
  /** One item, as likely as its weight; undefined when none has a weight. */
  readonly weighted: <T extends { readonly weight: number }>(all: readonly T[]) => T | undefined;
  /** A log-normal value, as human times are: half are below the median, some far above it. In the unit of the median. */
  readonly logNormal: (median: number, spread?: number) => number;
}

/** One of the random streams of a seed; both are any whole numbers. */
export function createRandom(seed: number, stream = 0): Random {
  const draw = randomStream(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b));
  // The first numbers of neighbouring seeds are similar, so they are discarded.
  for (let i = 0; i < 8; i += 1) draw();
  return {
    draw,
    chance: (probability) => draw() < probability,
    wholeNumber: (min, max) => min + Math.floor(draw() * (max - min + 1)),
    pick: (all) => all[Math.floor(draw() * all.length)],
    weighted(all) {
      let remaining = draw() * all.reduce((sum, { weight }) => sum + weight, 0);
      return all.find(({ weight }) => {
        remaining -= weight;
        return remaining < 0;
      });
    },
    logNormal(median, spread = 0.6) {
      const normal = Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
      return median * Math.exp(spread * normal);
    },
  };
}
