/** A failure is replayed by the name of its folder, or by its token. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { tokenOf } from './named-failure';

const reports = mkdtempSync(join(tmpdir(), 'failures-'));
mkdirSync(join(reports, 'failures/autopay-screens-dd0dfcc4'), { recursive: true });
writeFileSync(join(reports, 'failures/autopay-screens-dd0dfcc4/failure.json'), '{"token":"7VVLcyI"}');
writeFileSync(join(reports, 'failures/failure.json'), '{"token":"not a failure of its own"}');

it('has the token of the failure that is kept under the name', () => {
  expect(tokenOf('autopay-screens-dd0dfcc4', reports)).toBe('7VVLcyI');
});

it.each([
  '7VVLcyI3EP4rVJ9n1wMGDHMKGDuh1mYp',
  'autopay-screens-00000000',
  '..',
  'home.0.overdue.slow.first-step.page.17',
  'A'.repeat(5_000),
])('is itself where nothing is kept under it: %.40s', (token) => {
  expect(tokenOf(token, reports)).toBe(token);
});
