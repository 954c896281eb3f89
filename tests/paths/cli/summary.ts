/** Summary of a run. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportsFolder } from '../kit/coverage/reports-folder';
import { failureSummary } from '../kit/run/failure';
import type { StoredFailure } from '../kit/run/failure-record';
import type { PathReport } from '../support/test-paths';
import { bestCoverage, groupByJourneyAndLevel, isBelowGoal, percentOf, shortfallOf } from './goals';
import { table } from './journeys';
import type { Complaint, RunResults } from './progress';

type CountedFailure = StoredFailure & {
  /** Number of paths that failed by the same fault. */
  readonly pathCount: number;
};

const PASSED = 'passed';

/** Whether nothing failed and the requested share was reached. */
export function isAllWell({ reports, complaints }: RunResults): boolean {
  return (
    complaints.length === 0 &&
    reports.every(({ failure, stale }) => failure === undefined && stale === undefined) &&
    !isBelowGoal(reports)
  );
}

/**
 * The walked paths by journey and level, and each finding once.
 * @param passedText text for a run without failures
 */
export function summaryOf(gathered: RunResults, passedText = PASSED): string {
  const { reports, complaints, others, ms } = gathered;
  const journeys = new Set(reports.map(({ journey }) => journey));
  const levels = groupByJourneyAndLevel(reports);
  const failures = distinctFailures(gathered);
  const stale = [...new Set(reports.flatMap((one) => one.stale ?? []))];
  const shortfalls = levels.flatMap(notReached);
  const problems = failures.length + complaints.length + stale.length + shortfalls.length;
  return [
    table([
      ['journey', 'level', 'paths', 'steps', 'branches', ''],
      ...levels.map((levelReports) => rowOf(levelReports, complaints, passedText)),
    ]),
    '',
    ...failures.map(
      (failure, index) => `${index + 1}. ${failureSummary(failure, failure.folder, failure.pathCount)}\n`,
    ),
    ...complaints.map(({ journey, test, reason, lines = [] }) =>
      [
        `FAILED: ${journey}: ${test.replace(/^.* > /, '')}: ${reason}`,
        ...lines.map((line) => `  ${line}`),
      ].join('\n'),
    ),
    ...stale.map((why) => `NOT WALKED: ${why}`),
    ...shortfalls,
    `${count(journeys.size, 'journey')}, ${count(sum(reports.map(({ paths }) => paths)), 'path')}, ` +
      `${count(sum(reports.map(({ steps }) => steps)), 'step')} and ${count(others, 'other test')} in ${duration(ms)}: ` +
      (problems === 0 ? `${passedText}.` : `${count(problems, 'problem')}.`),
  ].join('\n');
}

/** Writes the summary as `reports/paths/run.json`. */
export function writeSummary(gathered: RunResults): void {
  const { reports, complaints, others, ms } = gathered;
  mkdirSync(reportsFolder(), { recursive: true });
  const paths = sum(reports.map((one) => one.paths));
  const steps = sum(reports.map((one) => one.steps));
  const coverage = groupByJourneyAndLevel(reports).flatMap((levelReports) => {
    const [first] = levelReports;
    const reached = bestCoverage(levelReports);
    return first === undefined || !reached
      ? []
      : [{ journey: first.journey, level: first.level, ...reached }];
  });
  const summary = { paths, steps, others, ms, coverage, failures: distinctFailures(gathered), complaints };
  writeFileSync(join(reportsFolder(), 'run.json'), `${JSON.stringify(summary, null, 2)}\n`);
}

/** Report folders of the failures, each once. */
export function foldersOf(gathered: RunResults): readonly string[] {
  return distinctFailures(gathered).map(({ folder }) => folder);
}

function rowOf(
  reports: readonly PathReport[],
  complaints: readonly Complaint[],
  passedText: string,
): readonly string[] {
  const { journey = '', level = '' } = reports[0] ?? {};
  const reached = bestCoverage(reports);
  return [
    journey,
    level,
    String(sum(reports.map(({ paths }) => paths))),
    String(sum(reports.map(({ steps }) => steps))),
    reached ? `${reached.covered} of ${reached.total}, ${percentOf(reached)} %` : '',
    outcomeOf(
      reports,
      complaints.some((one) => one.journey === journey),
      passedText,
    ),
  ];
}

/** A journey with a failure must not be shown as passed. */
function outcomeOf(reports: readonly PathReport[], hasComplaints: boolean, passedText: string): string {
  const failed = reports.filter(({ failure }) => failure !== undefined).length;
  if (failed > 0) return `${count(failed, 'path')} FAILED`;
  if (reports.some(({ stale }) => stale !== undefined)) return 'NOT WALKED';
  const shortfall = shortfallOf(reports);
  if (shortfall !== null) return `reached ${shortfall}`;
  return hasComplaints ? 'walked; see FAILED below' : passedText;
}

function notReached(reports: readonly PathReport[]): readonly string[] {
  const shortfall = shortfallOf(reports);
  const [first] = reports;
  if (shortfall === null || first === undefined) return [];
  return [
    `NOT REACHED: ${first.journey} (${first.level}): ${shortfall} of its branches. Use a greater --budget.`,
  ];
}

/** One failure for each fault, with the number of paths that failed by it; the one with the fewest steps first. */
function distinctFailures({ reports }: RunResults): readonly CountedFailure[] {
  const faults = new Map<string, CountedFailure>();
  for (const { failure } of reports) {
    if (failure === undefined) continue;
    const name = `${failure.journey} ${failure.level} ${failure.fault}`;
    const counted = faults.get(name);
    faults.set(name, { ...(counted ?? failure), pathCount: (counted?.pathCount ?? 0) + 1 });
  }
  return [...faults.values()].sort((a, b) => a.shrunk - b.shrunk);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** `1 path`, `2,310 paths`. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-IN')} ${noun}${number === 1 ? '' : 's'}`;
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
