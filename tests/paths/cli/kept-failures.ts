/** The folders of failures that a run leaves, each by what walked it: a run forgets its own before it walks again. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { reportsFolder } from '../kit/reports-folder';

/** `held` are the levels `chart` and `screens`, and what differs from an approved text; `chromium` the tests written by hand. */
export type Walk = 'held' | 'layout' | 'chromium';

/** What left the folder of this name. */
export function walkOf(name: string): Walk {
  if (name.startsWith('chromium-')) return 'chromium';
  return /-layout-[0-9a-f]{8}$/.test(name) ? 'layout' : 'held';
}

/** Paths of the folders, in order of their names. */
export function keptFailures(walk: Walk, dir = failuresFolder()): readonly string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => walkOf(name) === walk)
    .sort()
    .map((name) => join(dir, name));
}

/** Those of other walks stay. */
export function forgetFailures(walk: Walk, dir = failuresFolder()): void {
  for (const folder of keptFailures(walk, dir)) rmSync(folder, { recursive: true, force: true });
}

function failuresFolder(): string {
  return join(reportsFolder(), 'failures');
}
