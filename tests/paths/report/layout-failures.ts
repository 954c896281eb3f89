/** Failures of the last `--level layout`, for the report of all journeys. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { LayoutFile } from '../cli/layout-files';
import type { Failure } from './results';

/**
 * Failures of the last layout run; none when that run is older than the last complete run.
 * @param dir folder of the path reports
 * @param since time of the last complete run, epoch ms
 */
export function layoutFailures(dir: string, since: number): readonly Failure[] {
  const file = join(dir, 'layout.json');
  if (!existsSync(file) || statSync(file).mtimeMs < since) return [];
  // SAFETY: `writeLayout` is the only writer of this file.
  const { journeys } = JSON.parse(readFileSync(file, 'utf8')) as LayoutFile;
  return journeys.flatMap(({ journey, faults, complaints }) => [
    ...faults.map(({ step, plain, token }) => ({
      file: `tests/paths/${journey}.test.tsx`,
      name: `laid out: ${step}`,
      reason: plain,
      replay: `npm run paths -- replay ${token} --level layout`,
    })),
    ...complaints.map((reason) => ({
      file: `tests/paths/${journey}.test.tsx`,
      name: 'laid out',
      reason,
      replay: null,
    })),
  ]);
}

/** Time of the last complete run, epoch ms; 0 for never. @param dir folder of the runners' reports */
export function lastWholeRun(dir = 'reports'): number {
  const file = join(dir, 'paths.json');
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}
