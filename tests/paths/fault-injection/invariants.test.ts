/** Invariants of a walk: marked values are found anywhere, and forbidden changes of the lender's books are reported. */
import { describe, expect, it } from 'vitest';

import { forbiddenBookChanges } from './books';
import { MARKED, marksIn, valueFor } from './field-values';

describe('marked values', () => {
  it('are found as typed and URL-encoded', () => {
    expect(marksIn(JSON.stringify({ kept: MARKED.pan }))).toEqual([MARKED.pan]);
    expect(marksIn(`/add?name=${encodeURIComponent(MARKED.name)}`)).toEqual([MARKED.name]);
    expect(marksIn('/add?name=Zubeida+Markwala')).toEqual([MARKED.name]);
    expect(marksIn('100%')).toEqual([]);
  });

  it('are typed into the fields for them', () => {
    expect(valueFor('pan', true, '')).toBe(MARKED.pan);
    expect(valueFor('accountNumberAgain', true, '')).toBe(MARKED.accountNumber);
    expect(valueFor('code', true, '482913')).toBe('482913');
    expect(valueFor('code', false, '482913')).not.toBe('482913');
  });
});

describe('one step', () => {
  const payment = (id: string, isAutopay = false) => ({ id, isAutopay });

  it('makes at most one payment; debits by autopay are not counted', () => {
    const before = { payments: [payment('1')] };
    const auto = [payment('a', true), payment('b', true)];
    expect(forbiddenBookChanges(before, { payments: [payment('1'), payment('2'), ...auto] })).toEqual([]);
    expect(forbiddenBookChanges(before, { payments: [payment('1'), payment('2'), payment('3')] })).toEqual([
      'one step made 2 rows of payments',
    ]);
  });

  it('leaves at most one active mandate', () => {
    const active = { status: 'ACTIVE' };
    expect(forbiddenBookChanges({}, { mandates: [active] })).toEqual([]);
    expect(forbiddenBookChanges({ mandates: [active] }, { mandates: [active, active] })).toEqual([
      '2 mandates are active at once',
    ]);
  });
});
