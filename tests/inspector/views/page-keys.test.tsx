// @vitest-environment jsdom
/** The keys of the page are those of whoever types a note, or reads a dialog, as long as they do. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { loadJourneys } from '../../../src/inspector/catalogue';
import { readRoute } from '../../../src/inspector/location';
import { StatePage } from '../../../src/inspector/screen-catalogue/state-page';
import { buildSearchIndex } from '../../../src/inspector/search';
import { ChartPage } from '../../../src/inspector/views/chart-page';
import { SearchBox } from '../../../src/inspector/views/search-box';
import { takeComplaints } from '../../support/console-complaints';
import { picturedScreen } from '../pictured-screen';

// Drawings are laid out by a worker, which is not in jsdom; what is tested is beside them.
vi.mock('../../../src/inspector/chart/layout', () => ({ layOut: () => new Promise(() => {}) }));

const journeys = await loadJourneys();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  document.querySelector('dialog')?.remove();
  vi.unstubAllGlobals();
  // jsdom does not know the element `search`.
  expect(takeComplaints().filter((complaint) => !complaint.includes('<%s> is unrecognized'))).toEqual([]);
});

/** The page of a chart, as text, and the search above it. */
function openChart(hash: string) {
  window.location.hash = hash;
  const route = readRoute(hash);
  const journey = journeys.find(({ id }) => route.kind === 'chart' && id === route.journey);
  if (route.kind !== 'chart' || journey === undefined) throw new Error(`${hash} is no chart.`);
  render(
    <>
      <SearchBox index={buildSearchIndex(journeys)} />
      <ChartPage journey={journey} journeys={journeys} route={route} />
    </>,
  );
}

/** As the key list and the other dialogs, which jsdom cannot open. */
function openDialog() {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
}

it('"t" changes between drawing and text, "/" leads to the search', () => {
  openChart('#/account-flow/EDIT_FORM?as=text');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  fireEvent.keyDown(document.body, { key: 't' });
  expect(window.location.hash).toBe('#/account-flow/EDIT_FORM');
});

it('a "t" and a "/" in a note are letters of the note', () => {
  openChart('#/account-flow/EDIT_FORM?as=text');
  const note = screen.getByRole('textbox', { name: 'Note on EDIT_FORM' });
  note.focus();
  fireEvent.keyDown(note, { key: 't' });
  expect(window.location.hash).toBe('#/account-flow/EDIT_FORM?as=text');
  // What is not prevented is typed.
  expect(fireEvent.keyDown(note, { key: '/' })).toBe(true);
  expect(document.activeElement).toBe(note);
});

it('no key of the page acts behind an open dialog', () => {
  openChart('#/account-flow/EDIT_FORM?as=text');
  openDialog();
  fireEvent.keyDown(document.body, { key: 't' });
  fireEvent.keyDown(document.body, { key: '/' });
  expect(window.location.hash).toBe('#/account-flow/EDIT_FORM?as=text');
  expect(document.activeElement).toBe(document.body);
});

it('Esc leaves a state of the catalogue; where a dialog is open, it closes only that', () => {
  const hash = '#/catalogue/home/home';
  window.location.hash = hash;
  const route = { kind: 'catalogue', journey: 'home', state: 'home', look: 'light', query: '' } as const;
  const screens = [picturedScreen({ journey: 'home', state: 'home', heading: 'Namaste' })];
  render(<StatePage route={route} journeys={journeys} screens={screens} found={[]} />);
  openDialog();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(window.location.hash).toBe(hash);
  document.querySelector('dialog')?.remove();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(window.location.hash).toBe('#/catalogue');
});

it('closing the details of a state leads back to the same form of the chart', () => {
  openChart('#/account-flow/EDIT_FORM?as=text');
  fireEvent.click(screen.getByRole('button', { name: 'Close the details' }));
  expect(window.location.hash).toBe('#/account-flow?as=text');
});

it('only an end is called one: not what holds in every state, where each event is ignored', () => {
  openChart('#/identity/any-state?as=text');
  expect(screen.queryByText('Nothing: it is an end.')).toBeNull();
  cleanup();
  openChart('#/home/left?as=text');
  expect(screen.getByText('Nothing: it is an end.')).toBeTruthy();
});
