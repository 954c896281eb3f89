// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { readRoute } from '../../../src/inspector/location';
import { stopsOf } from '../../../src/inspector/stops/stops';
import { StateList } from '../../../src/inspector/stops/tables/state-list';
import { foldedIn, sessionOf, shapes } from './shop-shape';

afterEach(cleanup);

const start = `
  0 shop - xstate.init loadingShop
  4 shop loadingShop xstate.done.actor.load shop`;
const sessions = [
  sessionOf(`${start}
    5 shop shop goods.chosen basket`),
  sessionOf(
    `${start}
    5 shop shop goods.chosen basket
    6 shop basket pay payUnavailable
    7 shop payUnavailable retry basket`,
    { visitor: 'a' },
  ),
  sessionOf(
    `
    0 stall - xstate.init loadingStall
    40 stall loadingStall xstate.done.actor.load stall`,
    { visitor: 'b' },
  ),
];
const summaryIn = (journey: string) => ({
  journey,
  stops: stopsOf(foldedIn(sessions, journey, shapes), shapes(journey)),
  funnel: null,
});

const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, 3).map(({ textContent }) => textContent));

it('lists the states of all journeys by a chosen count, each with a link to its chart', () => {
  const route = readRoute('#/stops');
  if (route.kind !== 'stops') throw new Error('This is the address of Stops.');
  const summary = { visits: 3, open: 0, journeys: ['shop', 'stall'].map(summaryIn), unknown: [] };
  render(<StateList summary={summary} journeys={[]} route={route} />);
  expect(firstCells()).toEqual([
    ['basket', 'shop', '2 100 % (34–100 %)'],
    ['stall', 'stall', '1 100 % (21–100 %)'],
  ]);
  expect(screen.getByRole('link', { name: 'basket' }).getAttribute('href')).toBe('#/stops/shop/basket');
  fireEvent.click(screen.getByRole('button', { name: /^Led to a failure/ }));
  expect(firstCells()).toEqual([['basket', 'shop', '2 100 % (34–100 %)']]);
});
