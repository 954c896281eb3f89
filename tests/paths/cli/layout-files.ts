/** What `--level layout` walked, for machines: one file as JSON, and one as JUnit. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { KeptFailure } from '../kit/failure-record';
import { reportsFolder } from '../kit/reports-folder';
import { junitFile, testCase } from '../report/junit-xml';
import type { WalkedPath } from '../stage/scene';

/** A journey that was walked, and what it met. */
export interface LaidOut {
  readonly journey: string;
  readonly paths: readonly WalkedPath[];
  /** @property met paths that met it */
  readonly faults: readonly { readonly record: KeptFailure; readonly met: number }[];
  /** What the console said, and what the page threw. */
  readonly complaints: readonly string[];
  readonly ms: number;
}

/** The same as `layout.json` holds it. */
export interface LaidOutFile {
  readonly journeys: readonly {
    readonly journey: string;
    readonly paths: number;
    readonly steps: number;
    readonly ms: number;
    readonly faults: readonly (KeptFailure & { readonly met: number })[];
    readonly complaints: readonly string[];
  }[];
}

/** Writes `reports/paths/layout.json` and `layout.junit.xml`: there a path is a case, and what the console says is one. */
export function writeLayout(laidOut: readonly LaidOut[]): void {
  const sorted = [...laidOut].sort((a, b) => a.journey.localeCompare(b.journey));
  const journeys = sorted.map(({ journey, paths, faults, complaints, ms }) => ({
    ...{ journey, paths: paths.length, steps: stepsOf(paths), ms },
    faults: faults.map(({ record, met }) => ({ ...record, met })),
    complaints,
  }));
  mkdirSync(reportsFolder(), { recursive: true });
  const file = (name: string) => join(reportsFolder(), name);
  writeFileSync(file('layout.json'), `${JSON.stringify({ journeys } satisfies LaidOutFile, null, 2)}\n`);
  const suites = sorted.map((own) => [own.journey, casesOf(own)] as const);
  writeFileSync(file('layout.junit.xml'), junitFile('layout', suites));
}

/** Of several paths together. */
export function stepsOf(paths: readonly WalkedPath[]): number {
  return paths.reduce((all, { steps }) => all + steps, 0);
}

function casesOf({ journey, paths, faults, complaints }: LaidOut) {
  const problemsOf = (name: string | null) =>
    faults.flatMap(({ record }) => (record.fault === name ? [record.plain, ...record.path] : []));
  return [
    ...paths.map(({ says, fault }) => testCase(journey, says, problemsOf(fault))),
    testCase(journey, 'the console says nothing', complaints),
  ];
}
