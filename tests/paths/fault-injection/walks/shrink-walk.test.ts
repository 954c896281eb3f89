/** The command that shrinks a failed walk: which walks it makes, what it stores, and what it prints. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { DoneStep } from '../choose';
import { hasFailedSince, shrinkWalk } from './shrink-walk';
import type { FailedWalk } from './shrink-walk-steps';
import { folderOf } from './walk-log';

const token = 'a-walk.of-this-test';
const folder = folderOf(token);
const printedLines: string[] = [];
const say = (text: string) => void printedLines.push(text);

const stepOf = (actionText: string): DoneStep => ({
  actionText,
  isElsewhere: false,
  isStruck: false,
  isHasty: false,
});
const drawn = ['looks', 'pays', 'looks again'].map(stepOf);

/** A fake app that fails when a merchant pays, and stores the files of a failed walk. */
function walk(steps: string | null): number {
  // SAFETY: written by the command.
  const { done } = steps === null ? { done: drawn } : (JSON.parse(readFileSync(steps, 'utf8')) as FailedWalk);
  const pays = done.findIndex(({ actionText }) => actionText === 'pays');
  if (pays < 0) return 0;
  const into = steps === null ? folder : folderOf(token, 'tried');
  mkdirSync(into, { recursive: true });
  const left: FailedWalk = { done: done.slice(0, pays + 1), problems: ['the screen is blank'] };
  writeFileSync(`${into}/steps.json`, JSON.stringify(left));
  return 1;
}

beforeEach(() => {
  printedLines.length = 0;
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes the walk by its seed first, stores the shortest one, and prints its steps and the command that replays it', async () => {
  expect(await shrinkWalk(token, { maxTime: 10_000, walk, say })).toBe(1);
  const shortest = `${folderOf(token, 'shortest')}/steps.json`;
  expect(JSON.parse(readFileSync(shortest, 'utf8'))).toEqual({
    done: [stepOf('pays')],
    problems: ['the screen is blank'],
  });
  expect(existsSync(folderOf(token, 'tried'))).toBe(false);
  expect(printedLines.join('\n')).toMatch(/^2 steps, 1 of them needed/);
  expect(printedLines.join('\n')).toContain('1. pays\n  WRONG: the screen is blank');
  expect(printedLines.join('\n')).toContain(`npm run paths -- replay ${token} --steps ${shortest}`);
});

it('says that a limit ended the search, and names the walk as it was drawn', async () => {
  expect(await shrinkWalk(token, { maxTime: 0, walk, say })).toBe(1);
  expect(printedLines.join('\n')).toMatch(
    /^2 steps, 2 of them needed \(0 attempts, then the limit of attempts or time\):/,
  );
  expect(printedLines.join('\n')).toContain(`replay ${token} --steps ${folder}/steps.json`);
});

it('reports that the walk does not fail any more', async () => {
  expect(await shrinkWalk(token, { maxTime: 10_000, walk: () => 0, say })).toBe(0);
  expect(printedLines).toEqual(['This walk does not fail: there is nothing to shrink.']);
});

it('reports that the walk was interrupted and stored nothing', async () => {
  expect(await shrinkWalk(token, { maxTime: 10_000, walk: () => 1, say })).toBe(2);
  expect(printedLines).toEqual([`The walk broke off: there is no ${folder}/steps.json.`]);
});

it('counts a walk as failed only for the run in which it failed', () => {
  expect(hasFailedSince(token, 0)).toBe(false);
  walk(null);
  expect(hasFailedSince(token, Date.now() - 60_000)).toBe(true);
  expect(hasFailedSince(token, Date.now() + 60_000)).toBe(false);
});
