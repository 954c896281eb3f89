import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { loadJourneys } from '../../../src/inspector/catalogue';
import { createBatchFolding } from '../../../src/inspector/stops/folding/fold-batches';
import { createFoldedCounts, groupsOf } from '../../../src/inspector/stops/folding/folded-counts';
import { roundStay, stayCode, stayOfCode } from '../../../src/inspector/stops/folding/stay-lengths';
import { createVisitStore, TooManyStates, visitsOf } from '../../../src/inspector/stops/folding/visit-store';
import { type RecordedBatch, readSessionLines } from '../../../src/inspector/stops/session-lines';
import { shapesOf } from '../../../src/inspector/stops/shapes';
import { choicesOf, NO_FILTER, summaryOf } from '../../../src/inspector/stops/summary';
import { batch, change, opened } from './batches';
import { sessionOf, shapes as shopShapes } from './shop-shape';

const FILE = new URL('../../browser/support/sessions-24.jsonl.gz', import.meta.url);
const reading = readSessionLines(gunzipSync(readFileSync(FILE)).toString());
const recorded = reading.ok ? reading.batches : [];
const shapes = shapesOf(await loadJourneys());

/** All that the page shows of these batches. */
function counted(batches: readonly RecordedBatch[], maxKept?: number) {
  const folding = createBatchFolding(shapes, maxKept);
  for (const one of batches) folding.add(one);
  const { counts, late } = folding.finish();
  return { late, choices: choicesOf([counts]), summary: summaryOf([counts], shapes, NO_FILTER) };
}

describe('batches in another order', () => {
  it('give the same counts, and so do batches that are there twice', () => {
    const expected = counted(recorded);
    expect(expected.summary?.visits).toBe(24);
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...recorded, ...recorded.slice(0, 9)], { minLength: recorded.length + 9 }),
        (shuffled) => {
          expect(counted(shuffled)).toEqual(expected);
        },
      ),
      { numRuns: 15, seed: 1 },
    );
  });

  it('give the same counts where an event shares its millisecond with the start of the page', () => {
    const events = [
      change('- xstate.init shop', { at: 5 }),
      change('shop goods.chosen basket', { at: 9 }),
      opened(9),
      change('- xstate.init shop', { at: 9 }),
    ];
    const parts = events.map((event, index) => ({
      persona: null,
      until: 9_999_999,
      batch: batch([event], 100 + index),
    }));
    const [first, ...others] = [parts, [...parts].reverse(), [parts[2], parts[0], parts[3], parts[1]]].map(
      (order) => groupsOf(visitsOf(order.flatMap((part) => part ?? [])), shopShapes),
    );
    expect(others).toEqual([first, first]);
    expect(first?.[0]?.journeys[0]).toMatchObject({ ends: { left: 1, stopped: 1 } });
  });
});

it('language and version of a visit are the latest ones, in whatever order the file has them', () => {
  const opening = (at: number, properties: object) => ({
    persona: null,
    until: null,
    batch: batch([{ ...opened(at), properties: { session: 'tab', ...properties } }], at),
  });
  const batches = [
    opening(1, { language: 'hi', version: '1' }),
    opening(2, { version: '2' }),
    opening(3, {}),
  ];
  for (const order of [batches, batches.toReversed()])
    expect(visitsOf(order)).toMatchObject([{ language: 'hi', version: '2' }]);
});

describe('more events than are kept', () => {
  it('are counted without a difference in the order of time', () => {
    expect(counted(recorded, 200)).toEqual(counted(recorded));
  });

  it('are told where they come after their visit was counted', () => {
    const sent = (session: string, line: string, at: number) => ({
      persona: null,
      until: null,
      batch: batch([change(line, { at, session })], at),
    });
    const batches = [
      ...['a', 'b', 'c', 'd'].map((session) => sent(session, '- xstate.init loadingShop', 0)),
      sent('e', '- xstate.init loadingShop', 7_200_000),
      sent('a', 'loadingShop xstate.done.actor.load shop', 2_000),
    ];
    expect(counted(batches, 2)).toMatchObject({ late: 1, summary: { visits: 5 } });
    expect(counted(batches)).toMatchObject({ late: 0, summary: { visits: 5 } });
  });

  it('of visits that have not ended are kept', () => {
    const open = ['a', 'b', 'c', 'd'].map((session) =>
      sessionOf('0 shop - xstate.init loadingShop', { session, until: 1_000 }),
    );
    const result = counted([...open, ...open], 1);
    expect(result).toMatchObject({ late: 0, summary: { visits: 4, open: 4 } });
  });
});

