/** Shrinks a failed walk in Chromium, and stores the result in its folder (docs/fault-injection.md). */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

import { type FailedWalk, shrinkWalkSteps } from './shrink-walk-steps';
import { folderOf } from './walk-log';

interface ShrinkPorts {
  /** Time for all attempts together, ms. */
  readonly maxTime: number;
  /** Makes the walk, by its seed or with the steps of a file; returns 0 when it passed. */
  readonly walk: (steps: string | null) => number;
  readonly say: (text: string) => void;
}

/**
 * Shrinks the walk. A walk without stored steps is made first.
 * @returns the exit code: 0 when the walk does not fail any more, 1 when it still fails, 2 when it broke off
 */
export async function shrinkWalk(token: string, { maxTime, walk, say }: ShrinkPorts): Promise<number> {
  const folder = folderOf(token);
  if (failedIn(folder) === null && walk(null) === 0) {
    say('This walk does not fail: there is nothing to shrink.');
    return 0;
  }
  const first = failedIn(folder);
  if (first === null) {
    say(`The walk broke off: there is no ${folder}/steps.json.`);
    return 2;
  }
  const [tried, shortest] = [folderOf(token, 'tried'), folderOf(token, 'shortest')];
  const stepsFile = `${folder}/to-try.json`;
  rmSync(shortest, { recursive: true, force: true });
  const { failed, tries, isMinimal } = await shrinkWalkSteps(first, {
    maxTime,
    async attempt(done) {
      rmSync(tried, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      writeFileSync(stepsFile, JSON.stringify({ done }));
      walk(stepsFile);
      return failedIn(tried);
    },
    keep() {
      rmSync(shortest, { recursive: true, force: true });
      renameSync(tried, shortest);
    },
  });
  rmSync(tried, { recursive: true, force: true });
  rmSync(stepsFile, { force: true });
  const resultFolder = existsSync(shortest) ? shortest : folder;
  say(
    [
      `${first.done.length} steps, ${failed.done.length} of them needed (${tries} attempts${isMinimal ? '' : ', then the limit of attempts or time'}):`,
      ...failed.done.map(({ actionText }, index) => `  ${index + 1}. ${actionText}`),
      ...failed.problems.map((problem) => `  WRONG: ${problem}`),
      `log, screenshot, requests, books: ${resultFolder}`,
      `replay: npm run paths -- replay ${token} --steps ${resultFolder}/steps.json`,
    ].join('\n'),
  );
  return 1;
}

/** Whether the walk failed in a run that began at this time (epoch ms). */
export function hasFailedSince(token: string, startedAt: number): boolean {
  const stats = statSync(`${folderOf(token)}/steps.json`, { throwIfNoEntry: false });
  return stats !== undefined && stats.mtimeMs >= startedAt;
}

/** Stored failure of a walk; null when it passed or was interrupted. */
function failedIn(folder: string): FailedWalk | null {
  const file = `${folder}/steps.json`;
  // SAFETY: only walk-log.ts writes it, in one write.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FailedWalk) : null;
}
