import { describe, expect, it } from 'vitest';

import { hashOf, readRoute } from '../../../../src/inspector/location';
import {
  areDisjoint,
  isSameSelection,
  NO_SELECTION,
} from '../../../../src/inspector/stops/comparison/selection';
import { NO_FILTER } from '../../../../src/inspector/stops/summary';
import { STOPS_ROUTE, type StopsRoute } from '../../../../src/inspector/stops-route';

const routes: readonly StopsRoute[] = [
  STOPS_ROUTE,
  { ...STOPS_ROUTE, journey: 'selfie', form: 'text' },
  { ...STOPS_ROUTE, journey: 'selfie', state: 'camera.open', heat: 'time' },
  {
    ...STOPS_ROUTE,
    selection: {
      filter: { ...NO_FILTER, lender: 'none', persona: 'a & b', language: 'mr' },
      comparison: null,
    },
  },
  {
    ...STOPS_ROUTE,
    journey: 'selfie',
    selection: {
      filter: { ...NO_FILTER, version: '2.0', fromDay: '2026-03-02', toDay: '2026-03-08' },
      comparison: { ...NO_FILTER, version: '1.9', toDay: '2026-03-01' },
    },
  },
  { ...STOPS_ROUTE, selection: { filter: NO_FILTER, comparison: NO_FILTER } },
];

describe('a link to what is seen of Stops', () => {
  it.each(routes.map((route) => [hashOf(route), route] as const))('leads there: %s', (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
  });

  it.each(['(other)', 'soon', '2026-13-01'])('has no day that is none: %s', (day) => {
    const hash = `#/stops?from=${encodeURIComponent(day)}&vs=1&vs.to=${encodeURIComponent(day)}`;
    expect(readRoute(hash)).toMatchObject({ selection: { filter: NO_FILTER, comparison: NO_FILTER } });
  });

  it('names the version of both selections', () => {
    const selection = {
      filter: { ...NO_FILTER, version: '2.0' },
      comparison: { ...NO_FILTER, version: '1.9' },
    };
    expect(hashOf({ ...STOPS_ROUTE, selection })).toBe('#/stops?version=2.0&vs=1&vs.version=1.9');
  });
});

describe('two selections', () => {
  it('are the same only with the same comparison', () => {
    const compared = { filter: NO_FILTER, comparison: NO_FILTER };
    expect(isSameSelection(NO_SELECTION, { ...NO_SELECTION })).toBe(true);
    expect(isSameSelection(NO_SELECTION, compared)).toBe(false);
  });

  it.each([
    ['two versions', { version: '2.0' }, { version: '1.9' }, true],
    ['days before', { fromDay: '2026-03-02' }, { toDay: '2026-03-01' }, true],
    ['days that overlap', { fromDay: '2026-03-02' }, { toDay: '2026-03-02' }, false],
    ['a lender and a language', { lender: 'USFB' }, { language: 'mr' }, false],
    ['a lender and everybody', { lender: 'USFB' }, {}, false],
  ])('of %s share no visit: %o, %o: %s', (_, one, other, expected) => {
    expect(areDisjoint({ ...NO_FILTER, ...one }, { ...NO_FILTER, ...other })).toBe(expected);
    expect(areDisjoint({ ...NO_FILTER, ...other }, { ...NO_FILTER, ...one })).toBe(expected);
  });
});
