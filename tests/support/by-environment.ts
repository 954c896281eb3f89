import { closeSync, openSync, readSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where a file names its environment: its first bytes. */
const HEAD_BYTES = 64;

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
 * Runs the files of one environment after each other. A worker keeps its modules and its DOM only until the next file needs another
 * environment.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = (file: TestSpecification) => !isInDom(file);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}
