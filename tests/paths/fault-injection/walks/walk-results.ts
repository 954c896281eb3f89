/** Results of a run: one line per walk that passed. */
import { existsSync, readFileSync, rmSync } from 'node:fs';

import type { WalkedStep } from '../select-paths';

export const WALK_RESULTS_FILE = 'reports/walks/walked.jsonl';

export interface WalkResultLine {
  readonly token: string;
  readonly steps: number;
  readonly screens: readonly string[];
  readonly walkedSteps: readonly WalkedStep[];
  readonly hasReachedEnd: boolean | null;
}

/** Results of the walks that passed; empty when there is no file. */
export function readWalkResults(): readonly WalkResultLine[] {
  if (!existsSync(WALK_RESULTS_FILE)) return [];
  const lines = readFileSync(WALK_RESULTS_FILE, 'utf8').split('\n').filter(Boolean);
  // SAFETY: only fault-injection.spec.ts writes it, line by line.
  return lines.map((line) => JSON.parse(line) as WalkResultLine);
}

/** Deletes the results, before a run. */
export function clearWalkResults(): void {
  rmSync(WALK_RESULTS_FILE, { force: true });
}
