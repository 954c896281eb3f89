/** A walk told in plain words, and what is kept of one that failed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import type { Merchant } from '../../browser/support/lender';
import type { Done } from './choose';
import { type Crossing, tell, tokenOf } from './plan';

const DIR = 'reports/crossings';

export interface Story {
  readonly add: (line: string) => void;
  readonly lines: () => readonly string[];
}

export function storyOf(crossing: Crossing): Story {
  const told = [tell(crossing)];
  return { add: (line) => void told.push(`${String(told.length).padStart(3)}. ${line}`), lines: () => told };
}

/** The one line that makes this walk again. */
export function replayLine(crossing: Crossing): string {
  return `npx tsx tests/paths/crossing/run.ts --replay ${tokenOf(crossing)}`;
}

/** The one line that looks for the shortest part of it that fails. */
export function shrinkLine(crossing: Crossing): string {
  return `npx tsx tests/paths/crossing/run.ts --shrink ${tokenOf(crossing)}`;
}

/** Where a walk that failed is kept; the last try to make it shorter, and the shortest, stand within. */
export function folderOf(token: string, within?: 'tried' | 'shortest'): string {
  return within === undefined ? `${DIR}/${token}` : `${DIR}/${token}/${within}`;
}

/** Story, steps, picture, requests and books of a walk that failed, in a folder of its own. Gives the folder. */
export async function keepFailure(
  crossing: Crossing,
  page: Page,
  merchant: Merchant | null,
  told: {
    readonly story: readonly string[];
    readonly problems: readonly string[];
    readonly requests: readonly string[];
    readonly done: readonly Done[];
  },
  isTry: boolean,
): Promise<string> {
  const folder = folderOf(tokenOf(crossing), isTry ? 'tried' : undefined);
  mkdirSync(folder, { recursive: true });
  const words = [
    ...told.story,
    '',
    ...told.problems.map((problem) => `WRONG: ${problem}`),
    '',
    replayLine(crossing),
    shrinkLine(crossing),
  ];
  writeFileSync(`${folder}/story.txt`, `${words.join('\n')}\n`);
  writeFileSync(`${folder}/requests.txt`, `${told.requests.join('\n')}\n`);
  const { done, problems } = told;
  writeFileSync(`${folder}/steps.json`, JSON.stringify({ done, problems }, null, 2));
  if (merchant !== null)
    writeFileSync(`${folder}/books.json`, JSON.stringify(await merchant.books(), null, 2));
  // A page that is gone has no picture.
  await page.screenshot({ path: `${folder}/screen.png`, timeout: 5_000 }).catch(() => {});
  return folder;
}
