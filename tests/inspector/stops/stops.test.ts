import { describe, expect, it } from 'vitest';
import { createFoldedCounts } from '../../../src/inspector/stops/folding/folded-counts';
import { OTHER } from '../../../src/inspector/stops/folding/folded-group';
import { visitsOf } from '../../../src/inspector/stops/folding/visit-store';
import { funnelOf } from '../../../src/inspector/stops/funnel';
import type { RecordedBatch } from '../../../src/inspector/stops/session-lines';
import { stopsOf } from '../../../src/inspector/stops/stops';
import { choicesOf, type Filter, NO_FILTER, summaryOf, UNKNOWN } from '../../../src/inspector/stops/summary';
import { batch, change } from './batches';
import { foldedIn, sessionOf, shapes, shopShape } from './shop-shape';

/** Buys immediately. */
const buys = `
  0 shop - xstate.init loadingShop
  2 shop loadingShop xstate.done.actor.load shop
  9 shop shop goods.chosen basket
  14 shop basket pay paid`;
/** Fails to pay, tries again, and gives up. */
const fails = `
  0 shop - xstate.init loadingShop
  4 shop loadingShop xstate.done.actor.load shop
  7 shop shop goods.chosen basket
  8 shop basket pay payUnavailable
  10 shop payUnavailable retry basket
  11 shop basket pay payUnavailable`;
/** Looks, and leaves. */
const looks = `
  0 shop - xstate.init loadingShop
  3 shop loadingShop xstate.done.actor.load shop
  13 shop shop back left`;

const tab = (lines: string, session: string) => sessionOf(lines, { session });
const recorded = [tab(buys, 'a'), tab(fails, 'b'), tab(looks, 'c')];
const stops = stopsOf(foldedIn(recorded), shopShape);
const funnelIn = (all: readonly RecordedBatch[]) => funnelOf(foldedIn(all).paths, shopShape);
const state = (name: string) => stops.states.find((one) => one.state === name);
const transitionNamed = (name: string) =>
  stops.transitions.find(({ from, event, to }) => `${from} ${event} ${to}` === name);

describe('where merchants stop', () => {
  it('counts how runs ended, each once', () => {
    expect(stops).toMatchObject({
      runs: 3,
      finished: 1,
      back: 1,
      stopped: 1,
      left: 0,
      open: 0,
      failures: 2,
      retries: 1,
    });
  });

  it('counts for each state: entries, runs, the median stay, and runs that stopped in it', () => {
    expect(state('loadingShop')).toMatchObject({ entered: 3, reached: 3, medianMs: 3_000, stopped: 0 });
    expect(state('shop')).toMatchObject({ entered: 3, reached: 3, medianMs: 7_000, retries: 0 });
    expect(state('basket')).toMatchObject({ entered: 3, reached: 2, medianMs: 1_000, retries: 0 });
    expect(state('payUnavailable')).toMatchObject({ entered: 2, reached: 1, stopped: 1, isFailure: true });
    expect(state('paid')).toMatchObject({ entered: 1, medianMs: null, isFailure: false });
  });

  it('counts a retry in the state that was left by it; what a run came back to is none', () => {
    expect(state('payUnavailable')?.retries).toBe(1);
    expect(state('basket')).toMatchObject({ entered: 3, reached: 2, retries: 0 });
  });

  it('counts a failure in the state before it, for each failure of the journey', () => {
    expect(state('basket')).toMatchObject({ entered: 3, failures: 2 });
    expect(state('payUnavailable')?.failures).toBe(0);
    expect(stops.states.reduce((sum, { failures }) => sum + failures, 0)).toBe(stops.failures);
  });

  it('counts a failure after a missing change, and never more failures than entries', () => {
    const [entry] = stopsOf(
      foldedIn([
        sessionOf(`
          0 shop - xstate.init loadingShop
          8 shop basket pay payUnavailable
          9 shop basket pay payUnavailable`),
      ]),
      shopShape,
    ).states.filter((one) => one.state === 'basket');
    expect(entry).toMatchObject({ entered: 2, failures: 2 });
  });

  it('counts no failure in an unknown journey', () => {
    expect(stopsOf(foldedIn(recorded), null).states.every(({ failures }) => failures === 0)).toBe(true);
  });

  it('counts no retry of a call that is polled', () => {
    const looksTwice = `${looks.replace('13 shop shop back left', '13 shop shop page.returned loadingShop')}
      14 shop loadingShop xstate.done.actor.load basket`;
    expect(stopsOf(foldedIn([sessionOf(looksTwice)]), shopShape).retries).toBe(0);
  });

  it('counts each transition: its number, all exits of its state, and the stay before it', () => {
    expect(transitionNamed('shop goods.chosen basket')).toMatchObject({
      count: 2,
      outOf: 3,
      medianMs: 5_000,
      p90Ms: 7_000,
    });
    expect(transitionNamed('shop back left')).toMatchObject({ count: 1, outOf: 3, medianMs: 10_000 });
    expect(transitionNamed('basket pay payUnavailable')).toMatchObject({
      count: 2,
      outOf: 3,
      isFailure: true,
    });
    expect(transitionNamed('payUnavailable retry basket')).toMatchObject({
      count: 1,
      isRetry: true,
      isFailure: false,
    });
    expect(stops.transitions.some(({ event }) => event === 'xstate.init')).toBe(false);
  });

  it('counts no drop-off of a session that may continue', () => {
    const half = foldedIn([sessionOf(fails, { until: 12_000 })]);
    expect(stopsOf(half, shopShape)).toMatchObject({ stopped: 0, open: 1 });
    expect(stopsOf(half, shopShape).states.every(({ stopped }) => stopped === 0)).toBe(true);
  });
});

