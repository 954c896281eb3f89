import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { allAnswers } from './all';

/** The failures that the contract documents, by operation. */
const documented = new Map(
  ['termloan', 'account', 'merchant'].flatMap((service) => {
    const { paths } = parse(
      readFileSync(new URL(`../../../openapi/${service}.yaml`, import.meta.url), 'utf8'),
    );
    return Object.values<Record<string, { operationId: string; 'x-errors'?: string[] }>>(paths).flatMap(
      (path) =>
        Object.values(path).map((operation) => [operation.operationId, operation['x-errors'] ?? []] as const),
    );
  }),
);

describe('every failure that the contract documents', () => {
  it.each(Object.entries(allAnswers))('of %s has a scenario, and no other has', (operation, answers) => {
    expect(Object.keys(answers.failures ?? {}).sort()).toEqual([...(documented.get(operation) ?? [])].sort());
  });
});
