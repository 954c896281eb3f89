/** Another revision of this project, in a git worktree of its own, whose screens are pictured by the code of this tree. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { journeysWithScreens } from './take-journeys';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COMMAND = 'tests/pictures/states/run.ts';
/** What the tree must have for its screens to be collected. */
const COLLECTOR = 'tests/paths/harness/collect-screens.tsx';

interface OtherTree {
  readonly folder: string;
  /** The commit: its short hash and its subject. */
  readonly name: string;
  /**
   * Takes the pictures of these journeys, as far as the tree has them; of all when empty.
   * @param target folder of the pictures, absolute
   * @throws when a journey cannot be walked there
   */
  take(names: readonly string[], target: string, workers: number): Promise<void>;
  /** Removes the tree. */
  close(): void;
}

/** @throws when there is no such revision, or when it is older than the code that collects screens */
export function openTree(revision: string): OtherTree {
  const name = git('log', '-1', '--format=%h %s', '--end-of-options', revision).trim();
  const parent = mkdtempSync(join(tmpdir(), 'pictures-'));
  const folder = join(parent, 'tree');
  const close = () => {
    process.off('SIGINT', interrupt);
    if (existsSync(folder)) git('worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
  };
  const interrupt = () => {
    close();
    process.exit(130);
  };
  process.once('SIGINT', interrupt);
  try {
    git('worktree', 'add', '--quiet', '--detach', folder, revision);
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    if (!existsSync(join(folder, COLLECTOR))) throw new Error(`${name} is too old: it has no ${COLLECTOR}.`);
  } catch (error) {
    close();
    throw error;
  }
  return {
    folder,
    name,
    async take(names, target, workers) {
      const known = journeysWithScreens(folder);
      const wanted = names.filter((journey) => known.includes(journey));
      // Without a name the command takes all.
      if (names.length > 0 && wanted.length === 0) return;
      await run(folder, [...wanted, '--folder', target, '--workers', String(workers)]);
    },
    close,
  };
}

/** Runs this tree's command in another tree. */
function run(folder: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['tsx', join(ROOT, COMMAND), ...args], { cwd: folder, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('The pictures of the other revision could not be taken.'));
    });
  });
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
}
