import { expect, it } from 'vitest';

import type { PicturedScreen } from '../../../src/inspector/pictures';
import { picturedScreen } from '../../inspector/pictured-screen';
import { matchScreens } from './match-screens';

/** Screens of states whose picture is named by the heading: the same heading, the same pictures. */
function screens(...all: readonly (readonly [state: string, picture: string])[]): PicturedScreen[] {
  return all.map(([state, heading], index) =>
    picturedScreen({ journey: 'home', state, heading, number: index + 1 }),
  );
}

const byHeading = (before: PicturedScreen, after: PicturedScreen) => before.heading === after.heading;
const headings = (all: readonly PicturedScreen[]) => all.map(({ heading }) => heading);

it('says what is the same, new and gone', () => {
  const found = matchScreens(
    screens(['home', 'a'], ['noLoan', 'b'], ['paying', 'c'], ['paying', 'd']),
    screens(['home', 'a'], ['paying', 'c'], ['history', 'e']),
    byHeading,
  );
  expect(found).toMatchObject({ changed: [], sameCount: 2 });
  expect([headings(found.added), headings(found.gone)]).toEqual([['e'], ['b', 'd']]);
  // A state with a screen less is not gone.
  expect([found.addedStates, found.goneStates]).toEqual([['home/history'], ['home/noLoan']]);
});

it('a screen that is new in the midst of a state does not change those that follow', () => {
  const found = matchScreens(
    screens(['home', 'a'], ['home', 'b'], ['home', 'c']),
    screens(['home', 'a'], ['home', 'new'], ['home', 'b'], ['home', 'c']),
    byHeading,
  );
  expect(found).toMatchObject({ changed: [], gone: [], sameCount: 3 });
  expect(headings(found.added)).toEqual(['new']);
});

it('a screen that changed belongs to the one in its place, in the looks that differ', () => {
  const [before, after] = [
    screens(['home', 'a'], ['home', 'b']),
    screens(['home', 'changed'], ['home', 'b']),
  ];
  const { changed, sameCount } = matchScreens(
    before,
    after,
    (old, now, look) => byHeading(old, now) || look === 'narrow',
  );
  // In the narrow look all are the same: that alone makes two screens not one.
  expect(sameCount).toBe(1);
  expect(changed).toEqual([{ before: before[0], after: after[0], looks: ['light', 'dark', 'large'] }]);
});
