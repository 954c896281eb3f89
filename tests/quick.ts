/**
 * `npm run test:quick [-- --base <revision>]`: what to run before each commit, in at most 90 seconds on two cores. Types, format
 * and lint, and the unit and path tests that import a file changed since the revision (HEAD by default). Tests that do not fit are
 * left to `npm test`, and the last line says so. Chromium is never started.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

/** Time limit of the tests, ms. Types, format and lint run beside them and take less. */
const LIMIT_MS = 85_000;

/** Tests that read files instead of importing them: what they guard may have changed with any file. */
const FILE_READING_TESTS = ['tests/architecture.test.ts', 'tests/documentation.test.ts'];

const { base } = parseArgs({ options: { base: { type: 'string', default: 'HEAD' } } }).values;
const changed = [
  ...lines('git', ['diff', '--name-only', '--diff-filter=d', base]),
  ...lines('git', ['ls-files', '--others', '--exclude-standard']),
];
const sources = changed.filter((file) => /\.(ts|tsx|mjs|json|css)$/.test(file));

const checks = await Promise.all([
  run('types', ['npm', 'run', 'types']),
  run('format and lint', ['npx', 'biome', 'check', '--no-errors-on-unmatched', ...changed]),
  run(
    `tests of ${sources.length} changed files`,
    ['npx', 'vitest', 'related', '--run', '--reporter=dot', ...FILE_READING_TESTS, ...sources],
    LIMIT_MS,
  ),
]);
if (checks.includes(false)) process.exitCode = 1;

function lines(command: string, args: readonly string[]): readonly string[] {
  return execFileSync(command, args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/**
 * Runs a package's command, and prints its outcome when it ends, with its output unless it passed. Returns false when it failed.
 * @param limitMs time after which it is stopped; that alone is no failure
 */
function run(name: string, [command = '', ...args]: readonly string[], limitMs?: number): Promise<boolean> {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    // A process group of its own: its workers end with it.
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
    let isCutShort = false;
    const timer = setTimeout(
      () => {
        isCutShort = true;
        stop(child);
      },
      limitMs ?? 2 ** 31 - 1,
    );
    child.once('close', (code) => {
      clearTimeout(timer);
      // Vitest names each failed test with this word, also when it is stopped.
      const isWell = code === 0 || (isCutShort && !Buffer.concat(output).includes('FAIL'));
      const outcome = isCutShort
        ? 'not all ran in the time: npm test runs them'
        : code === 0
          ? 'well'
          : 'FAILED';
      process.stdout.write(`\n> ${name}: ${outcome} (${Math.round((Date.now() - startedAt) / 1_000)} s)\n`);
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(isWell);
    });
  });
}

function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid);
}
