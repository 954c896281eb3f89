/** Holds what a journey does now against the text of it that people approved (docs/coverage.md), and tells where they differ. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type TestContext } from 'vitest';

import { blockDifferences, differenceLines } from '../kit/block-differences';
import { reportsFolder } from '../kit/reports-folder';

/** A text that changed, as the command line tells it (tests/paths/cli). */
export interface ApprovedChange {
  readonly journey: string;
  /** The approved text's file, from the root of the project. */
  readonly file: string;
  /** What differs, in one sentence. */
  readonly says: string;
  /** Where it differs, and how to approve it. */
  readonly lines: readonly string[];
  /** Folder that holds all of it. */
  readonly folder: string;
}

declare module 'vitest' {
  interface TaskMeta {
    approved?: ApprovedChange;
  }
}

interface Approved {
  readonly journey: string;
  readonly kind: 'ways' | 'calls' | 'words';
  readonly text: string;
  /** Tells what differs: one sentence, the first lines of it, and all of it. The lines themselves unless told. */
  readonly explain?: (approved: string, now: string) => Explained;
}

export interface Explained {
  readonly says: string;
  readonly lines: readonly string[];
  readonly all: readonly string[];
}

/** Lines that are told at once; the folder holds the others. */
const MOST_LINES = 24;

/**
 * Passes when the text is the approved one, writes it when Vitest was told so by `-u`.
 * @throws with the lines that differ, which the test's `meta.approved` holds too
 */
export async function expectApproved(
  { task }: TestContext,
  { journey, kind, text, explain = inLines(journey, kind) }: Approved,
): Promise<void> {
  const name = `${journey}.${kind}.txt`;
  const file = `tests/paths/approved/${name}`;
  const approved = existsSync(file) ? readFileSync(file, 'utf8') : '';
  try {
    await expect(text).toMatchFileSnapshot(`approved/${name}`);
  } catch (cause) {
    const { says, lines, all } = explain(approved, text);
    const howTo = [
      `If it is meant: npx vitest run --project paths tests/paths/${journey}.test.tsx -u`,
      `then read the lines that changed in ${file}, and say why in the commit.`,
    ];
    const folder = keep(`${journey}-${kind}`, [says, '', ...all, '', ...howTo]);
    const whole = [...lines, ...howTo, `All of it: ${folder}/failure.md`];
    task.meta.approved = { journey, file, says, lines: whole, folder };
    // What Vitest would print of it once more is the whole text.
    throw new Error([says, ...whole].join('\n'), { cause: String(cause) });
  }
}

function inLines(journey: string, kind: 'ways' | 'calls' | 'words') {
  const what = kind === 'calls' ? 'asks the services for' : 'says';
  return (approved: string, now: string): Explained => {
    const all = differenceLines(blockDifferences(approved, now)).map((line) => `  ${line}`);
    const left = all.length - MOST_LINES;
    return {
      says: `${journey} ${what} something else than was approved`,
      lines: [...all.slice(0, MOST_LINES), ...(left > 0 ? [`  and ${left} more lines`] : [])],
      all,
    };
  };
}

function keep(name: string, lines: readonly string[]): string {
  const folder = join(reportsFolder(), 'failures', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'failure.md'), `${lines.join('\n')}\n`);
  return folder;
}
