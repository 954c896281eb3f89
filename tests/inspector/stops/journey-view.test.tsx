// @vitest-environment jsdom
/** The address of the Stops page selects a state of a journey; closing its panel leads back to the journey. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { loadJourneys } from '../../../src/inspector/catalogue';
import { readRoute } from '../../../src/inspector/location';
import { JourneyView } from '../../../src/inspector/stops/journey-view';
import { shapesOf } from '../../../src/inspector/stops/shapes';
import { stopsOf } from '../../../src/inspector/stops/stops';
import { foldedIn, sessionOf } from './shop-shape';

// Drawings are laid out by a worker, which is not in jsdom; what is tested is beside them.
vi.mock('../../../src/inspector/chart/chart-view', () => ({ ChartView: () => null }));

const journeys = await loadJourneys();
const shapes = shapesOf(journeys);
const lines = `
  0 loan-entry - xstate.init loadingEntry
  2 loan-entry loadingEntry xstate.done.actor.loadEntry routingEntry
  2 loan-entry routingEntry xstate.done.actor.loadEntry loanStart`;
const stops = stopsOf(foldedIn([sessionOf(lines)], 'loan-entry', shapes), shapes('loan-entry'));

afterEach(cleanup);

const open = (hash: string) => openJourney(hash, stops);

function openJourney(hash: string, counts: typeof stops) {
  const route = readRoute(hash);
  if (route.kind !== 'stops' || route.journey === null) throw new Error(`${hash} is no journey of Stops.`);
  const journey = journeys.find(({ id }) => id === route.journey) ?? null;
  const summary = { journey: route.journey, stops: counts, funnel: null };
  render(
    <JourneyView
      id={route.journey}
      journey={journey}
      journeySummary={summary}
      compared={null}
      isCompared={false}
      isTold
      route={route}
      titleOf={(id) => id}
      finalStatesOf={() => []}
      counted={['loan-entry', 'home']}
    />,
  );
}

it('shows the counts of the state in the address, with a link to it in its chart', () => {
  open('#/stops/loan-entry/loanStart?as=text');
  expect(screen.getByRole('heading', { name: 'loanStart' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'This state in its chart' });
  expect(link.getAttribute('href')).toBe('#/loan-entry/loanStart');
  expect(screen.getByRole('link', { name: 'Chart' }).getAttribute('href')).toBe(
    '#/stops/loan-entry/loanStart',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Back to the funnel' }));
  expect(window.location.hash).toBe('#/stops/loan-entry?as=text');
});

it.each(['#/stops/loan-entry?as=text', '#/stops/loan-entry/noSuchState?as=text'])(
  'shows the funnel without a known state: %s',
  (hash) => {
    open(hash);
    expect(screen.getByRole('heading', { name: 'Funnel of all runs' })).toBeTruthy();
  },
);

it('does not call a first decision never entered that runs passed through', () => {
  open('#/stops/loan-entry?as=text');
  const never = screen.getByText(/^Never entered: /).textContent ?? '';
  expect(never).toContain('entryUnavailable');
  cleanup();
  const shownFirst = stopsOf(
    foldedIn([sessionOf('0 payment-status - xstate.init checking')], 'payment-status', shapes),
    shapes('payment-status'),
  );
  openJourney('#/stops/payment-status?as=text', shownFirst);
  expect(screen.getByText(/^Never entered: /).textContent).not.toContain('routingType');
});

it.each(['between', 'funnel'])('says in the question %s where merchants went afterwards', (ask) => {
  open(`#/stops/loan-entry?ask=${ask}&lender=POONAWALLA`);
  const lead = screen.getByText(/^Pages of loan-entry only/);
  expect(lead.textContent).toBe(
    'Pages of loan-entry only; where merchants went afterwards: Journeys before and after',
  );
  expect(lead.querySelector('a')?.getAttribute('href')).toBe('#/stops/loan-entry?lender=POONAWALLA&ask=next');
});

it.each([
  ['By lender', '?ask=lenders'],
  ['Before a stop', '?ask=before'],
  ['After a page', '?ask=after&stop=sentOn'],
])('asks in %s about the selected state, whatever was asked before', (name, question) => {
  open('#/stops/loan-entry/loanStart?ask=before&stop=sentOn');
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
    `#/stops/loan-entry/loanStart${question}`,
  );
});

it('opens another journey with the same question about its paths', () => {
  open('#/stops/loan-entry/loanStart?lender=POONAWALLA&ask=after&start=loanStart');
  fireEvent.change(screen.getByLabelText('Journey'), { target: { value: 'home' } });
  expect(window.location.hash).toBe('#/stops/home?lender=POONAWALLA&ask=after');
});
