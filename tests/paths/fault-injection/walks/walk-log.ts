/** Log of a walk as plain text, and the stored files of a failed one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import type { Merchant } from '../../../browser/support/lender';
import type { DoneStep } from '../choose';
import { describeWalk, type PlannedWalk, tokenOf } from '../plan';

const DIR = 'reports/walks';

export interface WalkLog {
  readonly add: (line: string) => void;
  readonly lines: () => readonly string[];
}

export function createWalkLog(planned: PlannedWalk): WalkLog {
  const lines = [describeWalk(planned)];
  return {
    add: (line) => void lines.push(`${String(lines.length).padStart(3)}. ${line}`),
    lines: () => lines,
  };
}

/** The command that replays this walk. */
export function replayLine(planned: PlannedWalk): string {
  return `npm run paths -- replay ${tokenOf(planned)}`;
}

/** The command that shrinks this walk. */
export function shrinkLine(planned: PlannedWalk): string {
  return `npm run paths -- shrink ${tokenOf(planned)}`;
}

/** Folder of a failed walk; its subfolders have the last shrinking attempt and the shortest failing walk. */
export function folderOf(token: string, within?: 'tried' | 'shortest'): string {
  return within === undefined ? `${DIR}/${token}` : `${DIR}/${token}/${within}`;
}

/** Stores log, steps, screenshot, requests and books of a failed walk. Returns the folder. */
export async function storeWalkFailure(
  planned: PlannedWalk,
  page: Page,
  merchant: Merchant | null,
  failure: {
    readonly story: readonly string[];
    readonly problems: readonly string[];
    readonly requests: readonly string[];
    readonly done: readonly DoneStep[];
  },
  isTry: boolean,
): Promise<string> {
  const folder = folderOf(tokenOf(planned), isTry ? 'tried' : undefined);
  mkdirSync(folder, { recursive: true });
  const text = [
    ...failure.story,
    '',
    ...failure.problems.map((problem) => `WRONG: ${problem}`),
    '',
    replayLine(planned),
    shrinkLine(planned),
  ];
  writeFileSync(`${folder}/story.txt`, `${text.join('\n')}\n`);
  writeFileSync(`${folder}/requests.txt`, `${failure.requests.join('\n')}\n`);
  const { done, problems } = failure;
  writeFileSync(`${folder}/steps.json`, JSON.stringify({ done, problems }, null, 2));
  if (merchant !== null)
    writeFileSync(`${folder}/books.json`, JSON.stringify(await merchant.books(), null, 2));
  // A closed page has no screenshot.
  await page.screenshot({ path: `${folder}/screen.png`, timeout: 5_000 }).catch(() => {});
  return folder;
}
