/** Results of `--level layout` as JSON and as JUnit. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WalkedPath } from '../harness/messages';
import { reportsFolder } from '../kit/coverage/reports-folder';
import type { StoredFailure } from '../kit/run/failure-record';
import { junitFile, testCase } from '../report/junit-xml';

/** Result of one journey. */
export interface LayoutResult {
  readonly journey: string;
  readonly paths: readonly WalkedPath[];
  /** `pathCount`: number of paths that failed by it. */
  readonly faults: readonly { readonly record: StoredFailure; readonly pathCount: number }[];
  /** Console messages and page errors. */
  readonly complaints: readonly string[];
  readonly ms: number;
}

/** Content of `layout.json`. */
export interface LayoutFile {
  readonly journeys: readonly {
    readonly journey: string;
    readonly paths: number;
    readonly steps: number;
    readonly ms: number;
    readonly faults: readonly (StoredFailure & { readonly pathCount: number })[];
    readonly complaints: readonly string[];
  }[];
}

/** Writes `reports/paths/layout.json` and `layout.junit.xml`, with one case per path and one for the console. */
export function writeLayout(laidOut: readonly LayoutResult[]): void {
  const sorted = [...laidOut].sort((a, b) => a.journey.localeCompare(b.journey));
  const journeys = sorted.map(({ journey, paths, faults, complaints, ms }) => ({
    ...{ journey, paths: paths.length, steps: stepsOf(paths), ms },
    faults: faults.map(({ record, pathCount }) => ({ ...record, pathCount })),
    complaints,
  }));
  mkdirSync(reportsFolder(), { recursive: true });
  const file = (name: string) => join(reportsFolder(), name);
  writeFileSync(file('layout.json'), `${JSON.stringify({ journeys } satisfies LayoutFile, null, 2)}\n`);
  const suites = sorted.map((result) => [result.journey, casesOf(result)] as const);
  writeFileSync(file('layout.junit.xml'), junitFile('layout', suites));
}

/** Total number of steps. */
export function stepsOf(paths: readonly WalkedPath[]): number {
  return paths.reduce((total, { steps }) => total + steps, 0);
}

function casesOf({ journey, paths, faults, complaints }: LayoutResult) {
  const problemsOf = (name: string | null) =>
    faults.flatMap(({ record }) => (record.fault === name ? [record.plain, ...record.path] : []));
  return [
    ...paths.map(({ says, fault }) => testCase(journey, says, problemsOf(fault))),
    testCase(journey, 'the console is empty', complaints),
  ];
}
