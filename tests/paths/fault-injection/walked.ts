/** Results of a run: one line per walk that passed. */
import { existsSync, readFileSync, rmSync } from 'node:fs';

import type { MadeStep } from './select-paths';

export const WALKED_FILE = 'reports/crossings/walked.jsonl';

export interface WalkedLine {
  readonly token: string;
  readonly steps: number;
  readonly places: readonly string[];
  readonly made: readonly MadeStep[];
  readonly hasArrived: boolean | null;
}

/** Results of the walks that passed; empty when there is no file. */
export function walkedLines(): readonly WalkedLine[] {
  if (!existsSync(WALKED_FILE)) return [];
  const lines = readFileSync(WALKED_FILE, 'utf8').split('\n').filter(Boolean);
  // SAFETY: only fault-injection.spec.ts writes it, line by line.
  return lines.map((line) => JSON.parse(line) as WalkedLine);
}

/** Deletes the results, before a run. */
export function clearWalked(): void {
  rmSync(WALKED_FILE, { force: true });
}
