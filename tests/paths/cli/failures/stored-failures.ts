/** Report folders of failures, by the kind of run that wrote them: each run deletes those of its own kind first. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { reportsFolder } from '../../kit/coverage/reports-folder';

/** `stubbed`: levels `chart` and `screens`, and differences from approved texts; `chromium`: the `.spec.ts` tests. */
export type FailureSource = 'stubbed' | 'layout' | 'chromium';

/** Kind of run that wrote the folder of this name. */
export function sourceOf(name: string): FailureSource {
  if (name.startsWith('chromium-')) return 'chromium';
  return /-layout-[0-9a-f]{8}$/.test(name) ? 'layout' : 'stubbed';
}

/** Paths of the folders, sorted by name. */
export function storedFailures(source: FailureSource, dir = failuresFolder()): readonly string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => sourceOf(name) === source)
    .sort()
    .map((name) => join(dir, name));
}

/** Deletes the report folders of this kind of run, before the next one. */
export function clearFailures(source: FailureSource, dir = failuresFolder()): void {
  for (const folder of storedFailures(source, dir)) rmSync(folder, { recursive: true, force: true });
}

function failuresFolder(): string {
  return join(reportsFolder(), 'failures');
}
