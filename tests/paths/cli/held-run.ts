/** Runs the tests with held ports, in this process's own Vitest. */
import { join } from 'node:path';
import { startVitest } from 'vitest/node';

import type { Plan } from '../kit/plan';
import { reportsFolder } from '../kit/reports-folder';
import { decodePath } from '../kit/token';
import { forgetFailures } from './kept-failures';
import { type Gathered, progressReporter } from './progress';
import { quiet } from './quiet';
import { INTERRUPTED } from './usage';

interface HeldRun {
  readonly files: readonly string[];
  readonly plan: Plan;
  readonly workers: number;
  readonly isWatching: boolean;
  /** A written path: it runs, and nothing else. */
  readonly replay?: string;
  readonly write: (text: string) => void;
  /** Hears each run that is over; when watching there are several. */
  readonly ended: (gathered: Gathered) => void;
  /** Hears what was walked when somebody stops it by Ctrl-C; the process ends then. */
  readonly interrupted: (gathered: Gathered) => void;
}

const SHOW_CURSOR = '\u001b[?25h';

/** Resolves with what the last run gathered; while watching, never. */
export async function runHeld({
  files,
  plan,
  workers,
  isWatching,
  replay,
  write,
  ended,
  interrupted,
}: HeldRun): Promise<Gathered> {
  // A replay is of a failure that somebody may still be reading.
  if (replay === undefined) forgetFailures('held');
  process.env.PATHS_PLAN = JSON.stringify(plan);
  process.env.PATHS_REPLAY = replay ?? '';
  let last: Gathered | undefined;
  const progress = progressReporter(files.length, write, (gathered) => {
    last = gathered;
    ended(gathered);
  });
  const stop = () => {
    if (process.stdout.isTTY) process.stdout.write(SHOW_CURSOR);
    interrupted(progress.soFar());
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
      // Of the journey's file only what walks a path.
      ...(replay === undefined ? {} : { testNamePattern: `^${decodePath(replay).machine}( \\(chart\\))? ` }),
      // CI's file is of a run, not of a path that somebody looks at again.
      reporters: replay === undefined ? [progress, [...junit]] : [progress],
    },
    {},
    // Not a terminal to Vitest: it hides no cursor that an interrupted run would leave hidden.
    { stdout: quiet(process.stdout), stderr: quiet(process.stderr) },
  );
  if (isWatching) return new Promise(() => {});
  await vitest.close();
  process.off('SIGINT', stop);
  // A failed path is told by the summary; what Vitest thinks of it is not our exit code.
  process.exitCode = 0;
  if (last === undefined) throw new Error('Vitest ran nothing.');
  return last;
}
