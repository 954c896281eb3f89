/** Shrinking a failed walk keeps its failure. Tested without Chromium. */
import { describe, expect, it, vi } from 'vitest';

import { type DoneStep, replayingChooser } from '../choose';
import type { Control, ScreenAction } from '../screen-actions';
import { shrinkWalkSteps } from './shrink-walk-steps';

const step = (actionText: string, isStruck = false): DoneStep => ({
  actionText,
  isElsewhere: false,
  isStruck,
  isHasty: false,
});
const stepTexts = (done: readonly DoneStep[]) => done.map(({ actionText }) => actionText);

/** A fake app that fails when a merchant pays after opening the plan, and fails differently without a consent. */
async function attempt(done: readonly DoneStep[]) {
  const actionText = stepTexts(done);
  const pays = actionText.indexOf('pays');
  if (pays < 0) return null;
  const walked = done.slice(0, pays + 1);
  if (!actionText.includes('agrees')) return { done: walked, problems: ['the screen is blank'] };
  const isBroken = actionText.slice(0, pays).includes('opens the plan');
  return isBroken ? { done: walked, problems: [`it shows ${actionText.length} to the merchant`] } : null;
}

describe('a walk that failed', () => {
  const done = ['looks', 'agrees', 'opens the plan', 'goes back', 'fills in', 'pays', 'looks'].map(
    (actionText) => step(actionText),
  );

  it('is reduced to the steps without which it passes, or fails differently', async () => {
    const failed = { done, problems: ['it shows 7 to the merchant'] };
    const keep = vi.fn();
    const shorter = await shrinkWalkSteps(failed, { attempt, keep, maxTime: 10_000 });
    expect(stepTexts(shorter.failed.done)).toEqual(['agrees', 'opens the plan', 'pays']);
    expect(shorter.failed.problems).toEqual(['it shows 3 to the merchant']);
    expect(shorter.isMinimal).toBe(true);
    expect(keep).toHaveBeenCalled();
  });

  it('is not changed when no time is left', async () => {
    const failed = { done, problems: ['it shows 7 to the merchant'] };
    const shorter = await shrinkWalkSteps(failed, { attempt, keep: () => {}, maxTime: 0 });
    expect(shorter).toMatchObject({ failed, tries: 0, isMinimal: false });
  });
});

describe('repeated steps', () => {
  const control = (name: string): Control => ({
    at: 0,
    kind: 'button',
    name,
    field: '',
    isFilled: true,
    isMain: false,
  });
  const tap = (name: string): ScreenAction => ({ kind: 'tap', control: control(name) });

  it('are repeated by the texts of the controls, with the fault at its step', () => {
    const chooser = replayingChooser([step('taps “Pay”'), step('taps “Retry”', true)]);
    expect(chooser.next([tap('Back'), tap('Pay')])).toEqual({
      action: tap('Pay'),
      isStruck: false,
      isHasty: false,
    });
    expect(chooser.next([tap('Retry'), tap('Back')])).toMatchObject({ action: tap('Retry'), isStruck: true });
    expect(chooser.next([tap('Retry')])).toBeNull();
  });

  it('end when the screen does not offer the next one', () => {
    expect(replayingChooser([step('taps “Pay”')]).next([tap('Back')])).toBeNull();
    expect(replayingChooser([{ ...step('goes back'), isElsewhere: true }]).next([tap('Back')])).toBeNull();
  });
});
