/** A recorded path is followed step by step, with the fault at its moment; after a fault that led elsewhere, the path is continued. */
import { describe, expect, it } from 'vitest';

import { followRecordedPath } from './along-path';
import { type PlannedWalk, readToken } from './plan';
import type { RecordedPathStep } from './recorded-paths';
import type { Control, ScreenAction } from './screen-actions';

const control = (name: string, isMain = false): Control => ({
  at: 0,
  kind: 'button',
  name,
  field: '',
  isFilled: true,
  isMain,
});
const tap = (name: string): ScreenAction => ({ kind: 'tap', control: control(name) });
const step = (name: string, isElsewhere = false): RecordedPathStep => ({
  actionText: `taps “${name}”`,
  isElsewhere,
});

const planned = (moment: PlannedWalk['moment'], seed = 1): PlannedWalk => ({
  ...readToken('home.0.overdue.slow.first-step.page.1'),
  moment,
  seed,
});
const PATH = [step('Pay'), step('Continue'), step('Confirm')];

/** The actions that are chosen on screens with these buttons, one after the other. */
function walked(chooser: ReturnType<typeof followRecordedPath>, screens: readonly (readonly string[])[]) {
  return screens.map((names) => {
    const choice = chooser.next(names.map(tap));
    if (choice === null) return null;
    const name = choice.action.kind === 'tap' ? choice.action.control.name : '';
    return choice.isStruck ? `${name}!` : name;
  });
}

describe('a recorded path', () => {
  it('is walked step by step, with the fault at the step that the seed chooses, and then ends', () => {
    const screens = [['Help', 'Pay'], ['Continue', 'Back'], ['Confirm'], ['Home']];
    const chooser = followRecordedPath(PATH, planned('one-step', 4));
    expect(chooser.missing()).toBe('taps “Pay”');
    expect(walked(chooser, screens)).toEqual(['Pay', 'Continue!', 'Confirm', null]);
    expect(chooser.missing()).toBeNull();
  });

  it('has the fault at every step, or at none when it occurred while the entry URL opened', () => {
    const screens = [['Pay'], ['Continue'], ['Confirm']];
    expect(walked(followRecordedPath(PATH, planned('every-step')), screens)).toEqual([
      'Pay!',
      'Continue!',
      'Confirm!',
    ]);
    expect(walked(followRecordedPath(PATH, planned('opening')), screens)).toEqual([
      'Pay',
      'Continue',
      'Confirm',
    ]);
  });

  it('is the same on another day, for another amount', () => {
    const recordedPath = [{ actionText: 'taps “Pay ₹0 by 0 month”', isElsewhere: false }];
    expect(
      walked(followRecordedPath(recordedPath, planned('opening')), [['Later', 'Pay ₹1,234.50 by 7 Dec']]),
    ).toEqual(['Pay ₹1,234.50 by 7 Dec']);
  });

  it('continues when the app has skipped steps; the fault of a skipped step is injected at the next one', () => {
    expect(walked(followRecordedPath(PATH, planned('one-step', 0)), [['Continue'], ['Confirm']])).toEqual([
      'Continue!',
      'Confirm',
    ]);
  });

  it('is looked for after a detour, but not without limit', () => {
    const chooser = followRecordedPath(PATH, planned('opening'));
    expect(walked(chooser, [['Pay'], ['Try again'], ['Continue']])).toEqual(['Pay', 'Try again', 'Continue']);
    const walkedAfterLoss = walked(
      chooser,
      Array.from({ length: 12 }, () => ['Try again']),
    );
    expect(walkedAfterLoss.filter((name) => name !== null)).toHaveLength(7);
    expect(chooser.missing()).toBe('taps “Confirm”');
  });
});
