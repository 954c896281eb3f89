/** Summaries of failed tests in Chromium, from their stored reports (tests/browser/support/failure-report.ts). */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { storedFailures } from './stored-failures';

interface StoredChromiumFailure {
  readonly file: string;
  readonly title: string;
  readonly reason: string;
  readonly token: string;
}

/** @param since start of the run, epoch ms: older reports belong to another run */
export function chromiumFailures(since: number, dir?: string): readonly string[] {
  return storedFailures('chromium', dir)
    .map((folder) => ({ folder, file: join(folder, 'failure.json') }))
    .filter(({ file }) => existsSync(file) && statSync(file).mtimeMs >= since)
    .map(({ folder, file }) => {
      // SAFETY: failure-report.ts is the only writer of this file.
      const failure = JSON.parse(readFileSync(file, 'utf8')) as StoredChromiumFailure;
      return [
        `FAILED (browser): ${failure.title} (${failure.file})`,
        ...reasonLines(failure.reason).map((line) => `  ${line}`),
        `  details: ${folder}/failure.md`,
        `  replay: npm run paths -- replay ${failure.token}`,
      ].join('\n');
    });
}

/** What was expected and what was found, then the message of Playwright. */
function reasonLines(reason: string): readonly string[] {
  const lines = stripVTControlCharacters(reason).split('\n');
  const valueAfter = (name: string) =>
    lines.find((line) => line.startsWith(name))?.replace(/^[^:]*:\s*/, '') ?? null;
  const [expected, received, locator] = [
    valueAfter('Expected'),
    valueAfter('Received'),
    valueAfter('Locator'),
  ];
  const raw = `raw: ${lines[0] ?? ''}`;
  if (expected === null) return [raw];
  const found = received === null ? 'it was not there' : `${received} was found`;
  return [`${expected} was expected${locator === null ? '' : ` of ${locator}`}, but ${found}`, raw];
}
