/**
 * `npm run test:paths`: walks every journey's paths with held ports through the real screens, then in Chromium against
 * the sandbox, and prints one table for each level. Writes reports/paths/coverage.json with JUnit beside it.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';

import { clearParts, mergeParts } from './kit/merge';

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
];

report('Held ports, through the real screens', 'screens');
copyFileSync(`${DIR}/screens/coverage.json`, `${DIR}/coverage.json`);
report('Chromium, against the sandbox lender', 'browser');
if (walks.some((status) => status !== 0)) process.exitCode = 1;

function report(title: string, level: string): void {
  process.stdout.write(`\n${title}\n`);
  mergeParts(DIR, level, (text) => {
    process.stdout.write(`${text}\n`);
  });
}

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): number {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync('npx', [command, ...args], options).status ?? 1;
}