it('ids in place of states are refused, before they fill the memory', () => {
  const store = createVisitStore(100);
  const add = (state: number) =>
    store.add({
      persona: null,
      until: null,
      batch: batch([change(`- went /order/${state}`, { at: state })]),
    });
  for (let state = 0; state < 100; state += 1) add(state);
  add(0);
  expect(() => add(100)).toThrow(TooManyStates);
});

describe('counts as data', () => {
  it('are the same counts when they are read again', () => {
    const visits = visitsOf(recorded);
    const groups = groupsOf(visits, shapes);
    const again = createFoldedCounts(shapes);
    for (const group of groups) again.addGroup(group);
    expect(summaryOf([again], shapes, NO_FILTER)).toEqual(counted(recorded).summary);
    expect(groups.reduce((sum, group) => sum + group.visits, 0)).toBe(visits.length);
  });

  it('are filtered by a range of days in India', () => {
    const at = (time: string) => Date.parse(time);
    const batches = ['2026-03-01T18:29:00Z', '2026-03-01T18:31:00Z', '2026-03-05T00:00:00Z'].map(
      (time, index) => ({
        persona: null,
        until: null,
        batch: batch([change('- xstate.init shop', { at: at(time), session: `tab-${index}` })], at(time)),
      }),
    );
    const counts = createFoldedCounts(shopShapes);
    for (const visit of visitsOf(batches)) counts.addVisit(visit);
    expect(choicesOf([counts]).day).toEqual(
      ['2026-03-01', '2026-03-02', '2026-03-05'].map((value) => ({ value, visits: 1 })),
    );
    const visitsIn = (fromDay: string | null, toDay: string | null) =>
      summaryOf([counts], shopShapes, { ...NO_FILTER, fromDay, toDay })?.visits;
    expect([
      visitsIn('2026-03-02', null),
      visitsIn(null, '2026-03-02'),
      visitsIn('2026-03-02', '2026-03-04'),
    ]).toEqual([2, 2, 1]);
  });

  it('of days that are merged are in no range of days, and no day to choose', () => {
    const counts = createFoldedCounts(shopShapes, ['day']);
    const unknown = { persona: null, lender: null, language: null, version: null, open: 0, journeys: [] };
    for (const day of ['2026-03-02', '(other)']) counts.addGroup({ ...unknown, day, visits: 7 });
    expect(choicesOf([counts]).day).toEqual([{ value: '2026-03-02', visits: 7 }]);
    const filter = { ...NO_FILTER, toDay: '2026-03-02' };
    expect(summaryOf([counts], shopShapes, filter)).toMatchObject({ visits: 7 });
  });

  it('answer from the set that tells visits apart by what is asked, or not at all', () => {
    const sets = (['lender', 'day'] as const).map((dimension) => createFoldedCounts(shopShapes, [dimension]));
    const asks = (filter: Partial<typeof NO_FILTER>) =>
      summaryOf(sets, shopShapes, { ...NO_FILTER, ...filter });
    expect(asks({ lender: 'USFB' })).toMatchObject({ visits: 0 });
    expect(asks({ lender: 'USFB', fromDay: '2026-03-02' })).toBeNull();
    expect(asks({ persona: 'offers' })).toBeNull();
  });
});

describe('lengths of stays', () => {
  it('keep three digits, and are exact below a second', () => {
    expect([0, 7, 999, 1_000, 1_234, 59_960, 185_000, 7_803_999].map(roundStay)).toEqual([
      0, 7, 999, 1_000, 1_230, 60_000, 185_000, 7_800_000,
    ]);
  });

  it('have codes that grow with them, and that a length is found by', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_990_000_000 }), fc.nat({ max: 9_990_000_000 }), (one, other) => {
        expect(Math.sign(stayCode(one) - stayCode(other)) * Math.sign(one - other)).toBeGreaterThanOrEqual(0);
        expect(Math.abs(roundStay(one) - one)).toBeLessThanOrEqual(one * 0.005);
        expect(stayCode(stayOfCode(stayCode(one)))).toBe(stayCode(one));
      }),
    );
  });
});
