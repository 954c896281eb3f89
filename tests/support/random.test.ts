import { describe, expect, it } from 'vitest';

import { randomStream } from './random';

describe('a stream of chance', () => {
  it('draws today what it drew when seeds were written down: tokens, mutants and made sessions hang on it', () => {
    const draw = randomStream(1);
    expect([draw(), draw(), draw()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  });

  it('takes any whole number for a seed', () => {
    expect(randomStream(-1)()).toBe(randomStream(2 ** 32 - 1)());
  });
});
