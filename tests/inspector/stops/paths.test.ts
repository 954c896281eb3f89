/** Questions about paths: of a few paths that can be counted by hand, and of random ones. */
import { describe, expect, it } from 'vitest';

import { hashOf, readRoute } from '../../../src/inspector/location';
import { createFoldedCounts } from '../../../src/inspector/stops/folding/folded-counts';
import type { FoldedBeforeStop, FoldedPath } from '../../../src/inspector/stops/folding/folded-group';
import { visitsOf } from '../../../src/inspector/stops/folding/visit-store';
import { afterPage } from '../../../src/inspector/stops/paths/after-page';
import { beforeStop, stopStates } from '../../../src/inspector/stops/paths/before-stop';
import { lenderCountsOf, stateByLender } from '../../../src/inspector/stops/paths/lenders';
import { nextSteps, ownFunnelOf } from '../../../src/inspector/stops/paths/own-funnel';
import { pathsBetween } from '../../../src/inspector/stops/paths/paths-between';
import { ranked } from '../../../src/inspector/stops/paths/ranked';
import type { RunEnd } from '../../../src/inspector/stops/runs';
import type { RecordedBatch } from '../../../src/inspector/stops/session-lines';
import { NO_FILTER } from '../../../src/inspector/stops/summary';
import { createRandom } from '../../sessions/random';
import { batch, change } from './batches';
import { foldedIn, sessionOf, shapes } from './shop-shape';

const path = (states: string, end: RunEnd, runs: number): FoldedPath => ({
  states: states.split(' ').filter(Boolean),
  end,
  runs,
});

const paths = [
  path('shop basket paid', 'finished', 10),
  path('shop help basket', 'stopped', 4),
  path('basket shop', 'left', 3),
  path('shop', 'back', 2),
  path('', 'open', 1),
];

describe('a funnel of one’s own', () => {
  it('counts the runs that came to each step after the step before, and how the others ended', () => {
    const none = { finished: 0, back: 0, stopped: 0, left: 0, open: 0 };
    expect(ownFunnelOf(paths, ['shop', 'basket', 'paid'])).toEqual([
      {
        state: 'shop',
        reached: 19,
        ofFirst: 1,
        ofPrevious: null,
        ended: { ...none, left: 3, back: 2 },
        finishedIn: [],
        stoppedAfter: [],
      },
      {
        state: 'basket',
        reached: 14,
        ofFirst: 14 / 19,
        ofPrevious: 14 / 19,
        ended: { ...none, stopped: 4 },
        finishedIn: [],
        stoppedAfter: [{ state: 'basket', runs: 4 }],
      },
      {
        state: 'paid',
        reached: 10,
        ofFirst: 10 / 19,
        ofPrevious: 10 / 14,
        ended: { ...none, finished: 10 },
        finishedIn: [{ state: 'paid', runs: 10 }],
        stoppedAfter: [],
      },
    ]);
  });

  it('offers the pages that most runs come to after its steps first', () => {
    expect(nextSteps(paths, ['help', 'basket', 'shop', 'paid'], ['shop'])).toEqual([
      { state: 'basket', reached: 14 },
      { state: 'paid', reached: 10 },
      { state: 'help', reached: 4 },
    ]);
  });

  it('has no shares where nobody came to the first step', () => {
    expect(ownFunnelOf(paths, ['nowhere', 'shop']).map(({ ofFirst }) => ofFirst)).toEqual([null, null]);
  });

  const seeds = Array.from({ length: 60 }, (_, index) => index + 1);
  it.each(seeds)('never grows, and loses exactly the runs that ended: seed %i', (seed) => {
    const random = createRandom(seed);
    const shuffled = () => {
      const left = ['a', 'b', 'c', 'd', 'e', 'f'];
      return Array.from({ length: random.wholeNumber(0, 6) }, () =>
        left.splice(random.wholeNumber(0, left.length - 1), 1).join(''),
      );
    };
    const randomPaths = Array.from({ length: 40 }, () =>
      path(
        shuffled().join(' '),
        random.pick(['finished', 'back', 'stopped', 'left', 'open'] as const) ?? 'open',
        random.wholeNumber(1, 9),
      ),
    );
    const steps = ownFunnelOf(randomPaths, shuffled());
    for (const [index, { reached, ended }] of steps.entries()) {
      const next = steps[index + 1]?.reached ?? 0;
      expect(next).toBeLessThanOrEqual(reached);
      expect(Object.values(ended).reduce((sum, runs) => sum + runs, 0)).toBe(reached - next);
    }
  });
});

