/** What the walks of a run left: one line for each that nothing was wrong with. */
import { existsSync, readFileSync, rmSync } from 'node:fs';

import type { MadeStep } from './learn-ways';

export const WALKED_FILE = 'reports/crossings/walked.jsonl';

export interface WalkedLine {
  readonly token: string;
  readonly steps: number;
  readonly places: readonly string[];
  readonly made: readonly MadeStep[];
  readonly hasArrived: boolean | null;
}

export function walkedLines(): readonly WalkedLine[] {
  if (!existsSync(WALKED_FILE)) return [];
  const lines = readFileSync(WALKED_FILE, 'utf8').split('\n').filter(Boolean);
  // SAFETY: written by crossings.spec.ts alone, line by line.
  return lines.map((line) => JSON.parse(line) as WalkedLine);
}

export function forgetWalked(): void {
  rmSync(WALKED_FILE, { force: true });
}
