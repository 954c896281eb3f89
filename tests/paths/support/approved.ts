/** Compares what a journey does now with its approved text (docs/coverage.md), and reports the differences. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type TestContext } from 'vitest';
import { reportsFolder } from '../kit/coverage/reports-folder';
import { blockDifferences, differenceLines } from '../kit/judge/block-differences';

/** A changed approved text, as the command line reports it (tests/paths/cli). */
export interface ApprovedChange {
  readonly journey: string;
  /** File of the approved text, from the root of the project. */
  readonly file: string;
  /** The difference in one sentence. */
  readonly summary: string;
  /** The differing lines, and how to approve them. */
  readonly lines: readonly string[];
  /** Report folder with all differences. */
  readonly folder: string;
}

declare module 'vitest' {
  interface TaskMeta {
    approved?: ApprovedChange;
  }
}

/** `effects`: what a chart asks, waits for and repeats (kit/judge/effects-text.ts). */
type ApprovedKind = 'transitions' | 'effects' | 'calls' | 'texts' | 'access';

interface Approved {
  readonly journey: string;
  readonly kind: ApprovedKind;
  readonly text: string;
  /** Describes the difference: one sentence, the first lines, and all lines. Lists the lines by default. */
  readonly explain?: (approved: string, now: string) => Explained;
}

export interface Explained {
  readonly summary: string;
  readonly lines: readonly string[];
  readonly all: readonly string[];
}

/** Maximum number of lines in the message; the folder has all. */
const MAX_LINES = 24;

/**
 * Passes when the text is the approved one; writes it when Vitest runs with `-u`.
 * @throws with the lines that differ; they are also in `meta.approved` of the test
 */
export async function expectApproved(
  { task }: TestContext,
  { journey, kind, text, explain = explainLines(journey, kind) }: Approved,
): Promise<void> {
  const name = `${journey}.${kind}.txt`;
  const file = `tests/paths/approved/${name}`;
  const approved = existsSync(file) ? readFileSync(file, 'utf8') : '';
  try {
    await expect(text).toMatchFileSnapshot(`approved/${name}`);
  } catch (cause) {
    const { summary, lines, all } = explain(approved, text);
    const howTo = [
      `If this is intended: npx vitest run --project paths tests/paths/${journey}.test.tsx -u`,
      `then read the changed lines in ${file}, and give the reason in the commit.`,
    ];
    const folder = writeReport(`${journey}-${kind}`, [summary, '', ...all, '', ...howTo]);
    const messageLines = [...lines, ...howTo, `Details: ${folder}/failure.md`];
    task.meta.approved = { journey, file, summary, lines: messageLines, folder };
    // A new error: the message of Vitest's own one has the whole text.
    throw new Error([summary, ...messageLines].join('\n'), { cause: String(cause) });
  }
}

const differences: Readonly<Record<ApprovedKind, string>> = {
  transitions: 'has other transitions',
  effects: 'asks, waits or repeats otherwise',
  calls: 'makes other calls',
  texts: 'shows other texts',
  access: 'is read otherwise by a screen reader',
};

function explainLines(journey: string, kind: ApprovedKind) {
  return (approved: string, now: string): Explained => {
    const all = differenceLines(blockDifferences(approved, now)).map((line) => `  ${line}`);
    const omittedCount = all.length - MAX_LINES;
    return {
      summary: `${journey} ${differences[kind]} than approved`,
      lines: [...all.slice(0, MAX_LINES), ...(omittedCount > 0 ? [`  and ${omittedCount} more lines`] : [])],
      all,
    };
  };
}

function writeReport(name: string, lines: readonly string[]): string {
  const folder = join(reportsFolder(), 'failures', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'failure.md'), `${lines.join('\n')}\n`);
  return folder;
}