describe('paths from one page to another', () => {
  it('are told by the pages between, the most frequent first', () => {
    const { started, earlier, between } = pathsBetween(paths, 'shop', 'basket');
    expect({ started, earlier, runs: between.runs }).toEqual({ started: 19, earlier: 3, runs: 14 });
    expect(between.rows).toEqual([
      { pages: [], runs: 10, share: 10 / 14, cumulative: 10 / 14 },
      { pages: ['help'], runs: 4, share: 4 / 14, cumulative: 1 },
    ]);
  });

  it('begin with the run where no first page is named', () => {
    const { started, earlier, between } = pathsBetween(paths, '', 'basket');
    expect({ started, earlier }).toEqual({ started: 20, earlier: 0 });
    expect(between.rows.map(({ pages, runs }) => [pages.join(), runs])).toEqual([
      ['shop', 10],
      ['shop,help', 4],
      ['', 3],
    ]);
  });

  it('are none where nobody came from the one to the other', () => {
    expect(pathsBetween(paths, 'paid', 'shop').between).toEqual({ runs: 0, rows: [], otherRuns: 0 });
  });

  it('are summed after the fifteenth, with those that are not told', () => {
    const rows = Array.from({ length: 18 }, (_, index) => ({ name: `row ${index}`, runs: 20 - index }));
    const { runs, rows: shown, otherRuns } = ranked(rows, ({ name }) => name, 7);
    expect(shown.map(({ name }) => name)).toEqual(rows.slice(0, 15).map(({ name }) => name));
    expect(otherRuns).toBe(5 + 4 + 3 + 7);
    expect(shown.at(-1)?.cumulative).toBe((runs - otherRuns) / runs);
  });
});

describe('what became of the runs that saw a page', () => {
  const beforeStops: readonly FoldedBeforeStop[] = [
    { state: 'basket', end: 'stopped', changes: [], runs: 1 },
    { state: 'basket', end: 'left', changes: [], runs: 3 },
    { state: 'help', end: 'stopped', changes: [], runs: 3 },
  ];
  it('is how they ended, and the pages that they saw for the first time after it', () => {
    expect(afterPage({ walked: paths, suppressedRuns: 0, beforeStops }, ['basket'])).toEqual({
      runs: 17,
      wentOn: 13,
      ended: { finished: 10, stopped: 4, left: 3, back: 0, open: 0 },
      stoppedHere: 1,
      finishedIn: [{ state: 'paid', runs: 10 }],
      later: [
        { page: 'paid', runs: 10, share: 10 / 17 },
        { page: 'shop', runs: 3, share: 3 / 17 },
      ],
    });
  });

  it('does not tell who stopped in it where the paths of some runs are not told', () => {
    expect(afterPage({ walked: paths, suppressedRuns: 3, beforeStops }, ['basket']).stoppedHere).toBeNull();
  });

  it('does not tell who stopped in it where the states of some stops are merged', () => {
    const merged = [...beforeStops, { state: '(other)', end: 'stopped', changes: [], runs: 2 } as const];
    expect(
      afterPage({ walked: paths, suppressedRuns: 0, beforeStops: merged }, ['basket']).stoppedHere,
    ).toBeNull();
  });

  it('is nothing where nobody saw it', () => {
    expect(afterPage({ walked: paths, suppressedRuns: 0, beforeStops }, ['nowhere'])).toMatchObject({
      runs: 0,
      later: [],
    });
  });
});

