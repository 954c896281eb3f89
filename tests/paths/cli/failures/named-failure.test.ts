/** A failure is replayed by the name of its folder, or by its token. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

import { specToken } from '../../kit/paths/spec-token';
import { encodeWritten } from '../../kit/paths/token';
import { readArguments } from '../arguments';
import { replay } from '../replay';
import { UsageError } from '../usage';
import { tokenOf, unreproducibleReason } from './named-failure';

afterEach(() => vi.unstubAllEnvs());

const reports = mkdtempSync(join(tmpdir(), 'failures-'));
mkdirSync(join(reports, 'failures/autopay-screens-dd0dfcc4'), { recursive: true });
writeFileSync(join(reports, 'failures/autopay-screens-dd0dfcc4/failure.json'), '{"token":"7VVLcyI"}');
writeFileSync(join(reports, 'failures/failure.json'), '{"token":"not a failure of its own"}');

it('is replaced by the token of the failure with this name', () => {
  expect(tokenOf('autopay-screens-dd0dfcc4', reports)).toBe('7VVLcyI');
});

it.each([
  '7VVLcyI3EP4rVJ9n1wMGDHMKGDuh1mYp',
  'autopay-screens-00000000',
  '..',
  'home.0.overdue.slow.first-step.page.17',
  'A'.repeat(5_000),
])('is returned unchanged when no failure has this name: %.40s', (token) => {
  expect(tokenOf(token, reports)).toBe(token);
});

it.each([
  ['cut off', '{"token":"7VVL'],
  ['null', 'null'],
  ['without a token', '{"journey":"autopay"}'],
])('reports that the stored failure is %s', (_, text) => {
  const name = 'autopay-chart-0badf11e';
  mkdirSync(join(reports, 'failures', name), { recursive: true });
  writeFileSync(join(reports, 'failures', name, 'failure.json'), text);
  expect(() => tokenOf(name, reports)).toThrow(UsageError);
  expect(() => tokenOf(name, reports)).toThrow('failure.json cannot be read');
});

it.each([
  'autopay-screens-00000000',
  'cancel-loan-chart-dd0dfcc4',
  'home-layout-dd0dfcc4',
  'chromium-the-mandate-is-gone',
])('distinguishes a name that is no longer stored from a damaged token: %s', async (name) => {
  const replayed = replay(readArguments(['replay', name]), () => {});
  await expect(replayed).rejects.toThrow(UsageError);
  await expect(replayed).rejects.toThrow(
    `There is no stored failure "${name}": each \`run\` deletes the earlier ones. Its token still works.`,
  );
});

it('is replayed with layout when only the layout level found it', async () => {
  vi.stubEnv('PATHS_REPORTS', reports);
  const name = 'contact-layout-0badf11e';
  const token = encodeWritten({ machine: 'contact', start: 'contact', moves: [] });
  mkdirSync(join(reports, 'failures', name), { recursive: true });
  writeFileSync(join(reports, 'failures', name, 'failure.json'), JSON.stringify({ token }));
  const replayed = replay(readArguments(['shrink', name]), () => {});
  await expect(replayed).rejects.toThrow('Failures of --level layout are shrunk in the run that finds them');
});

it('reports a token of a renamed test in Chromium as stale', async () => {
  const token = specToken({ file: 'tests/paths/contact.spec.ts', title: 'as it was called once' });
  const replayed = replay(readArguments(['replay', token]), () => {});
  await expect(replayed).rejects.toThrow(UsageError);
  await expect(replayed).rejects.toThrow(
    'This token is stale: tests/paths/contact.spec.ts has no test "as it was called once" any more.',
  );
}, 60_000);

it('is not called passed by a level that does not have its check', () => {
  expect(unreproducibleReason('contact-screens-dd0dfcc4', ['chart'])).toMatch(
    /^This failure was found on --level screens\./,
  );
  expect(unreproducibleReason('contact-screens-dd0dfcc4', ['chart', 'screens'])).toBeNull();
  expect(unreproducibleReason('contact-layout-dd0dfcc4', ['chart', 'screens'])).toMatch(
    /^This failure was found on --level layout\. A screen in a DOM does not fail/,
  );
  expect(unreproducibleReason('contact-layout-dd0dfcc4', ['layout'])).toBeNull();
  expect(unreproducibleReason('contact-chart-dd0dfcc4', ['chart'])).toBeNull();
  expect(unreproducibleReason('7VVLcyI3EP4rVJ9n1wMGDHMKGDuh1mYp', ['chart'])).toBeNull();
});
