/** A copy of the tree for the mutants: the working tree is never changed. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { type Failure, failuresIn } from '../../paths/report/results';

export interface WalkOutcome {
  readonly passed: boolean;
  readonly failures: readonly Failure[];
}

export interface Workshop {
  /** Runs with this text in the file, then restores the file. */
  withText<T>(file: string, text: string, run: () => Promise<T>): Promise<T>;
  /** @param testName name of the only test to run; all tests when omitted */
  walkStubbed(tests: readonly string[], testName?: string): Promise<WalkOutcome>;
  /** Builds the app, then walks it in Chromium. @param testName name of the only test to run; all tests when omitted */
  walkBrowser(tests: readonly string[], testName?: string): Promise<WalkOutcome>;
  close(): void;
}

/** Generated and linked folders, which are not copied. */
const NOT_COPIED: ReadonlySet<string> = new Set([
  ...['node_modules', '.git', 'dist', 'dist-inspector', 'reports', 'test-results', '.sandbox'],
]);
const STUBBED_BUDGET_MS = 6 * 60_000;
const BROWSER_BUDGET_MS = 12 * 60_000;

const OUT_OF_TIME: Failure = {
  file: '',
  name: '',
  reason: 'the paths did not end within the time limit',
  replay: null,
};

/** Copies the tree under this root; `close` deletes the copy. */
export function openWorkshop(root: string): Workshop {
  const copy = mkdtempSync(join(tmpdir(), 'path-mutants-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !NOT_COPIED.has(relative(root, path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return {
    async withText(file, text, run) {
      const path = join(copy, file);
      const originalText = readFileSync(path, 'utf8');
      writeFileSync(path, text);
      try {
        return await run();
      } finally {
        writeFileSync(path, originalText);
      }
    },
    walkStubbed: (tests, testName) =>
      walk(copy, 'held', STUBBED_BUDGET_MS, [
        ...['vitest', 'run', '--project', 'paths', '--bail', '1', '--reporter=json'],
        ...['--outputFile.json=reports/held.json', ...only('-t', testName), ...tests],
      ]),
    async walkBrowser(tests, testName) {
      const built = await run(copy, ['vite', 'build', '--logLevel', 'error'], BROWSER_BUDGET_MS);
      if (built !== 0) throw new Error('The app could not be built with the mutant in it.');
      return walk(copy, 'mutant', BROWSER_BUDGET_MS, [
        ...['playwright', 'test', '-c', 'tests/browser/playwright.config.ts', '--workers=1', '-x'],
        ...[...only('-g', testName), ...tests],
      ]);
    },
    close: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** Option for a test name, escaped: runners read it as a pattern. */
function only(flag: string, testName: string | undefined): readonly string[] {
  return testName === undefined ? [] : [flag, testName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')];
}

async function walk(
  copy: string,
  report: string,
  budgetMs: number,
  args: readonly string[],
): Promise<WalkOutcome> {
  const file = join(copy, `reports/${report}.json`);
  rmSync(file, { force: true });
  const code = await run(copy, args, budgetMs);
  if (code === 0) return { passed: true, failures: [] };
  if (code === null) return { passed: false, failures: [OUT_OF_TIME] };
  // A runner that fails without a report ran no test: that proves nothing about the mutant.
  if (!existsSync(file)) throw new Error(`No report of ${args.join(' ')}: the paths were not walked.`);
  const failures = failuresIn(JSON.parse(readFileSync(file, 'utf8')));
  if (failures.length === 0) throw new Error(`${args.join(' ')} failed without naming a path.`);
  return { passed: false, failures };
}

/** The exit code; null after a timeout. @param budgetMs after which it is killed */
function run(cwd: string, args: readonly string[], budgetMs: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, REPORT: 'mutant', FORCE_COLOR: '0' };
    // A process group of its own, so that its child processes end with it.
    const child = spawn('npx', args, { cwd, env, stdio: ['ignore', 'ignore', 'ignore'], detached: true });
    let isTimedOut = false;
    const timer = setTimeout(() => {
      isTimedOut = true;
      if (child.pid !== undefined) process.kill(-child.pid);
    }, budgetMs);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(isTimedOut ? null : (code ?? 1));
    });
  });
}
