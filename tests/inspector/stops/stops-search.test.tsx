// @vitest-environment jsdom
/** From the page Stops, the search leads to the charts with counts, as long as there are counts. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { loadJourneys } from '../../../src/inspector/catalogue';
import { readRoute } from '../../../src/inspector/location';
import { buildSearchIndex } from '../../../src/inspector/search';
import { NO_SELECTION } from '../../../src/inspector/stops/comparison/selection';
import { type ReadySessions, useOpenedSessions } from '../../../src/inspector/stops/opening/opened-sessions';
import { StopsSearch } from '../../../src/inspector/stops/stops-search';
import { takeComplaints } from '../../support/console-complaints';

vi.mock('../../../src/inspector/stops/opening/opened-sessions', () => ({ useOpenedSessions: vi.fn() }));

const index = buildSearchIndex(await loadJourneys());

const ready: ReadySessions = {
  kind: 'ready',
  name: 'sessions.jsonl',
  report: {
    format: 'app',
    events: 0,
    others: 0,
    skipped: 0,
    firstSkipped: [],
    isCut: false,
    late: 0,
  },
  choices: { persona: [], lender: [], language: [], version: [], day: [] },
  selection: NO_SELECTION,
  summary: { visits: 0, open: 0, journeys: [], unknown: [] },
  compared: null,
  isCounting: false,
};

beforeEach(() => {
  vi.mocked(useOpenedSessions).mockReturnValue(ready);
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  // jsdom does not know the element `search`.
  expect(takeComplaints().filter((complaint) => !complaint.includes('<%s> is unrecognized'))).toEqual([]);
});

/** Where the first result of a query leads from an address of Stops. */
function firstFrom(address: string, query: string) {
  const route = readRoute(address);
  if (route.kind !== 'stops') throw new Error(`${address} is no address of Stops.`);
  render(<StopsSearch index={index} route={route} />);
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: query } });
  fireEvent.keyDown(field, { key: 'Enter' });
  return window.location.hash;
}

it('leads to the state on its chart with counts', () => {
  expect(firstFrom('#/stops', 'openingBank')).toBe('#/stops/mandate/openingBank');
});

it('keeps the visits and the heat', () => {
  expect(firstFrom('#/stops/selfie?heat=p90&lender=POONAWALLA', 'openingBank')).toBe(
    '#/stops/mandate/openingBank?heat=p90&lender=POONAWALLA',
  );
});

it('leaves the table and the question of the journey before', () => {
  expect(firstFrom('#/stops/selfie/camera?as=text&ask=lenders&stop=camera', 'openingBank')).toBe(
    '#/stops/mandate/openingBank',
  );
});

it('leads to the lender rules where they are', () => {
  expect(firstFrom('#/stops', 'lender rules')).toBe('#/rules');
});

it('leads to the chart without counts while nothing is counted', () => {
  vi.mocked(useOpenedSessions).mockReturnValue({ kind: 'nothing' });
  expect(firstFrom('#/stops', 'openingBank')).toBe('#/mandate/openingBank');
});
