/** What came next after each change, in runs that can be followed by hand. */
import { describe, expect, it } from 'vitest';

import type { FoldedTransition } from '../../../../src/inspector/stops/folding/folded-group';
import { foldedIn, sessionOf } from '../shop-shape';

/** `basket pay payUnavailable: 1 basket, 1 stopped`, for each change that tells it. */
function linesIn(...lines: readonly string[]): readonly string[] {
  return foldedIn(lines.map((text, index) => sessionOf(text, { visitor: `${index}` })))
    .transitions.filter(({ next }) => (next ?? []).length > 0)
    .map(lineOf)
    .sort();
}

function lineOf({ from, event, to, next }: FoldedTransition): string {
  const texts = (next ?? []).map(({ page, end, count }) => `${count} ${page ?? end}`).sort();
  return `${from} ${event} ${to}: ${texts.join(', ')}`;
}

const failing = `
  0 shop - xstate.init loadingShop
  4 shop loadingShop xstate.done.actor.load shop
  7 shop shop goods.chosen basket
  8 shop basket pay payUnavailable
  10 shop payUnavailable retry loadingShop
  11 shop loadingShop xstate.done.actor.load payUnavailable`;

describe('what came next after a change', () => {
  it('is the first page after the state that it led to, which may be the page before it', () => {
    expect(linesIn(failing)).toContain('payUnavailable retry loadingShop: 1 payUnavailable');
  });

  it('is how the run ended where no page came', () => {
    expect(linesIn(failing)).toContain('loadingShop xstate.done.actor.load payUnavailable: 1 stopped');
  });

  it('counts each change, also of the same run', () => {
    const again = `${failing}
      20 shop payUnavailable retry loadingShop
      21 shop loadingShop xstate.done.actor.load basket`;
    expect(linesIn(again)).toContain('payUnavailable retry loadingShop: 1 basket, 1 payUnavailable');
  });

  it('is the end where a run ended by going back, not the final state', () => {
    const back = `
      0 shop - xstate.init shop
      3 shop shop goods.chosen basket
      5 shop basket back left`;
    expect(linesIn(back)).toEqual(['basket back left: 1 back', 'shop goods.chosen basket: 1 back']);
  });

  it('is the state that a change which was not reported must have led to', () => {
    const gap = `
      0 shop - xstate.init loadingShop
      4 shop loadingShop xstate.done.actor.load shop
      9 shop basket pay paid`;
    expect(linesIn(gap)).toEqual([
      'basket pay paid: 1 finished',
      'loadingShop xstate.done.actor.load shop: 1 basket',
    ]);
  });

  it('is not told of the start, nor of a journey without a chart', () => {
    const lines = `
      0 kiosk - xstate.init kiosk
      3 kiosk kiosk pay paid`;
    const { transitions } = foldedIn([sessionOf(lines)], 'kiosk');
    expect(transitions.map(({ next }) => next)).toEqual([[], []]);
  });
});
