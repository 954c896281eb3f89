import { describe, expect, it } from 'vitest';

import { randomStream } from './random';

describe('randomStream', () => {
  it('gives the same numbers as when seeds were written down: tokens, mutants and simulated sessions depend on them', () => {
    const draw = randomStream(1);
    expect([draw(), draw(), draw()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  });

  it('takes any whole number as a seed', () => {
    expect(randomStream(-1)()).toBe(randomStream(2 ** 32 - 1)());
  });
});
