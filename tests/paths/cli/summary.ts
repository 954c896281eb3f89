/** The end of a run for somebody who only reads the end. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FailureRecord } from '../kit/failure';
import { failureInShort } from '../kit/failure';
import { reportsFolder } from '../kit/plan';
import { table } from './journeys';
import type { Gathered } from './progress';

type Kept = FailureRecord & { readonly folder: string };

/** Whether anything went wrong. */
export function isAllWell({ reports, complaints }: Gathered): boolean {
  return (
    complaints.length === 0 &&
    reports.every(({ failure, stale }) => failure === undefined && stale === undefined)
  );
}

/** What was walked, journey by journey and level by level, and what was found, each thing once. */
export function summaryOf(gathered: Gathered): string {
  const { reports, complaints, others, ms } = gathered;
  const journeys = [...new Set(reports.map(({ journey }) => journey))].sort();
  const rows = journeys.flatMap((journey) =>
    [...new Set(reports.filter((one) => one.journey === journey).map(({ level }) => level))].map((level) => {
      const own = reports.filter((one) => one.journey === journey && one.level === level);
      const failed = own.filter(({ failure }) => failure !== undefined).length;
      return [
        journey,
        level,
        String(sum(own.map(({ paths }) => paths))),
        String(sum(own.map(({ steps }) => steps))),
        failed === 0 ? 'all well' : `${failed} FAILED`,
      ];
    }),
  );
  const failures = distinct(gathered);
  const problems = failures.length + complaints.length;
  return [
    table([['journey', 'level', 'paths', 'steps', ''], ...rows]),
    '',
    ...failures.map((failure, at) => `${at + 1}. ${failureInShort(failure, failure.folder)}\n`),
    ...complaints.map(({ journey, test, reason }) => `FAILED: ${journey}: ${test}: ${reason}`),
    `${count(journeys.length, 'journey')}, ${count(sum(reports.map(({ paths }) => paths)), 'path')}, ` +
      `${count(sum(reports.map(({ steps }) => steps)), 'step')} and ${count(others, 'other test')} in ${duration(ms)}: ` +
      (problems === 0 ? 'all well.' : `${count(problems, 'problem')}.`),
  ].join('\n');
}

/** Writes `reports/paths/run.json`: the same for machines. */
export function writeSummary(gathered: Gathered): void {
  const { reports, complaints, others, ms } = gathered;
  mkdirSync(reportsFolder(), { recursive: true });
  const paths = sum(reports.map((one) => one.paths));
  const steps = sum(reports.map((one) => one.steps));
  const summary = { paths, steps, others, ms, failures: distinct(gathered), complaints };
  writeFileSync(join(reportsFolder(), 'run.json'), `${JSON.stringify(summary, null, 2)}\n`);
}

/** Folders of the failures, each once. */
export function foldersOf(gathered: Gathered): readonly string[] {
  return distinct(gathered).map(({ folder }) => folder);
}

/** Several paths shrink to the same one: it is told once. */
function distinct({ reports }: Gathered): readonly Kept[] {
  const byToken = new Map(
    reports.flatMap(({ failure }) =>
      failure === undefined ? [] : [[`${failure.level} ${failure.token}`, failure] as const],
    ),
  );
  return [...byToken.values()].sort((a, b) => a.shrunk - b.shrunk);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** `1 path`, `2,310 paths`. */
function count(number: number, what: string): string {
  return `${number.toLocaleString('en-IN')} ${what}${number === 1 ? '' : 's'}`;
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
