/** `npm run paths -- mutate`: seeds mistakes in the charts, and reports which of them no check detects. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { MutantReport } from '../chart-mutants/test-mutants';
import { reportsFolder } from '../kit/coverage/reports-folder';
import { tallyOfChartMutants } from '../report/mutants';
import type { PathsCommand } from './arguments';
import { journeysNamed } from './journeys';
import type { RunResults } from './progress';
import { runStubbed } from './stubbed-run';
import { UsageError } from './usage';

/** At least this part of the mutants that are not equivalent must be detected. */
const GOAL = 0.95;

const FILE = join(reportsFolder(), 'chart-mutants.json');

/** @returns the exit code: 0 when enough mutants are detected, and every equivalent one is as it is listed */
export async function mutateJourneys(options: PathsCommand, write: (text: string) => void): Promise<number> {
  const files = journeysNamed(options.names).flatMap(({ testFile }) => (testFile === null ? [] : [testFile]));
  if (files.length === 0) throw new UsageError('These journeys have no tests with stubbed ports.');
  const results = await runStubbed({
    files,
    plan: { levels: ['screens'], seed: options.plan.seed, mutants: options.share },
    workers: options.workers,
    isWatching: false,
    write,
    ended: store,
    interrupted: (soFar) => {
      store(soFar);
      write(`\nInterrupted. Results so far:\n${mutantSummary(soFar.mutants)}`);
    },
  });
  write(`\n${mutantSummary(results.mutants)}\nAll of them: ${FILE}`);
  return isDetected(results) ? 0 : 1;
}

function store({ mutants }: RunResults): void {
  mkdirSync(reportsFolder(), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(mutants, null, 2)}\n`);
}

function isDetected({ mutants, complaints }: RunResults): boolean {
  const { covered, total } = tallyOfChartMutants(mutants);
  return (
    complaints.length === 0 &&
    mutants.length > 0 &&
    covered >= total * GOAL &&
    wronglyListed(mutants).length === 0
  );
}

/** The score of each chart, the mutants that nothing detects, and those that are listed as equivalent and are not. */
export function mutantSummary(mutants: readonly MutantReport[]): string {
  const charts = [...new Set(mutants.map(({ chart }) => chart))];
  const width = Math.max(0, ...charts.map((chart) => chart.length));
  const line = (name: string, of: readonly MutantReport[]) => {
    const { covered, total } = tallyOfChartMutants(of);
    const equivalent = of.length - total;
    const share = total === 0 ? 100 : Math.floor((covered * 1_000) / total) / 10;
    return `${name.padEnd(width)}  ${covered} of ${total}, ${share} %${equivalent === 0 ? '' : `, ${equivalent} equivalent`}`;
  };
  return [
    ...charts.map((name) =>
      line(
        name,
        mutants.filter(({ chart }) => chart === name),
      ),
    ),
    ...(charts.length > 1 ? [line('all', mutants)] : []),
    ...mutants.filter(isSurvivor).map(({ chart, name }) => `SURVIVED ${chart} ${name}`),
    ...wronglyListed(mutants).map(
      ({ chart, name, detectedBy }) => `NOT EQUIVALENT ${chart} ${name}: detected by ${detectedBy}`,
    ),
  ].join('\n');
}

function isSurvivor({ detectedBy, equivalent }: MutantReport): boolean {
  return detectedBy === null && equivalent === null;
}

function wronglyListed(mutants: readonly MutantReport[]): readonly MutantReport[] {
  return mutants.filter(({ detectedBy, equivalent }) => detectedBy !== null && equivalent !== null);
}
