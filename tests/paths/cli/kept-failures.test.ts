/** A run forgets the failures that it left before, and those of nobody else. */
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { forgetFailures, type Walk } from './kept-failures';

const LEFT = [
  'autopay-screens-dd0dfcc4',
  'cancel-loan-chart-0badf11e',
  'cancel-loan-ways',
  'chromium-the-mandate-is-gone',
  'home-layout-12345678',
];

it.each<[Walk, readonly string[]]>([
  ['held', ['chromium-the-mandate-is-gone', 'home-layout-12345678']],
  ['layout', LEFT.slice(0, 4)],
  ['chromium', LEFT.filter((name) => !name.startsWith('chromium'))],
])('a walk of %s leaves those of the others', (walk, stays) => {
  const dir = mkdtempSync(join(tmpdir(), 'kept-'));
  for (const name of LEFT) mkdirSync(join(dir, name));
  forgetFailures(walk, dir);
  expect(readdirSync(dir).sort()).toEqual([...stays].sort());
});

it('has nothing to forget before the first run', () => {
  expect(() => forgetFailures('held', join(tmpdir(), 'kept-nowhere'))).not.toThrow();
});
