// @vitest-environment jsdom
/** The panel of a state that a read led out of to a failure says that the failed call is not recorded. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { stateCountsCopy } from '../../../../src/copy/inspector-state-counts';
import { loadJourneys } from '../../../../src/inspector/catalogue';
import { shapesOf } from '../../../../src/inspector/stops/shapes';
import { StateCountsPanel } from '../../../../src/inspector/stops/state-counts-panel';
import { stopsOf } from '../../../../src/inspector/stops/stops';
import { foldedIn, sessionOf } from '../shop-shape';

afterEach(cleanup);

const journeys = await loadJourneys();
const shapes = shapesOf(journeys);
const journey = journeys.find(({ id }) => id === 'loan-entry');
if (journey === undefined) throw new Error('There is no journey loan-entry.');
const { chart } = journey;

/** The sentence in the panel of `loadingEntry`, which led to this state. */
function said(target: string) {
  const lines = `
    0 loan-entry - xstate.init loadingEntry
    2 loan-entry loadingEntry xstate.done.actor.loadEntry ${target}`;
  const stops = stopsOf(foldedIn([sessionOf(lines)], 'loan-entry', shapes), shapes('loan-entry'));
  render(
    <StateCountsPanel
      journey="loan-entry"
      chart={chart}
      state="loadingEntry"
      stops={stops}
      onClose={() => {}}
    />,
  );
  return screen.queryByText(stateCountsCopy.readFailure);
}

it('where it led to a failure', () => {
  expect(said('entryUnavailable')).not.toBeNull();
});

it('not where it led to none', () => {
  expect(said('routingEntry')).toBeNull();
});
