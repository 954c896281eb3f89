/** Summaries of failed tests in Chromium, from their stored reports (tests/browser/support/failure-report.ts). */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { storedFailures } from './stored-failures';

interface StoredWitness {
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
      // SAFETY: the witness is the only writer of this file.
      const left = JSON.parse(readFileSync(file, 'utf8')) as StoredWitness;
      return [
        `FAILED (browser): ${left.title} (${left.file})`,
        ...reasonLines(left.reason).map((line) => `  ${line}`),
        `  details: ${folder}/failure.md`,
        `  replay: npm run paths -- replay ${left.token}`,
      ].join('\n');
    });
}

/** What was expected and what was found, then the message of Playwright. */
function reasonLines(reason: string): readonly string[] {
  const lines = stripVTControlCharacters(reason).split('\n');
  const after = (name: string) =>
    lines.find((line) => line.startsWith(name))?.replace(/^[^:]*:\s*/, '') ?? null;
  const [should, is, where] = [after('Expected'), after('Received'), after('Locator')];
  const raw = `raw: ${lines[0] ?? ''}`;
  if (should === null) return [raw];
  const found = is === null ? 'it was not there' : `${is} was found`;
  return [`${should} was expected${where === null ? '' : ` of ${where}`}, but ${found}`, raw];
}
