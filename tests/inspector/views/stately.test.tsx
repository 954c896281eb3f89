// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { loadJourneys } from '../../../src/inspector/catalogue';
import { Stately } from '../../../src/inspector/views/stately';
import { provideModalDialogs } from './modal-dialogs';

type Whole = (definition: string) => string;

afterEach(cleanup);

provideModalDialogs();

const journeys = await loadJourneys();

/** @param answers whether the browser opens the window, per try */
function shown(...answers: readonly boolean[]) {
  const asked: Whole[] = [];
  const stately = { open: (whole: Whole) => answers[asked.push(whole) - 1] ?? true };
  render(<Stately session={{ stately }} journeys={journeys} />);
  fireEvent.click(screen.getByRole('button', { name: 'Stately’s inspector…' }));
  return asked;
}

const isAsking = () => screen.queryByRole('dialog') !== null;

describe('opening Stately’s inspector', () => {
  it('shows a warning: nothing is opened before a confirmation', () => {
    const asked = shown();
    expect(isAsking()).toBe(true);
    expect(screen.getByText(/would be sent to it/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect([asked.length, isAsking()]).toEqual([0, false]);
  });

  it('opens after the confirmation, with the charts of the catalogue', () => {
    const asked = shown();
    fireEvent.click(screen.getByRole('button', { name: 'Open stately.ai' }));
    expect([asked.length, isAsking()]).toEqual([1, false]);
    expect(JSON.parse(asked[0]?.('{"id":"loan-entry"}') ?? '')).toHaveProperty('states');
  });

  it('reports that the browser did not open it, until it does', () => {
    const asked = shown(false, true);
    fireEvent.click(screen.getByRole('button', { name: 'Open stately.ai' }));
    expect(screen.getByRole('alert').textContent).toBe('The browser did not open the window.');
    expect(isAsking()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Open stately.ai' }));
    expect([asked.length, isAsking()]).toEqual([2, false]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
