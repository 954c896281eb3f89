import { closeSync, openSync, readSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { randomStream } from './random/random.ts';

/** Where a file names its environment: its first bytes. */
const HEAD_BYTES = 64;

/**
 * Files that take half a minute and more, in a DOM none of them. A fresh clone knows no durations: one of them that started last would run
 * alone on one core.
 */
const LONG = [
  'process-death/process-death.test.ts',
  'api/fault-matrix.test.ts',
  'inspector/aggregate/recount.test.ts',
];

/** 0 for the files that run first, 2 for those that run last. */
function groupOf(file: TestSpecification): number {
  if (LONG.some((name) => file.moduleId.endsWith(`/tests/${name}`))) return 0;
  return isInDom(file) ? 2 : 1;
}

function isInDom({ moduleId }: TestSpecification): boolean {
  const file = openSync(moduleId, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    readSync(file, head, 0, HEAD_BYTES, 0);
    return head.includes('@vitest-environment jsdom');
  } finally {
    closeSync(file);
  }
}

/**
 * Runs long files first, then the files of one environment after each other: a worker keeps its modules and its DOM only until the next
 * file needs another environment. With `FILE_ORDER_SEED`, an integer, each of these groups is in a random order: no test may depend on
 * the files that ran before it.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seed = process.env.FILE_ORDER_SEED;
    const random = seed === undefined ? null : randomStream(Number(seed));
    const grouped = (await super.sort(files)).map((file) => ({
      file,
      group: groupOf(file),
      order: random?.() ?? 0,
    }));
    return grouped.sort((a, b) => a.group - b.group || a.order - b.order).map(({ file }) => file);
  }
}
