/** The chooser follows from the planned walk; without a fault it prefers actions that are not recorded. */
import { expect, it } from 'vitest';
import { readToken } from '../plan';
import { nameOf, type RecordedPathStep, recordedPaths } from '../recorded-paths';
import type { ScreenAction } from '../screen-actions';
import { chooserForWalk } from './chooser-for-walk';

const tap = (name: string): ScreenAction => ({
  kind: 'tap',
  control: { at: 0, kind: 'button', name, field: '', isFilled: true, isMain: false },
});

/** The button that a recorded step taps, where the text of the step names one. */
const buttonOf = ({ actionText }: RecordedPathStep) => /^taps “([^”0]+)”$/.exec(actionText)?.[1];

const RECORDED = recordedPaths
  .filter(({ journey }) => journey === 'home')
  .flatMap(({ steps }) => steps)
  .flatMap((step) => buttonOf(step) ?? [])
  .find((name) => !/^(Back|Close)$/.test(name));

/** In how many of a hundred walks the first action that is chosen is in no recorded path. */
function timesNew(fault: string): number {
  const actions = [tap(RECORDED ?? ''), tap('Something that nobody has ever tapped')];
  const seeds = Array.from({ length: 100 }, (_, seed) => seed);
  return seeds.filter((seed) => {
    const choice = chooserForWalk(readToken(`home.0.overdue.${fault}.every-step.page.${seed}`)).next(actions);
    return choice?.action === actions[1];
  }).length;
}

it('prefers actions that are not recorded when there is no fault, and not otherwise', () => {
  expect(RECORDED, 'a button of the home page that a recorded path taps').toBeDefined();
  expect(timesNew('nothing')).toBeGreaterThan(70);
  expect(timesNew('slow')).toBeLessThan(65);
});

it('follows the recorded path when the walk has one', () => {
  const recordedPath = recordedPaths.find(({ steps }) =>
    steps.slice(0, 2).every((step) => buttonOf(step) !== undefined),
  );
  if (recordedPath === undefined) throw new Error('No recorded path begins with two taps.');
  const { journey, entrance, persona, steps } = recordedPath;
  const token = `${journey}.${entrance}.${persona}.nothing.every-step.page.1.${nameOf(recordedPath)}`;
  const chooser = chooserForWalk(readToken(token));
  const others = Array.from({ length: 20 }, (_, index) => tap(`Another ${index}`));
  for (const step of steps.slice(0, 2)) {
    expect(chooser.missing()).toBe(step.actionText);
    const recorded = tap(buttonOf(step) ?? '');
    expect(chooser.next([...others, recorded])?.action).toBe(recorded);
  }
});
