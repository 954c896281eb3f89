/** Summary of a run. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { failureInShort } from '../kit/failure';
import type { StoredFailure } from '../kit/failure-record';
import { reportsFolder } from '../kit/reports-folder';
import type { PathReport } from '../support/test-paths';
import { byLevel, isShort, percentOf, reachedBy, shortfallOf } from './goals';
import { table } from './journeys';
import type { Complaint, Gathered } from './progress';

type CountedFailure = StoredFailure & {
  /** Number of paths that failed by the same fault. */
  readonly met: number;
};

const PASSED = 'passed';

/** Whether nothing failed and the requested share was reached. */
export function isAllWell({ reports, complaints }: Gathered): boolean {
  return (
    complaints.length === 0 &&
    reports.every(({ failure, stale }) => failure === undefined && stale === undefined) &&
    !isShort(reports)
  );
}

/**
 * The walked paths by journey and level, and each finding once.
 * @param verdict text for a run without failures
 */
export function summaryOf(gathered: Gathered, verdict = PASSED): string {
  const { reports, complaints, others, ms } = gathered;
  const journeys = new Set(reports.map(({ journey }) => journey));
  const levels = byLevel(reports);
  const failures = distinct(gathered);
  const stale = [...new Set(reports.flatMap((one) => one.stale ?? []))];
  const short = levels.flatMap((own) => notReached(own));
  const problems = failures.length + complaints.length + stale.length + short.length;
  return [
    table([
      ['journey', 'level', 'paths', 'steps', 'branches', ''],
      ...levels.map((own) => rowOf(own, complaints, verdict)),
    ]),
    '',
    ...failures.map((one, at) => `${at + 1}. ${failureInShort(one, one.folder, one.met)}\n`),
    ...complaints.map(({ journey, test, reason, lines = [] }) =>
      [
        `FAILED: ${journey}: ${test.replace(/^.* > /, '')}: ${reason}`,
        ...lines.map((line) => `  ${line}`),
      ].join('\n'),
    ),
    ...stale.map((why) => `NOT WALKED: ${why}`),
    ...short,
    `${count(journeys.size, 'journey')}, ${count(sum(reports.map(({ paths }) => paths)), 'path')}, ` +
      `${count(sum(reports.map(({ steps }) => steps)), 'step')} and ${count(others, 'other test')} in ${duration(ms)}: ` +
      (problems === 0 ? `${verdict}.` : `${count(problems, 'problem')}.`),
  ].join('\n');
}

/** Writes the summary as `reports/paths/run.json`. */
export function writeSummary(gathered: Gathered): void {
  const { reports, complaints, others, ms } = gathered;
  mkdirSync(reportsFolder(), { recursive: true });
  const paths = sum(reports.map((one) => one.paths));
  const steps = sum(reports.map((one) => one.steps));
  const coverage = byLevel(reports).flatMap((own) => {
    const [first] = own;
    const reached = reachedBy(own);
    return first === undefined || !reached
      ? []
      : [{ journey: first.journey, level: first.level, ...reached }];
  });
  const summary = { paths, steps, others, ms, coverage, failures: distinct(gathered), complaints };
  writeFileSync(join(reportsFolder(), 'run.json'), `${JSON.stringify(summary, null, 2)}\n`);
}

/** Report folders of the failures, each once. */
export function foldersOf(gathered: Gathered): readonly string[] {
  return distinct(gathered).map(({ folder }) => folder);
}

function rowOf(
  own: readonly PathReport[],
  complaints: readonly Complaint[],
  verdict: string,
): readonly string[] {
  const { journey = '', level = '' } = own[0] ?? {};
  const reached = reachedBy(own);
  return [
    journey,
    level,
    String(sum(own.map(({ paths }) => paths))),
    String(sum(own.map(({ steps }) => steps))),
    reached ? `${reached.covered} of ${reached.total}, ${percentOf(reached)} %` : '',
    outcomeOf(
      own,
      complaints.some((one) => one.journey === journey),
      verdict,
    ),
  ];
}

/** A journey with a failure must not be shown as passed. */
function outcomeOf(own: readonly PathReport[], hasComplaints: boolean, verdict: string): string {
  const failed = own.filter(({ failure }) => failure !== undefined).length;
  if (failed > 0) return `${count(failed, 'path')} FAILED`;
  if (own.some(({ stale }) => stale !== undefined)) return 'NOT WALKED';
  const short = shortfallOf(own);
  if (short !== null) return `reached ${short}`;
  return hasComplaints ? 'walked; see FAILED below' : verdict;
}

function notReached(own: readonly PathReport[]): readonly string[] {
  const short = shortfallOf(own);
  const [first] = own;
  if (short === null || first === undefined) return [];
  return [
    `NOT REACHED: ${first.journey} (${first.level}): ${short} of its branches. Use a greater --budget.`,
  ];
}

/** Paths that fail by the same fault are reported once, by the shrunk one, with their number. */
function distinct({ reports }: Gathered): readonly CountedFailure[] {
  const faults = new Map<string, CountedFailure>();
  for (const { failure } of reports) {
    if (failure === undefined) continue;
    const name = `${failure.journey} ${failure.level} ${failure.fault}`;
    const before = faults.get(name);
    faults.set(name, { ...(before ?? failure), met: (before?.met ?? 0) + 1 });
  }
  return [...faults.values()].sort((a, b) => a.shrunk - b.shrunk);
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
