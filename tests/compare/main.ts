/**
 * `npm run compare -- --base <revision> [--pictures <folder before> <folder after>]`: what a merchant meets differently since a
 * revision. The approved transitions of each journey as graphs up to renaming, the words of its screens, and, where both trees
 * took them (`PICTURES=phone npm run test:browser`), the pictures of its states. Ends with 1 when anything but a name differs.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { comparePictures } from './pictures';
import { compareCharts, parseWays } from './ways';
import { compareWords, parseWords } from './words';

const APPROVED = 'tests/paths/approved';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' }, pictures: { type: 'boolean', default: false } },
});
const { base } = values;
if (base === undefined) throw new Error('--base wants a revision, such as a commit.');

const oldFiles = git('ls-tree', '--name-only', base, `${APPROVED}/`)
  .split('\n')
  .map((path) => path.replace(`${APPROVED}/`, ''));
const journeys = new Set(
  [...oldFiles, ...readdirSync(APPROVED)].flatMap((file) =>
    file.endsWith('.ways.txt') ? [file.replace('.ways.txt', '')] : [],
  ),
);

let differences = 0;
for (const journey of [...journeys].sort()) {
  const [was, is] = [textBefore(`${journey}.ways.txt`), textNow(`${journey}.ways.txt`)];
  if (was === null || is === null) {
    say(`${journey}: ${was === null ? 'is new' : 'is gone'}`);
    continue;
  }
  const { renamedStates, renamedLabels, differences: found } = compareCharts(parseWays(was), parseWays(is));
  for (const [old, fresh] of [...renamedStates, ...renamedLabels])
    process.stdout.write(`${journey}: ${old} is called ${fresh}\n`);
  for (const one of found) say(`${journey}: ${one}`);
  const words = [textBefore(`${journey}.words.txt`), textNow(`${journey}.words.txt`)];
  const [wordsBefore, wordsNow] = words.map((text) => parseWords(text ?? ''));
  if (wordsBefore === undefined || wordsNow === undefined) continue;
  for (const one of compareWords(wordsBefore, wordsNow, renamedStates)) say(`${journey}, words: ${one}`);
}
if (values.pictures) {
  const [before, after] = positionals;
  if (before === undefined || after === undefined) throw new Error('--pictures wants two folders.');
  for (const one of await comparePictures(before, after)) say(`picture: ${one}`);
}
process.stdout.write(`${differences} differences of ${journeys.size} journeys.\n`);
if (differences > 0) process.exitCode = 1;

function say(difference: string): void {
  differences += 1;
  process.stdout.write(`${difference}\n`);
}

function textBefore(file: string): string | null {
  return oldFiles.includes(file) ? git('show', `${base}:${APPROVED}/${file}`) : null;
}

function textNow(file: string): string | null {
  const path = `${APPROVED}/${file}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 });
}
