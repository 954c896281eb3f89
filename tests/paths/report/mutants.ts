/** Last results of the seeded mutants (tests/mutation/paths), and of the mutants of charts (`npm run paths -- mutate`). */
import { existsSync, readFileSync } from 'node:fs';

import type { MutantReport } from '../chart-mutants/test-mutants';
import type { Tally } from '../kit/coverage/report';

export interface Mutants {
  readonly seed: string;
  readonly results: readonly { readonly name: string; readonly verdict: string; readonly by: string }[];
}

/** @returns null when it has not run */
export function readMutants(file: string): Mutants | null {
  if (!existsSync(file)) return null;
  // SAFETY: tests/mutation/paths/run.ts is the only writer of this file.
  return JSON.parse(readFileSync(file, 'utf8')) as Mutants;
}

/** @returns an empty list when none was tried */
export function readChartMutants(file: string): readonly MutantReport[] {
  if (!existsSync(file)) return [];
  // SAFETY: cli/mutate.ts is the only writer of this file.
  return JSON.parse(readFileSync(file, 'utf8')) as readonly MutantReport[];
}

/** Detected ones, of those that are not equivalent. */
export function tallyOfChartMutants(mutants: readonly MutantReport[]): Tally {
  const counted = mutants.filter(({ equivalent }) => equivalent === null);
  return {
    total: counted.length,
    covered: counted.filter(({ detectedBy }) => detectedBy !== null).length,
  };
}

/** Caught ones, of those that are not equivalent. */
export function tallyOfMutants({ results }: Mutants): Tally {
  const counted = results.filter(({ verdict }) => verdict !== 'equivalent');
  return {
    total: counted.length,
    covered: counted.filter(({ verdict }) => verdict.startsWith('caught')).length,
  };
}