describe('the funnel of a journey', () => {
  const none = { finished: 0, back: 0, stopped: 0, left: 0, open: 0 };
  /** Goes directly to the basket, and pays. */
  const direct = `
    0 shop - xstate.init loadingShop
    2 shop loadingShop xstate.done.actor.load basket
    9 shop basket pay paid`;
  /** Sees only failures. */
  const unlucky = `
    0 shop - xstate.init loadingShop
    2 shop loadingShop xstate.done.actor.load payUnavailable
    9 shop payUnavailable back left`;

  it('is the most common sequence of states, without calls and failures', () => {
    expect(funnelIn(recorded)).toEqual({
      runs: 3,
      stages: [
        { state: 'shop', reached: 3, share: 1, otherPages: [], lost: { ...none, back: 1 } },
        { state: 'basket', reached: 2, share: 2 / 3, otherPages: [], lost: { ...none, stopped: 1 } },
        { state: 'paid', reached: 1, share: 1 / 3, otherPages: [], lost: none },
      ],
      offPath: [],
      offPathEnds: none,
    });
  });

  it('counts runs with another path at the stages they reached, and names that path', () => {
    const { stages } = funnelIn([...recorded, tab(direct, 'd')]);
    expect(stages.map(({ state, reached, otherPages }) => [state, reached, otherPages])).toEqual([
      ['shop', 3, []],
      ['basket', 3, [{ state: null, runs: 1 }]],
      ['paid', 2, []],
    ]);
  });

  it('leads to the most common end, even if more runs left from the first page', () => {
    const goesOn = looks.replace('back', 'page.opened');
    const all = [
      tab(buys, 'a'),
      tab(buys, 'b'),
      tab(direct, 'c'),
      tab(direct, 'd'),
      tab(goesOn, 'e'),
      tab(goesOn, 'f'),
      tab(goesOn, 'g'),
    ];
    const { stages } = funnelIn(all);
    expect(stages.map(({ state }) => state)).toEqual(['shop', 'basket', 'paid']);
  });

  it('names runs that reached no stage', () => {
    const walksOff = unlucky.replace('back', 'page.opened');
    const more = [tab(buys, 'd'), tab(unlucky, 'e'), tab(walksOff, 'f')];
    const funnel = funnelIn([...recorded, ...more]);
    expect(funnel.offPath).toEqual([{ state: 'payUnavailable', runs: 2 }]);
    expect(funnel.offPathEnds).toEqual({ ...none, back: 1, finished: 1 });
  });

  it('counts each run once: lost, at the end of the chart, or outside the funnel', () => {
    const all = [...recorded, tab(direct, 'd'), tab(unlucky, 'e')];
    const { stages, offPathEnds } = funnelIn(all);
    const lost = [...stages.map((stage) => stage.lost), offPathEnds].flatMap((ends) => Object.values(ends));
    const ended = stages.filter(({ state }) => shopShape.ends.has(state)).map(({ reached }) => reached);
    expect([...lost, ...ended].reduce((sum, count) => sum + count, 0)).toBe(all.length);
  });

  it('counts merged rows of a file of counts as such, not as runs of no page', () => {
    const merged = { states: [OTHER], end: 'stopped', runs: 7 } as const;
    const { runs, offPath } = funnelOf([...foldedIn(recorded).paths, merged], shopShape);
    expect([runs, offPath]).toEqual([10, [{ state: OTHER, runs: 7 }]]);
  });

  it('never has a stage twice, and ends where no run continues', () => {
    const circle = sessionOf('0 shop - xstate.init shop\n1 shop shop a basket\n2 shop basket back shop');
    expect(funnelIn([circle]).stages.map((stage) => stage.state)).toEqual(['shop', 'basket']);
    expect(funnelOf([], shopShape).stages).toEqual([]);
  });
});

describe('the summary of a recording', () => {
  const lent = (session: string, lender: string) => ({
    persona: 'offers',
    until: null,
    batch: batch([change('- xstate.init shop', { at: 1, session, lender })]),
  });
  const visits = visitsOf([
    lent('a', 'USFB'),
    lent('b', 'USFB'),
    lent('c', 'ARTHMATE'),
    sessionOf('0 stall - xstate.init bargain', { session: 'd', persona: 'overdue' }),
    sessionOf('0 bazaar - xstate.init haggling', { session: 'e' }),
  ]);
  const counts = createFoldedCounts(shapes);
  for (const visit of visits) counts.addVisit(visit);
  const seenOf = (filter: Partial<Filter>) => {
    const summary = summaryOf([counts], shapes, { ...NO_FILTER, ...filter });
    if (summary === null) throw new Error('There is no set for this filter.');
    return summary;
  };

  it('can be filtered by persona and by lender, and by both', () => {
    expect(choicesOf([counts]).persona).toEqual([
      { value: 'offers', visits: 3 },
      { value: 'overdue', visits: 1 },
    ]);
    expect(choicesOf([counts]).lender).toEqual([
      { value: 'ARTHMATE', visits: 1 },
      { value: 'USFB', visits: 2 },
      { value: UNKNOWN, visits: 2 },
    ]);
    expect(seenOf({}).visits).toBe(5);
    expect(seenOf({ persona: 'offers' }).visits).toBe(3);
    expect(
      seenOf({ lender: 'USFB' }).journeys.map(({ journey, stops: { runs } }) => [journey, runs]),
    ).toEqual([['shop', 2]]);
    expect(seenOf({ lender: UNKNOWN }).visits).toBe(2);
    expect(seenOf({ persona: 'overdue', lender: 'USFB' })).toMatchObject({ visits: 0, journeys: [] });
  });

  it('names unknown journeys and states', () => {
    expect(seenOf({}).unknown).toEqual(['bazaar', 'stall · bargain']);
  });
});
