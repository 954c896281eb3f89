/** Last test outcomes of each journey from `npm run paths -- run`: the report reads them in addition to the runners' reports. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { reportsFolder } from '../kit/coverage/reports-folder';
import { isDaily, type Plan } from '../kit/generators/plan';
import type { TestOutcome } from './results';

/** Outcomes, and when they were written, epoch ms. */
export interface DatedOutcomes {
  readonly at: number;
  readonly outcomes: readonly TestOutcome[];
}

/**
 * Stores the outcomes of a run, by test file. A partial run, such as one of a single path, is stored only for files with a
 * failure; a run with a seeded mutant is not stored.
 */
export function storeResults(
  outcomes: readonly TestOutcome[],
  plan: Plan,
  dir = folderOf(reportsFolder()),
): void {
  if (plan.plant !== undefined) return;
  const isCompleteRun = isDaily(plan) && plan.levels.includes('screens');
  for (const file of new Set(outcomes.map((outcome) => outcome.file))) {
    const fileOutcomes = outcomes.filter((outcome) => outcome.file === file);
    if (!isCompleteRun && fileOutcomes.every(({ passed }) => passed)) continue;
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, `${basename(file)}.json`), `${JSON.stringify(fileOutcomes, null, 2)}\n`);
  }
}

/** @param dir folder of the path reports */
export function readStoredResults(dir: string): readonly DatedOutcomes[] {
  const folder = folderOf(dir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => {
    const file = join(folder, name);
    // SAFETY: `storeResults` is the only writer of this folder.
    return {
      at: statSync(file).mtimeMs,
      outcomes: JSON.parse(readFileSync(file, 'utf8')) as readonly TestOutcome[],
    };
  });
}

/** The newest outcomes of each test file. */
export function latestOutcomes(reports: readonly DatedOutcomes[]): readonly TestOutcome[] {
  const newest = new Map<string, number>();
  for (const { at, outcomes } of reports)
    for (const { file } of outcomes) newest.set(file, Math.max(at, newest.get(file) ?? 0));
  return reports.flatMap(({ at, outcomes }) => outcomes.filter(({ file }) => newest.get(file) === at));
}

function folderOf(dir: string): string {
  return join(dir, 'results');
}
