/** docs/obligations.md: thirty duties, each with a source, and with the tests that hold it or the party whose duty it is. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/obligations.md', 'utf8');

interface Duty {
  readonly number: number;
  readonly source: string;
  readonly where: string;
  readonly heldBy: string;
}

const duties: readonly Duty[] = page
  .split('\n')
  .map((line) => line.split(' | '))
  .filter(([first = '']) => /^\| \d+$/.test(first))
  .map(([first = '', , source = '', where = '', heldBy = '']) => ({
    number: Number(first.slice(2)),
    source,
    where,
    heldBy: heldBy.replace(/ \|$/, ''),
  }));

/** `tests/file.test.ts` “name of a test” */
const TEST = /`(tests\/[^`]+)` “([^”]+)”/g;
const testsOf = ({ heldBy }: Duty) =>
  [...heldBy.matchAll(TEST)].map(([, file = '', name = '']) => ({ file, name }));

describe('the obligations (docs/obligations.md)', () => {
  it('are all thirty, in order', () => {
    expect(duties.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  it.each(duties)('$number has a source, and says where it is met', ({ source, where }) => {
    expect(source).not.toBe('');
    expect(where).not.toBe('');
  });

  it.each(duties)('$number is held by tests that exist, or names whose duty it is', (duty) => {
    const tests = testsOf(duty);
    for (const { file, name } of tests) {
      expect(existsSync(file), file).toBe(true);
      expect(readFileSync(file, 'utf8'), `${file} has no test “${name}”`).toContain(name);
    }
    if (tests.length === 0) expect(duty.heldBy).toMatch(/^owner: (the lender|the host|the operator)/);
  });
});
