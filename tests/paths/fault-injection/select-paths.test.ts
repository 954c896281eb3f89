/** Selection of paths: a walk is selected only if it covers something that the selected ones do not. */
import { describe, expect, it } from 'vitest';

import { type PassedWalk, selectPaths, type WalkedStep } from './select-paths';

const step = (pathTexts: string, ...coveredItems: readonly string[]): WalkedStep => ({
  actionText: pathTexts,
  isElsewhere: false,
  screen: `home/${coveredItems[0] ?? ''}`,
  coveredItems,
});
const walk = (persona: string, ...walkedSteps: readonly WalkedStep[]): PassedWalk => ({
  journey: 'home',
  entrance: 0,
  persona,
  walkedSteps,
});
const pathTexts = (walks: readonly PassedWalk[]) =>
  selectPaths(walks).map(
    ({ persona, steps, end }) => `${persona}: ${steps.map((one) => one.actionText).join(', ')} -> ${end}`,
  );

describe('the selected paths', () => {
  it('are cut after the last step that covers something new', () => {
    expect(
      pathTexts([walk('overdue', step('a', 'A'), step('b', 'B'), step('c', 'B'), step('d', 'A'))]),
    ).toEqual(['overdue: a, b -> home/B']);
  });

  it('may end on an external page', () => {
    const bank: WalkedStep = {
      actionText: 'taps “Pay”',
      isElsewhere: false,
      screen: '/',
      coveredItems: ['/'],
    };
    expect(pathTexts([walk('overdue', bank)])).toEqual(['overdue: taps “Pay” -> elsewhere/page']);
  });

  it('leave out a walk that covers nothing new, beginning with the longest', () => {
    const short = walk('overdue', step('a', 'A'));
    const long = walk('overdue', step('a', 'A'), step('b', 'B'));
    expect(pathTexts([short, long])).toEqual(['overdue: a, b -> home/B']);
  });

  it('include one for each persona at each entry URL, even if it covers nothing new', () => {
    const first = walk('overdue', step('a', 'A'), step('b', 'B'));
    const second = walk('due-today', step('a', 'A'), step('a', 'A'));
    expect(pathTexts([first, second])).toEqual(['due-today: a, a -> home/A', 'overdue: a, b -> home/B']);
  });

  it('count the same item of another journey as another one', () => {
    const here = walk('overdue', step('a', 'A'));
    expect(selectPaths([here, { ...here, journey: 'history' }])).toHaveLength(2);
  });

  it('are stored as normalised texts; a walk without a step is left out', () => {
    expect(pathTexts([walk('overdue', step('taps “Pay ₹1,200”', 'A')), walk('due-today')])).toEqual([
      'overdue: taps “Pay ₹0” -> home/A',
    ]);
  });
});
