/** A run deletes the stored failures of its own kind only. */
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { clearFailures, type FailureSource } from './stored-failures';

const STORED = [
  'autopay-screens-dd0dfcc4',
  'cancel-loan-chart-0badf11e',
  'cancel-loan-transitions',
  'chromium-the-mandate-is-gone',
  'home-layout-12345678',
];

it.each<[FailureSource, readonly string[]]>([
  ['stubbed', ['chromium-the-mandate-is-gone', 'home-layout-12345678']],
  ['layout', STORED.slice(0, 4)],
  ['chromium', STORED.filter((name) => !name.startsWith('chromium'))],
])('a run of %s keeps the failures of other kinds of runs', (source, stays) => {
  const dir = mkdtempSync(join(tmpdir(), 'kept-'));
  for (const name of STORED) mkdirSync(join(dir, name));
  clearFailures(source, dir);
  expect(readdirSync(dir).sort()).toEqual([...stays].sort());
});

it('has nothing to delete before the first run', () => {
  expect(() => clearFailures('stubbed', join(tmpdir(), 'kept-nowhere'))).not.toThrow();
});
