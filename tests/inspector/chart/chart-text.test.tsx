// @vitest-environment jsdom
/**
 * The chart as text, in a browser whose scrolling returns a promise: React calls the return value of an effect as its cleanup.
 */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { loadJourneys } from '../../../src/inspector/catalogue';
import { ChartText } from '../../../src/inspector/views/chart-text';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const [journey] = await loadJourneys();

it('can be left for another view without an error', () => {
  if (journey === undefined) throw new Error('There are no journeys.');
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const scrolled = vi.fn(() => Promise.resolve());
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  const [state] = journey.chart.states;
  const { rerender, unmount } = render(
    <ChartText journey={journey} selected={state?.path.join('.') ?? ''} />,
  );
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(journey.chart.states.length);
  expect(scrolled).toHaveBeenCalled();
  rerender(<ChartText journey={journey} selected={null} />);
  unmount();
  expect(complaints).not.toHaveBeenCalled();
});
