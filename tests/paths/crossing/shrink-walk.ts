/** The shortest part of a failed walk that fails: tried in Chromium, kept beside it (docs/crossings.md). */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

import { type Failed, makeShorter } from './shorter';
import { folderOf } from './story';

interface ShrinkPorts {
  /** ms for all tries together. */
  readonly maxTime: number;
  /** Makes the walk, by its seed or with the steps of a file; gives 0 when nothing was wrong. */
  readonly walk: (steps: string | null) => number;
  readonly say: (text: string) => void;
}

/**
 * Makes the walk short. One whose steps are not kept here is walked first.
 * @returns the exit code: 0 when the walk does not fail any more
 */
export async function shrinkWalk(token: string, { maxTime, walk, say }: ShrinkPorts): Promise<number> {
  const folder = folderOf(token);
  if (failedIn(folder) === null && walk(null) === 0) {
    say('This walk does not fail: there is nothing to make shorter.');
    return 0;
  }
  const first = failedIn(folder);
  if (first === null) throw new Error(`The walk broke off: there is no ${folder}/steps.json.`);
  const [tried, shortest] = [folderOf(token, 'tried'), folderOf(token, 'shortest')];
  const plan = `${folder}/to-try.json`;
  rmSync(shortest, { recursive: true, force: true });
  const { failed, tries, isWhole } = await makeShorter(first, {
    maxTime,
    async attempt(done) {
      rmSync(tried, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      writeFileSync(plan, JSON.stringify({ done }));
      walk(plan);
      return failedIn(tried);
    },
    keep() {
      rmSync(shortest, { recursive: true, force: true });
      renameSync(tried, shortest);
    },
  });
  rmSync(tried, { recursive: true, force: true });
  rmSync(plan, { force: true });
  const where = existsSync(shortest) ? shortest : folder;
  say(
    [
      `${first.done.length} steps, ${failed.done.length} of them needed (${tries} tries${isWhole ? '' : ', then the time was up'}):`,
      ...failed.done.map(({ told }, at) => `  ${at + 1}. ${told}`),
      ...failed.problems.map((problem) => `  WRONG: ${problem}`),
      `story, picture, requests, books: ${where}`,
      `again: npx tsx tests/paths/crossing/run.ts --replay ${token} --steps ${where}/steps.json`,
    ].join('\n'),
  );
  return 1;
}

/** Whether the walk failed in a run that began then (ms of the clock). */
export function hasFailedSince(token: string, begun: number): boolean {
  const left = statSync(`${folderOf(token)}/steps.json`, { throwIfNoEntry: false });
  return left !== undefined && left.mtimeMs >= begun;
}

/** What a walk left when it failed; null when it did not, or broke off. */
function failedIn(folder: string): Failed | null {
  const file = `${folder}/steps.json`;
  // SAFETY: written by story.ts alone, whole or not at all.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Failed) : null;
}
