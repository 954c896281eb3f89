import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { assumedByDocument, marksIn } from './assumed';

const page = readFileSync('docs/assumptions.md', 'utf8');
const assumed = Object.entries(assumedByDocument());

/** The names in the first column of a document's table; each is in backticks. */
function namedFor(document: string): readonly string[] {
  const section = page.split(/^### /m).find((text) => text.startsWith(`\`${document}.yaml\``)) ?? '';
  const rows = [...section.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  return rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)).sort();
}

describe('the assumptions of the contract are listed as questions for the services’ owners (docs/assumptions.md)', () => {
  it.each(assumed)(
    '%s: each call, parameter, schema and field has its row, and no row is stale',
    (name, all) => {
      expect(namedFor(name)).toEqual(all);
    },
  );

  it.each(assumed)('%s: no mark of the contract is overlooked', (name, all) => {
    // A mark inside a description does not count: the document explains the term there.
    expect(all).toHaveLength(marksIn(name));
  });

  it('states in each row what happens if the assumption is wrong', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((row) => row.split(' | ').length !== 3 || / \| \|/.test(row))).toEqual([]);
  });
});
