import { describe, expect, it } from 'vitest';

import { loadJourneys } from '../../../src/inspector/catalogue';
import { ANY_STATE, pathText } from '../../../src/inspector/chart/chart';
import { findState } from '../../../src/inspector/find-state';
import { chartHash, readRoute } from '../../../src/inspector/location';
import { buildSearchIndex, search } from '../../../src/inspector/search';
import { similarNames } from '../../../src/inspector/similar-names';

const journeys = await loadJourneys();

function found(journey: string, written: string | null) {
  const of = journeys.find(({ id }) => id === journey);
  if (of === undefined) throw new Error(`no ${journey}`);
  const { state, unknown, similar } = findState(of, written);
  return { state: state?.id ?? null, unknown, similar };
}

describe('the state of a URL', () => {
  it.each(journeys.map((journey) => [journey.id, journey] as const))(
    'finds each of %s by its own URL',
    (id, journey) => {
      for (const state of journey.chart.states) {
        const place = readRoute(chartHash(id, pathText(state)));
        expect(place.kind === 'chart' && findState(journey, place.state).state?.id).toBe(state.id);
      }
    },
  );

  it('is the whole chart without a name', () => {
    expect(found('mandate', null)).toEqual({ state: null, unknown: null, similar: [] });
  });

  it('is the chart root, under a name that no state has', () => {
    expect(found('identity', 'any-state').state).toBe(ANY_STATE);
    expect(chartHash('identity', 'any state')).toBe('#/identity/any-state');
  });

  it('is reported as unknown, with similar names', () => {
    expect(found('mandate', 'nope')).toEqual({ state: null, unknown: 'nope', similar: [] });
    expect(found('selfie', 'constructor')).toMatchObject({ state: null, unknown: 'constructor' });
    const { state, similar } = found('mandate', 'enachRefusd');
    expect(state).toBeNull();
    expect(similar.length).toBeGreaterThan(0);
  });

  it('is found by an alias, and in another case', () => {
    expect(found('selfie', 'capturing')).toMatchObject({ unknown: 'capturing', similar: ['camera'] });
    expect(found('selfie', 'capturing').state).toMatch(/camera$/);
    expect(found('account-flow', 'select_account').state).toMatch(/SELECT_ACCOUNT$/);
    expect(search(buildSearchIndex(journeys), 'capturing')[0]).toMatchObject({
      kind: 'state',
      text: 'camera',
    });
  });
});

describe('similar names', () => {
  it('are ordered by similarity, and few', () => {
    expect(similarNames('mandat', ['home', 'mandate', 'mandate-phone', 'identity'])).toEqual([
      'mandate',
      'mandate-phone',
    ]);
    expect(similarNames('', ['home'])).toEqual([]);
    expect(
      similarNames(
        'payment',
        Array.from({ length: 9 }, (_, at) => `payment${at}`),
      ),
    ).toHaveLength(4);
  });
});
