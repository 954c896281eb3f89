/** What the kept runs of `npm run test:paths` found: one line each in `reports/paths/trend.jsonl`, for the trend in the report. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sum, type Tally } from '../kit/coverage/report';
import { tallyOfChartMutants } from './mutants';
import type { Report, RunScope } from './report';

export interface RecordedRun {
  /** ISO 8601. */
  readonly at: string;
  /** Short hash of the revision; null outside of a repository. */
  readonly revision: string | null;
  readonly scope: RunScope;
  readonly transitions: Tally;
  readonly guards: Tally;
  /** Transitions taken in Chromium. */
  readonly chromium: Tally;
  readonly requirements: Tally;
  readonly chartMutants: Tally | null;
  readonly failures: number;
  /** Duration of the run, ms. */
  readonly duration: number;
}

/** Number of runs that the report shows. */
const SHOWN_RUNS = 20;

/** @param dir folder of the path reports */
export function readTrend(dir: string): readonly RecordedRun[] {
  const file = fileIn(dir);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean).slice(-SHOWN_RUNS);
  // SAFETY: `recordRun` is the only writer of this file.
  return lines.map((line) => JSON.parse(line) as RecordedRun);
}

/** Adds a run to the trend. @param duration ms */
export function recordRun(dir: string, report: Report, duration: number): void {
  appendFileSync(fileIn(dir), `${JSON.stringify(recorded(report, duration))}\n`);
}

export function recorded(
  { at, scope, journeys, requirements, failures, shortfalls, chartMutants }: Report,
  duration: number,
): RecordedRun {
  return {
    at,
    revision: currentRevision(),
    scope,
    transitions: sum(journeys.map(({ held }) => held.transitions)),
    guards: sum(journeys.map(({ held }) => held.guards)),
    chromium: sum(journeys.flatMap(({ chromium }) => chromium?.transitions ?? [])),
    requirements: {
      total: requirements.length,
      covered: requirements.filter(({ fate }) => fate === 'held').length,
    },
    chartMutants: chartMutants.length === 0 ? null : tallyOfChartMutants(chartMutants),
    failures: failures.length + shortfalls.length,
    duration,
  };
}

function currentRevision(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

function fileIn(dir: string): string {
  return join(dir, 'trend.jsonl');
}
