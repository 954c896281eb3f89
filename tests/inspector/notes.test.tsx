// @vitest-environment jsdom
/** Notes on states: kept in the browser, written as a file, read from one. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { loadJourneys } from '../../src/inspector/catalogue';
import { ChartNotes } from '../../src/inspector/notes/chart-notes';
import { NoteField } from '../../src/inspector/notes/note-field';
import { addNotes, notesIn, setNote, writeNotes } from '../../src/inspector/notes/notes';

const journeys = await loadJourneys();
const journey = journeys.find(({ id }) => id === 'account-flow');

beforeEach(() => setNote('account-flow/EDIT_FORM', ''));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('a note is typed at its state, and is listed at the chart, with a link to the state', () => {
  if (journey === undefined) throw new Error('There is no account flow.');
  render(<NoteField journey="account-flow" state="EDIT_FORM" />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Note on EDIT_FORM' }), {
    target: { value: 'Many stop here.' },
  });
  expect(screen.getByText(/^Kept in this browser only/)).toBeTruthy();
  render(<ChartNotes journey={journey} />);
  expect(screen.getByRole('listitem').textContent).toBe('EDIT_FORM: Many stop here.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('#/account-flow/EDIT_FORM');
  expect(notesIn(localStorage.getItem('inspector-notes') ?? '')).toEqual({
    'account-flow/EDIT_FORM': 'Many stop here.',
  });
});

it('a file of notes is added to those that are there, once', () => {
  setNote('account-flow/EDIT_FORM', 'Mine.');
  const file = writeNotes({ 'account-flow/EDIT_FORM': 'Yours.', 'home/home': 'New.' });
  expect([addNotes(file), addNotes(file)]).toEqual([2, 2]);
  expect(notesIn(localStorage.getItem('inspector-notes') ?? '')).toEqual({
    'account-flow/EDIT_FORM': 'Mine.\nYours.',
    'home/home': 'New.',
  });
  setNote('home/home', '');
});

it.each(['', '[]', '{"format":"loan-app-recording","notes":{}}', '{"format":"inspector-notes","notes":7}'])(
  'a file of something else is none: %j',
  (text) => {
    expect(notesIn(text)).toBeNull();
  },
);
