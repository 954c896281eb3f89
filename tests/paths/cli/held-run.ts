/** Runs the tests with held ports, in this process's own Vitest. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';

import { type Plan, reportsFolder } from '../kit/plan';
import { decodePath } from '../kit/replay';
import { type Gathered, progressReporter } from './progress';

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
}

/** Resolves with what the last run gathered; while watching, never. */
export async function runHeld({
  files,
  plan,
  workers,
  isWatching,
  replay,
  write,
  ended,
}: HeldRun): Promise<Gathered> {
  rmSync(join(reportsFolder(), 'failures'), { recursive: true, force: true });
  process.env.PATHS_PLAN = JSON.stringify(plan);
  process.env.PATHS_REPLAY = replay ?? '';
  let last: Gathered | undefined;
  const progress = progressReporter(files.length, write, (gathered) => {
    last = gathered;
    ended(gathered);
  });
  const vitest = await startVitest('test', [...files], {
    watch: isWatching,
    project: 'paths',
    maxWorkers: workers,
    // Of the journey's file only what walks a path.
    ...(replay === undefined ? {} : { testNamePattern: `^${decodePath(replay).machine}( \\(chart\\))? ` }),
    reporters: [progress, ['junit', { outputFile: join(reportsFolder(), 'run.junit.xml') }]],
  });
  if (isWatching) return new Promise(() => {});
  await vitest.close();
  // A failed path is told by the summary; what Vitest thinks of it is not our exit code.
  process.exitCode = 0;
  if (last === undefined) throw new Error('Vitest ran nothing.');
  return last;
}
