/** What the tests of each journey said last when `npm run paths -- run` walked it: the report reads it beside the runners' own. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { isDaily, type Plan } from '../kit/plan';
import { reportsFolder } from '../kit/reports-folder';
import type { Told } from './results';

/** Results, and when they were written; ms of the clock. */
export interface Dated {
  readonly at: number;
  readonly told: readonly Told[];
}

/**
 * Keeps the results of a run, file by file. A run that was narrowed, to one path say, speaks for its file only where
 * something failed; a bug that was planted to learn with says nothing.
 */
export function keepResults(told: readonly Told[], plan: Plan, dir = folderOf(reportsFolder())): void {
  if (plan.plant !== undefined) return;
  const isWhole = isDaily(plan) && plan.levels.includes('screens');
  for (const file of new Set(told.map((one) => one.file))) {
    const own = told.filter((one) => one.file === file);
    if (!isWhole && own.every(({ passed }) => passed)) continue;
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, `${basename(file)}.json`), `${JSON.stringify(own, null, 2)}\n`);
  }
}

/** @param dir folder of the path reports */
export function readKept(dir: string): readonly Dated[] {
  const folder = folderOf(dir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => {
    const file = join(folder, name);
    // SAFETY: `keepResults` is the only writer of this folder.
    return { at: statSync(file).mtimeMs, told: JSON.parse(readFileSync(file, 'utf8')) as readonly Told[] };
  });
}

/** Of each test file, what was said last: an older report of the same file does not count any more. */
export function latest(reports: readonly Dated[]): readonly Told[] {
  const newest = new Map<string, number>();
  for (const { at, told } of reports)
    for (const { file } of told) newest.set(file, Math.max(at, newest.get(file) ?? 0));
  return reports.flatMap(({ at, told }) => told.filter(({ file }) => newest.get(file) === at));
}

function folderOf(dir: string): string {
  return join(dir, 'results');
}
