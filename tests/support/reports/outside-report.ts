/** The last outcome of each foreign test program, a judge from outside (docs/coverage.md): written by its runner, shown in the report of all paths. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface OutsideReport {
  /** The program and its version. */
  readonly judge: string;
  /** Seed of its random choices; null for a program that takes none. */
  readonly seed: number | null;
  /** ISO 8601. */
  readonly at: string;
  readonly minutes: number;
  /** How much it tried, in words. */
  readonly tried: string;
  readonly checks: readonly {
    readonly name: string;
    /** One line for each violation, empty when it held. */
    readonly violations: readonly string[];
  }[];
}

const FOLDER = 'reports/outside';

/** @param name of the file, without `.json` */
export function writeOutsideReport(name: string, report: OutsideReport, folder = FOLDER): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
}

/** @returns an empty list when none has run here */
export function readOutsideReports(folder = FOLDER): readonly OutsideReport[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  // SAFETY: `writeOutsideReport` is the only writer of these files.
  return names.sort().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as OutsideReport);
}
