import { describe, expect, it } from 'vitest';

import { visitsOf } from '../../../src/inspector/stops/folding/visit-store';
import type { RecordedBatch } from '../../../src/inspector/stops/session-lines';
import { batch, change } from './batches';
import { lineOf, runsIn, sessionOf } from './shop-shape';

const buys = `
  0 opened
  0 shop - xstate.init loadingShop
  2 shop loadingShop xstate.done.actor.load shop
  9 shop shop goods.chosen basket
  14 shop basket paid paid`;

const lines = (...all: readonly RecordedBatch[]) => runsIn(...all).map(lineOf);

describe('the runs of a visit', () => {
  it('go from state to state, and finish in a final state of their chart', () => {
    expect(lines(sessionOf(buys))).toEqual(['shop: loadingShop 2 shop 7 basket 5 paid - (finished)']);
  });

  it('of two merchants at the same time are separate, by browser and by tab', () => {
    const other = `
      1 shop - xstate.init loadingShop
      4 shop loadingShop xstate.done.actor.load shop`;
    expect(
      lines(sessionOf(buys), sessionOf(other, { visitor: 'e' }), sessionOf(other, { session: 'other' })),
    ).toEqual([
      'shop: loadingShop 2 shop 7 basket 5 paid - (finished)',
      'shop: loadingShop 3 shop - (stopped)',
      'shop: loadingShop 3 shop - (stopped)',
    ]);
  });

  it('are the same when batches arrive late, twice, and in the wrong order', () => {
    const { batch: whole, ...known } = sessionOf(buys);
    const early = { ...known, batch: { ...whole, events: whole.events.slice(0, 3) } };
    const late = { ...known, batch: { ...whole, events: whole.events.slice(3) } };
    expect(lines(late, early, late)).toEqual(lines(sessionOf(buys)));
  });

  it('order events of one millisecond by their states', () => {
    expect(
      lines(
        sessionOf(`
          0 shop loadingShop xstate.done.actor.load shop
          0 shop - xstate.init loadingShop
          0 shop basket paid paid
          0 shop shop goods.chosen basket`),
      ),
    ).toEqual(['shop: loadingShop 0 shop 0 basket 0 paid - (finished)']);
  });

  it('order many events of one millisecond, each among the hundred that follow', () => {
    const inOrder = Array.from({ length: 1_000 }, (_, index) => `0 shop s${index} next s${index + 1}`);
    const reversedBy90 = inOrder.flatMap((_, index) =>
      index % 90 === 0 ? inOrder.slice(index, index + 90).reverse() : [],
    );
    const started = ['0 shop - xstate.init s0', ...reversedBy90].join('\n');
    const [run, ...others] = runsIn(sessionOf(started));
    expect(others).toEqual([]);
    expect(run?.steps.map(({ state }) => state)).toEqual(
      Array.from({ length: 1_001 }, (_, index) => `s${index}`),
    );
  });

  it('order 20,000 events of one millisecond in the time of a test', () => {
    const [run, ...others] = runsIn(
      sessionOf(Array.from({ length: 20_000 }, () => '0 shop basket back shop').join('\n')),
    );
    expect([run?.journey, others.length]).toEqual(['shop', 0]);
  });

  it('end when the page is reloaded: the stay before has no known length', () => {
    expect(
      lines(
        sessionOf(`
          0 opened
          0 shop - xstate.init loadingShop
          2 shop loadingShop xstate.done.actor.load shop
          9 opened
          9 shop - xstate.init loadingShop
          11 shop loadingShop xstate.done.actor.load shop`),
      ),
    ).toEqual(['shop: loadingShop 2 shop - (left)', 'shop: loadingShop 2 shop - (stopped)']);
  });

  it('end when another journey opens; only the last one is where the merchant stopped', () => {
    expect(
      lines(
        sessionOf(`
          0 shop - xstate.init shop
          5 stall - xstate.init stall`),
      ),
    ).toEqual(['shop: shop - (left)', 'stall: stall - (stopped)']);
  });

  it('are open while the merchant may still come back', () => {
    const half = '0 shop - xstate.init shop';
    expect(lines(sessionOf(half, { until: 29 * 60_000 }))).toEqual(['shop: shop - (open)']);
    expect(lines(sessionOf(half, { until: 30 * 60_000 }))).toEqual(['shop: shop - (stopped)']);
  });

  it('of a batch without an end are open as long as the file is recent', () => {
    const events = [change('- xstate.init shop', { at: 0 })];
    const young = { persona: null, until: null, batch: batch(events, 60_000) };
    expect(lines(young)).toEqual(['shop: shop - (open)']);
    expect(lines({ ...young, batch: batch(events, 1_800_000) })).toEqual(['shop: shop - (stopped)']);
  });

  it('stop in both charts when an invoked chart is not done, and in neither after it continued', () => {
    const runs = `
      0 shop - xstate.init basket
      4 check - xstate.init loadingCheck
      4 shop basket checked.begun shop`;
    expect(lines(sessionOf(runs))).toEqual([
      'shop: basket 4 shop - (stopped)',
      'check: loadingCheck - (stopped)',
    ]);
    const goesOn = `${runs}
      6 shop shop gave.up basket
      7 shop basket goods.chosen shop`;
    expect(lines(sessionOf(goesOn))).toEqual([
      'shop: basket 4 shop 2 basket 1 shop - (stopped)',
      'check: loadingCheck - (left)',
    ]);
  });

  it('never stop in charts that live as long as the tab', () => {
    expect(
      lines(
        sessionOf(`
          0 session - xstate.init here
          1 shop - xstate.init shop`),
      ),
    ).toEqual(['session: here - (open)', 'shop: shop - (stopped)']);
  });

  it('have no duration for a stay whose start or end is missing', () => {
    expect(
      lines(
        sessionOf(`
          0 shop - xstate.init loadingShop
          20 shop basket paid paid`),
      ),
    ).toEqual(['shop: loadingShop - basket - paid - (finished)']);
  });

  it('of an unknown journey or state are runs as well', () => {
    expect(
      lines(
        sessionOf(`
          0 bazaar - xstate.init haggling
          3 bazaar haggling agreed bought`),
      ),
    ).toEqual(['bazaar: haggling 3 bought - (stopped)']);
  });
});

describe('a visit', () => {
  it('has its persona, and the last known lender', () => {
    const events = [
      change('- xstate.init shop', { at: 1 }),
      change('shop goods.chosen basket', { at: 2, lender: 'USFB' }),
      change('basket back shop', { at: 3 }),
    ];
    expect(visitsOf([{ persona: 'offers', until: 4, batch: batch(events) }])).toMatchObject([
      { persona: 'offers', lender: 'USFB', hasEnded: false },
    ]);
  });

  it('of one browser is a separate one for each persona', () => {
    const visits = visitsOf([
      sessionOf('0 shop - xstate.init shop', { persona: 'offers' }),
      sessionOf('1 shop - xstate.init shop'),
    ]);
    expect(visits.map(({ persona }) => persona)).toEqual(['offers', null]);
  });
});
