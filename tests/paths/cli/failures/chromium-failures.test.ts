import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { chromiumFailures } from './chromium-failures';
import { clearFailures } from './stored-failures';

afterEach(() => vi.unstubAllEnvs());

function leave(dir: string, name: string, at: number): void {
  const folder = join(dir, name);
  mkdirSync(folder);
  const file = join(folder, 'failure.json');
  const left = {
    file: 'tests/paths/contact.spec.ts',
    title: name,
    reason:
      '\u001b[31mError: expect(received).toBe(expected)\u001b[39m\n\nExpected: \u001b[32m2\u001b[39m\nReceived: 1',
    token: 'chromium.abc',
  };
  writeFileSync(file, JSON.stringify(left));
  utimesSync(file, at, at);
}

describe('failures of tests in Chromium', () => {
  it('is reported with its folder and its token, for this run only', () => {
    const dir = mkdtempSync(join(tmpdir(), 'failures-'));
    leave(dir, 'chromium-old', 1_000);
    leave(dir, 'chromium-new', 2_000);
    expect(chromiumFailures(1_500_000, dir)).toEqual([
      [
        'FAILED (browser): chromium-new (tests/paths/contact.spec.ts)',
        '  2 was expected, but 1 was found',
        '  raw: Error: expect(received).toBe(expected)',
        `  details: ${dir}/chromium-new/failure.md`,
        '  replay: npm run paths -- replay chromium.abc',
      ].join('\n'),
    ]);
  });

  it('is deleted before the next run, and other failures are kept', () => {
    const dir = mkdtempSync(join(tmpdir(), 'failures-'));
    leave(dir, 'chromium-old', 1_000);
    leave(dir, 'autopay-screens-1', 1_000);
    clearFailures('chromium', dir);
    expect(chromiumFailures(0, dir)).toEqual([]);
    expect(() => mkdirSync(join(dir, 'autopay-screens-1'))).toThrow('EEXIST');
  });

  it('are read and deleted in the report folder of this run', () => {
    const reports = mkdtempSync(join(tmpdir(), 'reports-'));
    mkdirSync(join(reports, 'failures'));
    leave(join(reports, 'failures'), 'chromium-elsewhere', 2_000);
    vi.stubEnv('PATHS_REPORTS', reports);
    expect(chromiumFailures(0).join()).toContain(`${reports}/failures/chromium-elsewhere/failure.md`);
    clearFailures('chromium');
    expect(chromiumFailures(0)).toEqual([]);
  });

  it('are empty when no test failed', () => {
    expect(chromiumFailures(0, join(tmpdir(), 'there-is-no-such-folder'))).toEqual([]);
  });
});
