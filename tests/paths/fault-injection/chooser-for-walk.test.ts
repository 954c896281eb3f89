/** The chooser follows from the planned walk; without a fault it prefers actions that are not recorded. */
import { expect, it } from 'vitest';

import { chooserForWalk } from './chooser-for-walk';
import { readToken } from './plan';
import { nameOf, recordedPaths } from './recorded-paths';
import type { ScreenAction } from './screen-actions';

const tap = (name: string): ScreenAction => ({
  kind: 'tap',
  control: { at: 0, kind: 'button', name, field: '', isFilled: true, isMain: false },
});

const RECORDED = recordedPaths
  .filter(({ journey }) => journey === 'home')
  .flatMap(({ steps }) => steps)
  .flatMap(({ told }) => /^taps “([^”0]+)”$/.exec(told)?.[1] ?? [])
  .find((name) => !/^(Back|Close)$/.test(name));

/** How many of a hundred walks choose an action that no recorded path has first. */
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
  const recordedPath = recordedPaths.find(({ steps }) => steps[0]?.isElsewhere === false);
  if (recordedPath === undefined) throw new Error('No recorded path begins in the app.');
  const { journey, entrance, persona, steps } = recordedPath;
  const token = `${journey}.${entrance}.${persona}.nothing.every-step.page.1.${nameOf(recordedPath)}`;
  expect(chooserForWalk(readToken(token)).missing()).toBe(steps[0]?.told);
});
