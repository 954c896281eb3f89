/** How long runs took from one page to another. */
import { describe, expect, it } from 'vitest';

import { createFoldedCounts } from '../../../../src/inspector/stops/folding/folded-counts';
import type { FoldedGroup } from '../../../../src/inspector/stops/folding/folded-group';
import { visitsOf } from '../../../../src/inspector/stops/folding/visit-store';
import { timeBetween } from '../../../../src/inspector/stops/paths/time-between';
import { sessionOf, shapes } from '../shop-shape';

const buying = (session: string, basket: number, paid: number) =>
  sessionOf(
    `
    0 shop - xstate.init loadingShop
    4 shop loadingShop xstate.done.actor.load shop
    ${basket} shop shop goods.chosen basket
    ${paid} shop basket pay paid`,
    { session },
  );

function timesIn(...sessions: readonly ReturnType<typeof sessionOf>[]) {
  const counts = createFoldedCounts(shapes);
  for (const visit of visitsOf(sessions)) counts.addVisit(visit);
  const reported = counts.fromEvents('shop', () => true);
  if (reported === null) throw new Error('The times are missing.');
  return reported.times;
}

describe('the time between two pages', () => {
  const times = timesIn(buying('a', 14, 30), buying('b', 24, 60), buying('c', 8, 10));

  it('is from first sight to first sight, also where other pages are between them', () => {
    expect(timeBetween(times, 'shop', 'paid')).toMatchObject({ runs: 3, medianMs: 26_000, p90Ms: 56_000 });
  });

  it('is since the start of the run where no page is named', () => {
    expect(timeBetween(times, '', 'basket')).toMatchObject({ runs: 3, medianMs: 14_000 });
  });

  it('is none where nobody came to the one after the other', () => {
    expect(timeBetween(times, 'paid', 'shop')).toBeNull();
  });

  it('is not known of a page whose change was not reported', () => {
    const gap = sessionOf(`
      0 shop - xstate.init shop
      9 shop basket pay paid`);
    expect(timeBetween(timesIn(gap), 'shop', 'basket')).toBeNull();
    expect(timeBetween(timesIn(gap), 'shop', 'paid')).toMatchObject({ medianMs: 9_000 });
  });

  it('is not told of groups that are already folded', () => {
    const counts = createFoldedCounts(shapes);
    const unknown = { persona: null, lender: null, language: null, version: null, day: null };
    const group: FoldedGroup = { ...unknown, visits: 1, open: 0, journeys: [] };
    counts.addGroup(group);
    expect(counts.fromEvents('shop', () => true)).toBeNull();
  });
});
