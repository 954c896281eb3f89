// @vitest-environment jsdom
/** The tables of states say below each name what the chart says of the state. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { loadJourneys } from '../../../../src/inspector/catalogue';
import { ComparedTables } from '../../../../src/inspector/stops/comparison/compared-tables';
import { NO_SELECTION } from '../../../../src/inspector/stops/comparison/selection';
import { shapesOf } from '../../../../src/inspector/stops/shapes';
import { stopsOf } from '../../../../src/inspector/stops/stops';
import { StateList } from '../../../../src/inspector/stops/tables/state-list';
import { StateTable } from '../../../../src/inspector/stops/tables/state-table';
import { STOPS_ROUTE } from '../../../../src/inspector/stops-route';
import { foldedIn, sessionOf } from '../shop-shape';

afterEach(cleanup);

const journeys = await loadJourneys();
const shapes = shapesOf(journeys);
const chart = journeys.find(({ id }) => id === 'loan-entry')?.chart ?? null;
const lines = `
  0 loan-entry - xstate.init loadingEntry
  2 loan-entry loadingEntry xstate.done.actor.loadEntry routingEntry
  2 loan-entry routingEntry xstate.done.actor.loadEntry loanStart`;
const stops = stopsOf(foldedIn([sessionOf(lines)], 'loan-entry', shapes), shapes('loan-entry'));
const description = chart?.states.find(({ name }) => name === 'loanStart')?.description;
if (description === undefined || description === '')
  throw new Error('The chart does not describe loanStart.');

/** The heading of the row of the state. */
const heading = () => screen.getByRole('rowheader', { name: /^loanStart/ }).textContent;

it('of one journey', () => {
  render(<StateTable states={stops.states} chart={chart} hrefOf={(state) => state} />);
  expect(heading()).toContain(description);
});

it('of all journeys', () => {
  const summary = {
    visits: 1,
    open: 0,
    journeys: [{ journey: 'loan-entry', stops, funnel: null }],
    unknown: [],
  };
  render(<StateList summary={summary} journeys={journeys} route={STOPS_ROUTE} />);
  expect(heading()).toContain(description);
});

it('of two selections', () => {
  render(
    <ComparedTables
      journey="loan-entry"
      chart={chart}
      one={stops}
      other={stops}
      selection={NO_SELECTION}
      hrefOf={(state) => `#${state}`}
    />,
  );
  expect(heading()).toContain(description);
});

it('is left out where this build has no chart', () => {
  render(<StateTable states={stops.states} chart={null} hrefOf={(state) => state} />);
  expect(heading()).toBe('loanStart');
});
