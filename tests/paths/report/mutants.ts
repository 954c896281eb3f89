/** Last results of the nightly mutation run (tests/mutation/paths). */
import { existsSync, readFileSync } from 'node:fs';

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
