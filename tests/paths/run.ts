/**
 * `npm run test:paths`: walks every journey's paths with held ports through the real screens, then in Chromium against
 * the sandbox, and prints one table for each level. Writes reports/paths/coverage.json with JUnit beside it.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';

import { beyondChromium } from './beyond-chromium/all';
import { clearParts, mergeParts } from './kit/merge';
import type { JourneyCoverage } from './kit/report';

const DIR = 'reports/paths';
const CONFIG = 'tests/browser/playwright.config.ts';

for (const level of ['screens', 'browser']) clearParts(DIR, level);

const walks = [
  run('vitest', [
    ...['run', '--project', 'paths', '--reporter=default'],
    ...['--reporter=json', '--outputFile.json=reports/paths.json'],
    ...['--reporter=junit', `--outputFile.junit=${DIR}/junit.xml`],
  ]),
  run('vite', ['build', '--logLevel', 'warn']),
  run('playwright', ['test', '-c', CONFIG, 'tests/paths'], { REPORT: 'paths-browser' }),
  run('tsx', ['tests/contract/judge-recordings.ts', 'paths-browser']),
];

const held = report('Held ports, through the real screens', 'screens');
copyFileSync(`${DIR}/screens/coverage.json`, `${DIR}/coverage.json`);
const inChromium = report('Chromium, against the sandbox lender', 'browser');

const problems = [
  ...walks.flatMap(({ name, status }) => (status === 0 ? [] : [`${name} failed`])),
  ...held.flatMap(({ id, missing }) =>
    [...missing.states, ...missing.transitions].map((one) => `${id}: ${one}`),
  ),
  ...inChromium.flatMap(unexplained),
];
for (const problem of problems) write(`FAILED: ${problem}`);
// Again by name: the runners' own words stand far above the tables.
if (problems.length > 0)
  spawnSync('node', ['tests/support/failures.mjs', 'paths', 'paths-browser'], { stdio: 'inherit' });
if (problems.length > 0) process.exitCode = 1;

/** What Chromium did not take must be listed by name with its reason (beyond-chromium/), and what is listed must not be taken. */
function unexplained({ id, missing }: JourneyCoverage): string[] {
  const listed: Readonly<Record<string, string>> = beyondChromium[id] ?? {};
  const left = missing.transitions;
  return [
    ...left.filter((one) => !(one in listed)).map((one) => `${id}: not taken in Chromium: ${one}`),
    ...Object.keys(listed)
      .filter((one) => !left.includes(one))
      .map((one) => `${id}: listed as beyond Chromium, yet taken or unknown: ${one}`),
  ];
}

function report(title: string, level: string): readonly JourneyCoverage[] {
  write(`\n${title}`);
  return mergeParts(DIR, level, write).journeys;
}

function write(text: string): void {
  process.stdout.write(`${text}\n`);
}

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const;
  const { status } = spawnSync('npx', [command, ...args], options);
  return { name: `${command} ${args[0]}`, status: status ?? 1 };
}
