import { describe, expect, it } from 'vitest';

import { comparisonCopy } from '../../../../src/copy/inspector-comparison';
import { firstComparison, presetsOf } from '../../../../src/inspector/stops/comparison/presets';
import { type Choices, type Filter, NO_FILTER } from '../../../../src/inspector/stops/summary';

const choicesWith = (versions: readonly string[], days: readonly string[]): Choices => ({
  persona: [],
  lender: [],
  language: [],
  version: versions.map((value) => ({ value, visits: 1 })),
  day: days.map((value) => ({ value, visits: 1 })),
});
const choices = choicesWith(['1.10.0', '1.9.0', '2.0.0'], ['2026-02-24', '2026-03-02', '2026-03-05']);

const filterOf = (filter: Partial<Filter>): Filter => ({ ...NO_FILTER, ...filter });
const presetOf = (kind: 'days' | 'version', filter: Partial<Filter>, of = choices) =>
  presetsOf(filterOf(filter), of).find((preset) => preset.kind === kind)?.selection;

describe('the days before', () => {
  it('are as many, up to the day before the first', () => {
    const march = filterOf({ lender: 'USFB', fromDay: '2026-03-01', toDay: '2026-03-07' });
    expect(presetOf('days', march)).toEqual({
      filter: march,
      comparison: { ...march, fromDay: '2026-02-22', toDay: '2026-02-28' },
    });
  });

  it('are those before the last seven, where no days are filtered', () => {
    expect(presetOf('days', {})).toEqual({
      filter: filterOf({ fromDay: '2026-02-27', toDay: '2026-03-05' }),
      comparison: filterOf({ fromDay: '2026-02-20', toDay: '2026-02-26' }),
    });
  });

  it.each([
    [7, true, 'Last 7 days, and the 7 before'],
    [7, false, 'The 7 days before'],
    [1, true, 'Last day, and the day before'],
    [1, false, 'The day before'],
  ])('are named: %i, with other days of A: %s', (days, isNew, text) => {
    expect(comparisonCopy.days(days, isNew)).toBe(text);
  });

  it('are not offered where they have no visit', () => {
    expect(presetOf('days', { fromDay: '2026-02-24', toDay: '2026-02-24' })).toBeUndefined();
    expect(presetOf('days', {}, choicesWith([], []))).toBeUndefined();
  });
});

describe('the version before', () => {
  it('is found by numbers, not by letters', () => {
    expect(presetOf('version', { version: '1.10.0' })?.comparison).toEqual(filterOf({ version: '1.9.0' }));
  });

  it('is that before the newest, where none is filtered', () => {
    expect(presetOf('version', {})).toEqual({
      filter: filterOf({ version: '2.0.0' }),
      comparison: filterOf({ version: '1.10.0' }),
    });
  });

  it('is none of those that a file of counts has merged', () => {
    const merged = choicesWith(['(other)', '1.9.0'], []);
    expect(presetOf('version', { version: '1.9.0' }, merged)).toBeUndefined();
  });

  it('is not offered for the first one', () => {
    expect(presetOf('version', { version: '1.9.0' })).toBeUndefined();
  });
});

describe('what is compared with at first', () => {
  it('is the version before a filtered one', () => {
    expect(firstComparison(filterOf({ version: '2.0.0' }), choices).version).toBe('1.10.0');
  });

  it('is the same, where the filter names no version and no days', () => {
    const filter = filterOf({ lender: 'USFB' });
    expect(firstComparison(filter, choices)).toBe(filter);
  });
});
