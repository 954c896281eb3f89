// @vitest-environment jsdom
/** Notes on states: kept in the browser, written as a file, read from one. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { loadJourneys } from '../../src/inspector/catalogue';
import { ranksOf } from '../../src/inspector/chart/elk-graph';
import { figureOf } from '../../src/inspector/chart/figure';
import { tableMeasure } from '../../src/inspector/chart/measure';
import { plainPositions } from '../../src/inspector/chart/plain-layout';
import { svgFile } from '../../src/inspector/export/svg-file';
import { ChartNotes } from '../../src/inspector/notes/chart-notes';
import { NoteField } from '../../src/inspector/notes/note-field';
import { noteMarksOf } from '../../src/inspector/notes/note-marks';
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

it('a state with notes is marked on the saved drawing: with their number, and by name', () => {
  if (journey === undefined) throw new Error('There is no account flow.');
  const notes = { 'account-flow/EDIT_FORM': 'Mine.\n\nYours.', 'home/home': 'Of another chart.' };
  const marks = noteMarksOf(journey, notes);
  expect([...marks.values()]).toEqual([2]);
  const figure = figureOf(journey.chart, tableMeasure);
  const file = svgFile('Account flow', figure, plainPositions(figure, ranksOf(figure)), marks);
  const drawing = new DOMParser().parseFromString(file, 'image/svg+xml');
  const [mark, ...others] = drawing.querySelectorAll('.note-mark');
  expect([mark?.textContent, others]).toEqual(['2', []]);
  expect(mark?.closest('[role=button]')?.getAttribute('aria-label')).toBe(
    'EDIT_FORM: waits for the merchant, 2 notes',
  );
});

it('a note that is typed in another tab stays when one is typed here', () => {
  setNote('account-flow/EDIT_FORM', 'Mine.');
  localStorage.setItem(
    'inspector-notes',
    writeNotes({ 'account-flow/EDIT_FORM': 'Mine.', 'home/home': 'Theirs.' }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: 'inspector-notes' }));
  setNote('account-flow/EDIT_FORM', 'Mine, too.');
  expect(notesIn(localStorage.getItem('inspector-notes') ?? '')).toEqual({
    'account-flow/EDIT_FORM': 'Mine, too.',
    'home/home': 'Theirs.',
  });
  setNote('home/home', '');
});

it('a file of notes is added to those that are there, once', () => {
  setNote('account-flow/EDIT_FORM', 'Mine.');
  const file = writeNotes({ 'account-flow/EDIT_FORM': 'Yours.', 'home/home': 'New.' });
  expect([addNotes(file), addNotes(file)]).toEqual([
    { added: 2, leftOut: 0 },
    { added: 0, leftOut: 0 },
  ]);
  expect(notesIn(localStorage.getItem('inspector-notes') ?? '')).toEqual({
    'account-flow/EDIT_FORM': 'Mine.\nYours.',
    'home/home': 'New.',
  });
  setNote('home/home', '');
});

it('a note of a file is added where it is a part of another one, and is left out, not cut, where there is no room', () => {
  setNote('account-flow/EDIT_FORM', 'Many stop here.');
  expect(addNotes(writeNotes({ 'account-flow/EDIT_FORM': 'stop\nMany stop here.' }))).toEqual({
    added: 1,
    leftOut: 0,
  });
  expect(addNotes(writeNotes({ 'account-flow/EDIT_FORM': 'x'.repeat(1_990) }))).toEqual({
    added: 0,
    leftOut: 1,
  });
  expect(notesIn(localStorage.getItem('inspector-notes') ?? '')).toEqual({
    'account-flow/EDIT_FORM': 'Many stop here.\nstop',
  });
});

it.each(['', '[]', '{"format":"loan-app-recording","notes":{}}', '{"format":"inspector-notes","notes":7}'])(
  'a file of something else is none: %j',
  (text) => {
    expect(notesIn(text)).toBeNull();
  },
);
