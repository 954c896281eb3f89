/** Runs the tests with stubbed ports, with Vitest in this process. */
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { reportsFolder } from '../kit/coverage/reports-folder';
import type { Plan } from '../kit/generators/plan';
import { decodePath } from '../kit/paths/token';
import { clearFailures } from './failures/stored-failures';
import { filterNoise } from './filter-output';
import { progressReporter, type RunResults } from './progress';
import { INTERRUPTED } from './usage';

interface StubbedRun {
  readonly files: readonly string[];
  readonly plan: Plan;
  readonly workers: number;
  readonly isWatching: boolean;
  /** Token of the only path to run. */
  readonly replay?: string;
  readonly write: (text: string) => void;
  /** Called after each run; several times with `--watch`. */
  readonly ended: (gathered: RunResults) => void;
  /** Called on Ctrl-C with the results so far; then the process exits. */
  readonly interrupted: (gathered: RunResults) => void;
}

const SHOW_CURSOR = '\u001b[?25h';

/** Resolves with the results of the last run; never with `--watch`. */
export async function runStubbed({
  files,
  plan,
  workers,
  isWatching,
  replay,
  write,
  ended,
  interrupted,
}: StubbedRun): Promise<RunResults> {
  // A replay keeps the stored failures.
  if (replay === undefined) clearFailures('stubbed');
  process.env.PATHS_PLAN = JSON.stringify(plan);
  process.env.PATHS_REPLAY = replay ?? '';
  let last: RunResults | undefined;
  const progress = progressReporter(files.length, write, (gathered) => {
    last = gathered;
    ended(gathered);
  });
  const stop = () => {
    if (process.stdout.isTTY) process.stdout.write(SHOW_CURSOR);
    interrupted(progress.resultsSoFar());
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', stop);
  const junit = ['junit', { outputFile: join(reportsFolder(), 'run.junit.xml') }] as const;
  const vitest = await startVitest(
    'test',
    [...files],
    {
      watch: isWatching,
      project: 'paths',
      maxWorkers: workers,
      // A replay runs only the path tests of the journey's file.
      ...(replay === undefined ? {} : { testNamePattern: `^${decodePath(replay).machine}( \\(chart\\))? ` }),
      // A replay does not overwrite the JUnit file of a run.
      reporters: replay === undefined ? [progress, [...junit]] : [progress],
    },
    {},
    // Vitest must not detect a terminal: it would hide the cursor, and an interrupted run would leave it hidden.
    { stdout: filterNoise(process.stdout), stderr: filterNoise(process.stderr) },
  );
  if (isWatching) return new Promise(() => {});
  await vitest.close();
  process.off('SIGINT', stop);
  // The exit code is decided from the results, not by Vitest.
  process.exitCode = 0;
  if (last === undefined) throw new Error('Vitest ran nothing.');
  return last;
}
