import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { assumedByDocument, marksIn } from './assumed';

const page = readFileSync('docs/assumptions.md', 'utf8');
const assumed = Object.entries(assumedByDocument());

/** What the first cells of a document's table name: several names, each in its own backticks. */
function namedFor(document: string): readonly string[] {
  const section = page.split(/^### /m).find((text) => text.startsWith(`\`${document}.yaml\``)) ?? '';
  const rows = [...section.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  return rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)).sort();
}

describe('what the contract assumes is asked of whoever owns the services (docs/assumptions.md)', () => {
  it.each(assumed)(
    '%s: each call, parameter, schema and field has its row, and no row is stale',
    (name, all) => {
      expect(namedFor(name)).toEqual(all);
    },
  );

  it.each(assumed)('%s: no mark of the contract is overlooked', (name, all) => {
    // A mark in a description is none: the document's own explains the word.
    expect(all).toHaveLength(marksIn(name));
  });

  it('says in each row what happens on a no', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((row) => row.split(' | ').length !== 3 || / \| \|/.test(row))).toEqual([]);
  });
});
