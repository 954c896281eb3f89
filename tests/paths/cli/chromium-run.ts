/** Runs the journeys' tests in Chromium, against the built app. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

import { programFile, runProgram } from '../../support/run-program';
import type { SpecName } from '../kit/paths/spec-token';
import { chromiumFailures } from './failures/chromium-failures';

const CONFIG = 'tests/browser/playwright.config.ts';

interface ChromiumRun {
  readonly specs: readonly string[];
  readonly workers: number;
  readonly isBuilding: boolean;
  readonly isHeaded: boolean;
  readonly slow: number;
  /** Runs only the test with this title. */
  readonly title?: string;
  readonly write: (text: string) => void;
}

/** @returns the exit code of the tests in Chromium */
export function runInChromium(options: ChromiumRun): number {
  const { specs, workers, isBuilding, isHeaded, slow, title, write } = options;
  if (isBuilding && runProgram('vite', ['build', '--logLevel', 'warn']) !== 0) return 1;
  const begun = Date.now();
  const report = title === undefined ? 'paths-chromium' : 'paths-replay';
  const code = runProgram(
    'playwright',
    [
      ...['test', '-c', CONFIG, ...specs, `--workers=${workers}`],
      ...(isHeaded ? ['--headed'] : []),
      ...(title === undefined ? [] : ['--grep', `${escapeRegExp(title)}$`]),
    ],
    { REPORT: report, PATHS_SLOW: String(slow) },
  );
  for (const failure of chromiumFailures(begun)) write(`\n${failure}`);
  return Math.max(code, validateCalls(report));
}

/** Validates all recorded calls against the contract. @returns the exit code; 0 when there were no calls */
function validateCalls(report: string): number {
  const calls = `reports/wire/${report}.jsonl`;
  const hasCalls = existsSync(calls) && statSync(calls).size > 0;
  return hasCalls ? runProgram('tsx', ['tests/contract/validate-recordings.ts', report]) : 0;
}

/** Whether the file still has a test of this title; checked before the build. */
export function hasTest({ file, title }: SpecName): boolean {
  const args = ['test', '-c', CONFIG, file, '--list', '--reporter=list', '--grep', `${escapeRegExp(title)}$`];
  const { stdout } = spawnSync(programFile('playwright'), args, { encoding: 'utf8' });
  return !/^Total: 0 tests/m.test(stdout);
}

/** @returns the exit code of tests/paths/report/write.ts */
export function writeReport(): number {
  return runProgram('tsx', ['tests/paths/report/write.ts']);
}

function escapeRegExp(title: string): string {
  return title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
