/** A known way is walked as it is known, with the fault at its moment, and found again where the fault led away from it. */
import { describe, expect, it } from 'vitest';

import { alongWay } from './along-way';
import type { KnownStep } from './known-ways';
import type { Control, Deed } from './offers';
import { type Crossing, readToken } from './plan';

const control = (name: string, isMain = false): Control => ({
  at: 0,
  kind: 'button',
  name,
  field: '',
  isFilled: true,
  isMain,
});
const tap = (name: string): Deed => ({ kind: 'tap', control: control(name) });
const step = (name: string, isElsewhere = false): KnownStep => ({ told: `taps “${name}”`, isElsewhere });

const crossing = (moment: Crossing['moment'], seed = 1): Crossing => ({
  ...readToken('home.0.overdue.slow.first-step.page.1'),
  moment,
  seed,
});
const WAY = [step('Pay'), step('Continue'), step('Confirm')];

/** What is done where the screens offer these, one after the other. */
function walked(chooser: ReturnType<typeof alongWay>, screens: readonly (readonly string[])[]) {
  return screens.map((names) => {
    const choice = chooser.next(names.map(tap));
    if (choice === null) return null;
    const name = choice.deed.kind === 'tap' ? choice.deed.control.name : '';
    return choice.isStruck ? `${name}!` : name;
  });
}

describe('a known way', () => {
  it('is walked step by step, struck at the one that the seed says, and then ends', () => {
    const screens = [['Help', 'Pay'], ['Continue', 'Back'], ['Confirm'], ['Home']];
    const chooser = alongWay(WAY, crossing('one-step', 4));
    expect(chooser.missing()).toBe('taps “Pay”');
    expect(walked(chooser, screens)).toEqual(['Pay', 'Continue!', 'Confirm', null]);
    expect(chooser.missing()).toBeNull();
  });

  it('is struck at every step, or at none where the entry URL was', () => {
    const screens = [['Pay'], ['Continue'], ['Confirm']];
    expect(walked(alongWay(WAY, crossing('every-step')), screens)).toEqual(['Pay!', 'Continue!', 'Confirm!']);
    expect(walked(alongWay(WAY, crossing('opening')), screens)).toEqual(['Pay', 'Continue', 'Confirm']);
  });

  it('is the same on another day, for another amount', () => {
    const way = [{ told: 'taps “Pay ₹0 by 0 month”', isElsewhere: false }];
    expect(walked(alongWay(way, crossing('opening')), [['Later', 'Pay ₹1,234.50 by 7 Dec']])).toEqual([
      'Pay ₹1,234.50 by 7 Dec',
    ]);
  });

  it('goes on where the app is ahead of it; a strike that was passed over comes then', () => {
    expect(walked(alongWay(WAY, crossing('one-step', 0)), [['Continue'], ['Confirm']])).toEqual([
      'Continue!',
      'Confirm',
    ]);
  });

  it('is looked for where it is lost, but not for ever', () => {
    const chooser = alongWay(WAY, crossing('opening'));
    expect(walked(chooser, [['Pay'], ['Try again'], ['Continue']])).toEqual(['Pay', 'Try again', 'Continue']);
    const lost = walked(
      chooser,
      Array.from({ length: 12 }, () => ['Try again']),
    );
    expect(lost.filter((name) => name !== null)).toHaveLength(7);
    expect(chooser.missing()).toBe('taps “Confirm”');
  });
});
