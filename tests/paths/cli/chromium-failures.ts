/** What failed tests in Chromium left behind (tests/browser/support/witness.ts), in a few lines each. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { keptFailures } from './kept-failures';

interface Left {
  readonly file: string;
  readonly title: string;
  readonly reason: string;
  readonly token: string;
}

/** @param since ms of the clock: what was left before is of another run */
export function chromiumFailures(since: number, dir?: string): readonly string[] {
  return keptFailures('chromium', dir)
    .map((folder) => ({ folder, file: join(folder, 'failure.json') }))
    .filter(({ file }) => existsSync(file) && statSync(file).mtimeMs >= since)
    .map(({ folder, file }) => {
      // SAFETY: the witness is the only writer of this file.
      const left = JSON.parse(readFileSync(file, 'utf8')) as Left;
      return [
        `FAILED (browser): ${left.title} (${left.file})`,
        ...reasonInWords(left.reason).map((line) => `  ${line}`),
        `  all of it: ${folder}/failure.md`,
        `  again:  npm run paths -- replay ${left.token}`,
      ].join('\n');
    });
}

/** What was expected and what stood there, then the reason as Playwright words it. */
function reasonInWords(reason: string): readonly string[] {
  const lines = stripVTControlCharacters(reason).split('\n');
  const after = (name: string) =>
    lines.find((line) => line.startsWith(name))?.replace(/^[^:]*:\s*/, '') ?? null;
  const [should, is, where] = [after('Expected'), after('Received'), after('Locator')];
  const raw = `raw: ${lines[0] ?? ''}`;
  if (should === null) return [raw];
  const stood = is === null ? 'it was not there' : `there stood ${is}`;
  return [`${should} was expected${where === null ? '' : ` of ${where}`}, and ${stood}`, raw];
}