describe('a state by lender', () => {
  /** A visit that names a lender and pays; `others` name none and do not pay. */
  const visit = (visitor: string, lender: string | null): RecordedBatch => ({
    persona: null,
    until: 10 * 3_600_000,
    batch: batch(
      [
        change('- xstate.init loadingShop', { at: 0, lender }),
        change('loadingShop xstate.done.actor.load shop', { at: 1_000, lender }),
        ...(lender === null ? [] : [change('shop pay paid', { at: 2_000, lender })]),
      ],
      0,
      visitor.padStart(32, '0'),
    ),
  });
  const setOf = (by: Parameters<typeof createFoldedCounts>[1]) => {
    const counts = createFoldedCounts(shapes, by);
    for (const one of visitsOf([visit('a', 'USFB'), visit('b', 'USFB'), visit('c', null)]))
      counts.addVisit(one);
    return counts;
  };

  it('has the runs, the stops and the transitions of each lender, the one with the most runs first', () => {
    const counts = lenderCountsOf([setOf(['lender'])], 'shop', NO_FILTER);
    expect(stateByLender(counts ?? [], 'shop')).toEqual({
      lenders: [
        { lender: 'USFB', reached: 2, stopped: 0 },
        { lender: 'none', reached: 1, stopped: 1 },
      ],
      transitions: [{ event: 'pay', to: 'paid', counts: [2, 0] }],
    });
  });

  it('has only the lender that is chosen', () => {
    const counts = lenderCountsOf([setOf(['lender'])], 'shop', { ...NO_FILTER, lender: 'USFB' });
    expect(counts?.map(({ lender }) => lender)).toEqual(['USFB']);
  });

  it('is unknown where the visits are told apart by lender and by day, and not by both', () => {
    const sets = [setOf(['lender']), setOf(['day'])];
    expect(lenderCountsOf(sets, 'shop', { ...NO_FILTER, fromDay: '1970-01-01' })).toBeNull();
  });
});

describe('what comes before a stop', () => {
  const start = `
    0 shop - xstate.init loadingShop
    4 shop loadingShop xstate.done.actor.load shop`;
  const { beforeStops } = foldedIn([
    sessionOf(`${start}
      5 shop shop goods.chosen basket
      6 shop basket pay payUnavailable
      7 shop payUnavailable retry basket`),
    sessionOf(
      `${start}
      5 shop shop goods.chosen basket`,
      { visitor: 'a' },
    ),
    // What led to the basket was not reported.
    sessionOf(
      `${start}
      9 shop basket pay payUnavailable`,
      { visitor: 'b' },
    ),
    sessionOf(
      `${start}
      9 stall - xstate.init stall`,
      { visitor: 'c' },
    ),
    sessionOf(
      `${start}
      5 shop shop goods.chosen basket
      6 shop basket pay paid`,
      { visitor: 'd' },
    ),
  ]);
  const lineOf = ({ changes, state, end, runs }: FoldedBeforeStop) =>
    `${changes.map(({ from, event }) => `${from} ${event}`).join(' ')} ${state} (${end}) ${runs}`;

  it('is the last three changes of a run that stopped or went elsewhere, back to what was not reported', () => {
    expect(beforeStops?.map(lineOf).sort()).toEqual([
      'basket pay payUnavailable (stopped) 1',
      'null xstate.init loadingShop xstate.done.actor.load shop (left) 1',
      'null xstate.init loadingShop xstate.done.actor.load shop goods.chosen basket (stopped) 1',
      'shop goods.chosen basket pay payUnavailable retry basket (stopped) 1',
    ]);
  });

  it('is told for one state and end, and what is merged is among the others', () => {
    const merged: FoldedBeforeStop = {
      state: 'basket',
      end: 'stopped',
      changes: [{ from: '(other)', event: '(other)' }],
      runs: 6,
    };
    const rows = [...(beforeStops ?? []), merged];
    expect(stopStates(rows, 'stopped')).toEqual([
      { state: 'basket', runs: 8 },
      { state: 'payUnavailable', runs: 1 },
    ]);
    const reported = beforeStop(rows, 'basket', 'stopped');
    expect(reported).toMatchObject({ runs: 8, otherRuns: 6 });
    expect(reported.rows.map(({ share }) => share)).toEqual([1 / 8, 1 / 8]);
  });
});

describe('the link of a question', () => {
  it.each([
    '#/stops/shop?ask=funnel&steps=shop%2Cbasket%2Cpaying.scan',
    '#/stops/shop?as=text&ask=between&start=shop&goal=paid',
    '#/stops/shop?ask=before&stop=basket&end=left',
    '#/stops/shop?as=text',
    '#/stops/shop',
    '#/stops',
  ])('leads to it again: %s', (hash) => {
    expect(hashOf(readRoute(hash))).toBe(hash);
  });

  it('has each step once, and none without a known question', () => {
    expect(readRoute('#/stops/shop?ask=funnel&steps=a,b,a,,')).toMatchObject({
      question: { steps: ['a', 'b'] },
    });
    expect(readRoute('#/stops/shop?ask=other&steps=a')).toMatchObject({ question: null });
  });
});
