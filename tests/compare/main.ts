/**
 * `npm run compare -- --base <revision>`: what changed for a merchant since a revision. Compares the approved transitions of
 * each journey as graphs up to renaming, and the texts of its screens. Exits with 1 when anything but a name differs.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { compareTexts, parseTexts } from './texts';
import { compareCharts, parseTransitions } from './transitions';

const APPROVED = 'tests/paths/approved';
/** Endings of the approved files: the current one, then the one of revisions before 2026-11-24. */
const TRANSITIONS_ENDINGS = ['.transitions.txt', '.ways.txt'] as const;
const TEXTS_ENDINGS = ['.texts.txt', '.words.txt'] as const;

const { base } = parseArgs({ options: { base: { type: 'string' } } }).values;
if (base === undefined) throw new Error('--base needs a revision, such as a commit.');

const oldFiles = git('ls-tree', '--name-only', base, `${APPROVED}/`)
  .split('\n')
  .map((path) => path.replace(`${APPROVED}/`, ''));
const journeys = new Set(
  [...oldFiles, ...readdirSync(APPROVED)].flatMap((file) =>
    TRANSITIONS_ENDINGS.flatMap((ending) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : [])),
  ),
);

let differences = 0;
for (const journey of [...journeys].sort()) {
  const [approvedBefore, approvedNow] = [
    textBefore(journey, TRANSITIONS_ENDINGS),
    textNow(journey, TRANSITIONS_ENDINGS),
  ];
  if (approvedBefore === null || approvedNow === null) {
    reportDifference(`${journey}: ${approvedBefore === null ? 'is new' : 'is gone'}`);
    continue;
  }
  const {
    renamedStates,
    renamedLabels,
    differences: found,
  } = compareCharts(parseTransitions(approvedBefore), parseTransitions(approvedNow));
  for (const [oldName, newName] of [...renamedStates, ...renamedLabels])
    process.stdout.write(`${journey}: ${oldName} is called ${newName}\n`);
  for (const difference of found) reportDifference(`${journey}: ${difference}`);
  const texts = [textBefore(journey, TEXTS_ENDINGS), textNow(journey, TEXTS_ENDINGS)];
  const [textsBefore, textsNow] = texts.map((text) => parseTexts(text ?? ''));
  if (textsBefore === undefined || textsNow === undefined) continue;
  for (const difference of compareTexts(textsBefore, textsNow, renamedStates))
    reportDifference(`${journey}, texts: ${difference}`);
}
process.stdout.write(`${differences} differences of ${journeys.size} journeys.\n`);
if (differences > 0) process.exitCode = 1;

function reportDifference(difference: string): void {
  differences += 1;
  process.stdout.write(`${difference}\n`);
}

function textBefore(journey: string, endings: readonly string[]): string | null {
  const file = endings.map((ending) => journey + ending).find((name) => oldFiles.includes(name));
  return file === undefined ? null : git('show', `${base}:${APPROVED}/${file}`);
}

function textNow(journey: string, endings: readonly string[]): string | null {
  const path = endings.map((ending) => `${APPROVED}/${journey}${ending}`).find(existsSync);
  return path === undefined ? null : readFileSync(path, 'utf8');
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 });
}
