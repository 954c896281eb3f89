import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { arrows } from './architecture-graph';
import { drawArchitecture } from './draw-architecture';

it('the picture of the architecture is that of the code (npm run docs:architecture draws it again)', async () => {
  expect(readFileSync('docs/pictures/architecture.svg', 'utf8')).toBe(await drawArchitecture());
});

it('draws every arrow downwards', () => {
  const upwards = arrows().filter(({ from, to }) => from.row >= to.row);
  expect(upwards.map(({ from, to }) => `${from.title} -> ${to.title}`)).toEqual([]);
});
