// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { stopsOf } from '../../../src/inspector/stops/stops';
import { JourneyTable } from '../../../src/inspector/stops/tables/journey-table';
import { STOPS_ROUTE } from '../../../src/inspector/stops-route';
import { foldedIn, sessionOf, shopShape } from './shop-shape';

afterEach(cleanup);

const endingIn = (...ends: readonly string[]) =>
  foldedIn(
    ends.map((end, index) =>
      sessionOf(
        `
        0 shop - xstate.init shop
        5 shop shop chosen ${end}`,
        { session: `${index}` },
      ),
    ),
  );

/** The cell of the runs that came to an end. */
function finishedCell(folded: ReturnType<typeof endingIn>) {
  const stops = stopsOf(folded, shopShape);
  const summary = { visits: 1, open: 0, journeys: [{ journey: 'shop', stops, funnel: null }], unknown: [] };
  render(<JourneyTable summary={summary} journeys={[]} route={STOPS_ROUTE} report={null} />);
  return screen.getAllByRole('row')[1]?.children[2]?.textContent;
}

it('names the ends that runs came to, the most frequent first', () => {
  expect(finishedCell(endingIn('paid', 'left', 'paid'))).toBe(
    '3 100 % (44–100 %)paid 2 (67 %), left 1 (33 %)',
  );
});

it('names no end where no run came to one', () => {
  expect(finishedCell(endingIn('basket'))).toBe('0');
});

it('names three ends, and how many others there are', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const stops = stopsOf(endingIn('paid'), shopShape);
  const finalStates = names.map((state) => ({ state, runs: 1 }));
  const journeys = [{ journey: 'shop', stops: { ...stops, finalStates }, funnel: null }];
  const summary = { visits: 1, open: 0, journeys, unknown: [] };
  render(<JourneyTable summary={summary} journeys={[]} route={STOPS_ROUTE} report={null} />);
  expect(screen.getByText('a 1 (100 %), b 1 (100 %), c 1 (100 %) and 2 more')).toBeTruthy();
});

it.each([
  [
    'failures',
    'payUnavailable',
    '1 failures: what became of the runs that saw one',
    'ask=after&start=(failure)',
  ],
  ['retries', 'shop', '1 retries pressed: what came next after them', 'ask=event&event=retry'],
])('leads from the number of %s to what came after them', (_, to, name, question) => {
  const event = to === 'shop' ? 'retry' : 'pay';
  const folded = foldedIn([sessionOf(`0 shop - xstate.init basket\n1 shop basket ${event} ${to}`)]);
  const journeys = [{ journey: 'shop', stops: stopsOf(folded, shopShape), funnel: null }];
  const summary = { visits: 1, open: 0, journeys, unknown: [] };
  render(<JourneyTable summary={summary} journeys={[]} route={STOPS_ROUTE} report={null} />);
  const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toBe(`#/stops/shop?${question}`);
});
