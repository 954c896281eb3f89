/** What failed tests in Chromium left behind (tests/browser/support/witness.ts), in a few lines each. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { reportsFolder } from '../kit/reports-folder';

interface Left {
  readonly file: string;
  readonly title: string;
  readonly reason: string;
  readonly token: string;
}

/** @param since ms of the clock: what was left before is of another run */
export function chromiumFailures(since: number, dir = failuresFolder()): readonly string[] {
  return foldersIn(dir)
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

/** Forgets them, before Chromium walks again. */
export function forgetChromiumFailures(dir = failuresFolder()): void {
  for (const folder of foldersIn(dir)) rmSync(folder, { recursive: true, force: true });
}

function failuresFolder(): string {
  return join(reportsFolder(), 'failures');
}

function foldersIn(dir: string): readonly string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => name.startsWith('chromium-'))
    .sort()
    .map((name) => join(dir, name));
}
