/** Runs what needs the built app: the journeys' walks in Chromium, and the crossings. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

import type { SpecName } from '../kit/spec-token';
import { chromiumFailures } from './chromium-failures';

const CONFIG = 'tests/browser/playwright.config.ts';

interface ChromiumRun {
  readonly specs: readonly string[];
  readonly workers: number;
  readonly isBuilding: boolean;
  readonly isHeaded: boolean;
  readonly slow: number;
  /** Of one file, the test of this title alone. */
  readonly title?: string;
  readonly write: (text: string) => void;
}

/** Exit code of the walks in Chromium. */
export function runInChromium(asked: ChromiumRun): number {
  const { specs, workers, isBuilding, isHeaded, slow, title, write } = asked;
  if (isBuilding && run('vite', ['build', '--logLevel', 'warn']) !== 0) return 1;
  const begun = Date.now();
  const report = title === undefined ? 'paths-chromium' : 'paths-replay';
  const code = run(
    'playwright',
    [
      ...['test', '-c', CONFIG, ...specs, `--workers=${workers}`],
      ...(isHeaded ? ['--headed'] : []),
      ...(title === undefined ? [] : ['--grep', `${escaped(title)}$`]),
    ],
    { REPORT: report, PATHS_SLOW: String(slow) },
  );
  for (const failure of chromiumFailures(begun)) write(`\n${failure}`);
  return Math.max(code, judgeCalls(report));
}

/** Every call that was made against the contract: its exit code. A walk that never came to ask the lender has none. */
function judgeCalls(report: string): number {
  const calls = `reports/wire/${report}.jsonl`;
  const isAsked = existsSync(calls) && statSync(calls).size > 0;
  return isAsked ? run('tsx', ['tests/contract/judge-recordings.ts', report]) : 0;
}

/** Whether the file still has a test of this title; asked before anything is built. */
export function hasTest({ file, title }: SpecName): boolean {
  const args = ['playwright', 'test', '-c', CONFIG, file, '--list', '--reporter=list'];
  const { stdout } = spawnSync('npx', [...args, '--grep', `${escaped(title)}$`], { encoding: 'utf8' });
  return !/^Total: 0 tests/m.test(stdout);
}

/** Exit code of the crossings (tests/paths/crossing/run.ts). */
export function runCrossings(args: readonly string[], slow = 0): number {
  return run('tsx', ['tests/paths/crossing/run.ts', ...args], { PATHS_SLOW: String(slow) });
}

/** Exit code of the report's writer (tests/paths/report/write.ts). */
export function writeReport(): number {
  return run('tsx', ['tests/paths/report/write.ts']);
}

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): number {
  const { status } = spawnSync('npx', [command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

function escaped(title: string): string {
  return title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
