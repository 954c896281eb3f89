/**
 * `npm run test:paths`: walks every journey's paths with stubbed ports through the real screens, then in Chromium against
 * the sandbox, and prints one table for each level. Needs the build (`npm run build:tested`). Writes reports/paths/coverage.json, a JUnit
 * file, and the report page (report/write.ts). The thresholds are in thresholds.ts. With `--night`, tests tagged `@night` run in Chromium
 * too. With `--all`, the other tests in Chromium run together with the paths, and those in the other engines beside them.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';

import { runProgram } from '../support/run-program';
import { clearParts, mergeParts } from './kit/coverage/merge';
import { reportsFolder } from './kit/coverage/reports-folder';
import { recordRun } from './report/trend';
import { writeReport } from './report/write';

const startedAt = Date.now();
const DIR = reportsFolder();
const isNight = process.argv.includes('--night');
const CONFIG = 'tests/browser/playwright.config.ts';

for (const level of ['screens', 'browser']) clearParts(DIR, level);

const walks = [
  run('vitest', [
    ...['run', '--project', 'paths', '--reporter=default'],
    ...['--reporter=json', '--outputFile.json=reports/paths.json'],
    ...['--reporter=junit', `--outputFile.junit=${DIR}/junit.xml`],
  ]),
  ...(process.argv.includes('--all')
    ? [runBesideEachOther('test:chromium', 'test:engines')]
    : [
        run(
          'playwright',
          ['test', '-c', CONFIG, 'tests/paths', ...(isNight ? [] : ['--grep-invert', '@night'])],
          {
            REPORT: 'paths-browser',
            ...(isNight && { NIGHTLY: '1' }),
          },
        ),
        run('tsx', ['tests/contract/validate-recordings.ts', 'paths-browser']),
      ]),
];

table('Stubbed ports, through the real screens', 'screens');
copyFileSync(`${DIR}/screens/coverage.json`, `${DIR}/coverage.json`);
table('Chromium, against the sandbox lender', 'browser');

const report = await writeReport(DIR, isNight ? 'night' : 'day');
recordRun(DIR, report, Date.now() - startedAt);
const problems = [
  ...walks.flatMap(({ name, status }) => (status === 0 ? [] : [`${name} failed`])),
  ...report.shortfalls,
];
for (const problem of problems) write(`FAILED: ${problem}`);
// Lists the failures again: the runners' output is far above the tables.
if (problems.length > 0)
  spawnSync('node', ['tests/support/reports/failures.mjs', 'paths', 'paths-browser', 'chromium', 'engines'], {
    stdio: 'inherit',
  });
if (problems.length > 0) process.exitCode = 1;

function table(title: string, level: string): void {
  write(`\n${title}`);
  mergeParts(DIR, level, write);
}

function write(text: string): void {
  process.stdout.write(`${text}\n`);
}

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return { name: `${command} ${args[0]}`, status: runProgram(command, args, env) };
}

function runBesideEachOther(...scripts: readonly string[]) {
  const { status } = spawnSync('node', ['tests/support/side-by-side.mjs', ...scripts], { stdio: 'inherit' });
  return { name: scripts.join(' or '), status };
}
