import { describe, expect, it } from 'vitest';

import {
  compareJourneys,
  compareShares,
  compareStates,
  compareTransitions,
} from '../../../../src/inspector/stops/comparison/compare';
import { differenceInterval } from '../../../../src/inspector/stops/intervals';
import type { JourneyCounts } from '../../../../src/inspector/stops/stops';
import type { Summary } from '../../../../src/inspector/stops/summary';
import { shopCounts } from './shops';

const summaryOf = (stops: JourneyCounts | null): Summary => ({
  visits: stops?.runs ?? 0,
  open: 0,
  journeys: stops === null ? [] : [{ journey: 'shop', stops, funnel: null }],
  unknown: [],
});

const compareShop = (one: JourneyCounts | null, other: JourneyCounts | null) => {
  const [journey] = compareJourneys(summaryOf(one), summaryOf(other));
  if (journey === undefined) throw new Error('There is no journey.');
  return journey;
};

describe('two shares', () => {
  it('differ clearly where the interval of their difference does not hold 0', () => {
    const compared = compareShares(
      { count: 56, total: 70, suppressed: 0 },
      { count: 48, total: 80, suppressed: 0 },
    );
    expect(compared.difference).toBeCloseTo(0.2);
    expect(compared.interval).toEqual(differenceInterval({ count: 56, total: 70 }, { count: 48, total: 80 }));
    expect(compared.isClear).toBe(true);
  });

  it('differ not clearly where they are of few', () => {
    expect(
      compareShares({ count: 1, total: 2, suppressed: 0 }, { count: 0, total: 2, suppressed: 0 }).isClear,
    ).toBe(false);
  });

  it('have no difference where one is of nothing', () => {
    const compared = compareShares(
      { count: 9, total: 90, suppressed: 0 },
      { count: 0, total: 0, suppressed: 0 },
    );
    expect(compared).toMatchObject({ difference: null, isClear: false });
  });

  it('differ less clearly by what a file of counts does not tell', () => {
    const [one, other] = [
      { count: 30, total: 100 },
      { count: 10, total: 100 },
    ];
    const reported = compareShares({ ...one, suppressed: 0 }, { ...other, suppressed: 0 });
    const merged = compareShares({ ...one, suppressed: 0 }, { ...other, suppressed: 20 });
    expect(reported.isClear).toBe(true);
    expect(merged.isClear).toBe(false);
    expect(merged.interval.low).toBe(differenceInterval(one, { count: 30, total: 100 }).low);
  });
});

describe('a journey of two selections', () => {
  it('has the shares of both of one session each, and no clear difference', () => {
    const { one, other, ends } = compareShop(shopCounts(1, 0), shopCounts(0, 1));
    expect([one?.runs, other?.runs]).toEqual([1, 1]);
    expect(ends.stopped).toMatchObject({ one: { count: 1, total: 1 }, other: { count: 0, total: 1 } });
    expect(ends.stopped).toMatchObject({ difference: 1, isClear: false });
    expect(ends.finished).toMatchObject({ difference: -1, isClear: false });
  });

  it('differs clearly in how many stopped, of enough sessions', () => {
    const { ends } = compareShop(shopCounts(20, 20), shopCounts(4, 36));
    expect(ends.stopped.difference).toBeCloseTo(0.4);
    expect(ends.stopped.isClear).toBe(true);
    expect(ends.left).toMatchObject({ difference: 0, isClear: false });
  });

  it('that only the second has is a row without differences', () => {
    const { one, other, ends } = compareShop(null, shopCounts(4, 4));
    expect([one, other?.runs]).toEqual([null, 8]);
    expect(ends.stopped).toMatchObject({ difference: null, isClear: false });
  });

  it('is not told how its merged runs ended', () => {
    const merged = { ...shopCounts(4, 36), runs: 60, merged: 20 };
    const { ends } = compareShop(shopCounts(20, 20), merged);
    expect(ends.stopped.interval.low).toBe(
      differenceInterval({ count: 20, total: 40 }, { count: 24, total: 60 }).low,
    );
  });
});

describe('the states and transitions of two selections', () => {
  const [one, other] = [shopCounts(20, 20), shopCounts(4, 36)];

  it('have the runs that stopped in a state, of those that were in it', () => {
    const shop = compareStates(one, other).find(({ state }) => state === 'shop');
    expect(shop?.stopped).toMatchObject({
      one: { count: 20, total: 40 },
      other: { count: 4, total: 40 },
      isClear: true,
    });
  });

  it('have the share of a transition of all that leads out of its state, also where it is in one only', () => {
    const onlyStopped = shopCounts(9, 0);
    const chosen = compareTransitions(onlyStopped, other).find(({ event }) => event === 'goods.chosen');
    expect(chosen).toMatchObject({ from: 'shop', to: 'basket', one: null });
    expect(chosen?.share).toMatchObject({ one: { count: 0, total: 0 }, other: { count: 36, total: 36 } });
  });
});
