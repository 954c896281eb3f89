// @vitest-environment jsdom
/** The table of a journey's states says the limit that the chart sets to each. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { loadJourneys } from '../../../src/inspector/catalogue';
import { shapesOf } from '../../../src/inspector/stops/shapes';
import { stopsOf } from '../../../src/inspector/stops/stops';
import { StateTable } from '../../../src/inspector/stops/tables/state-table';
import { foldedIn, sessionOf } from './shop-shape';

afterEach(cleanup);

const journeys = await loadJourneys();
const shapes = shapesOf(journeys);
const chart = journeys.find(({ id }) => id === 'mandate')?.chart ?? null;
const lines = `
  0 mandate - xstate.init loadingMandate
  1 mandate loadingMandate xstate.done.actor.loadMandate enach
  2 mandate enach mandate.started openingBank
  3 mandate openingBank xstate.after.pageOpenTimeout.mandate.openingBank enach`;
const stops = stopsOf(foldedIn([sessionOf(lines)], 'mandate', shapes), shapes('mandate'));

/** The names of the states in the order of the rows, and the limit of each. */
function limits() {
  const column = screen
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent?.startsWith('Limit'));
  return screen
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => [children[0]?.querySelector('a')?.textContent, children[column]?.textContent]);
}

it('as a duration, or a dash where there is none', () => {
  render(<StateTable states={stops.states} chart={chart} hrefOf={(state) => state} />);
  expect(limits()).toContainEqual(['openingBank', '8 s']);
  expect(limits()).toContainEqual(['enach', '–']);
});

it('and sorts by it', () => {
  render(<StateTable states={stops.states} chart={chart} hrefOf={(state) => state} />);
  fireEvent.click(screen.getByRole('button', { name: /^Limit/ }));
  expect(limits()[0]).toEqual(['openingBank', '8 s']);
});
