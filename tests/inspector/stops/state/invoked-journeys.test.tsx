// @vitest-environment jsdom
/** A state that runs the chart of another journey leads to its counts: by its panel and by the drawing. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { loadJourneys } from '../../../../src/inspector/catalogue';
import { CardText } from '../../../../src/inspector/chart/drawn-texts';
import { figureOf } from '../../../../src/inspector/chart/figure';
import { InvokedJourneys } from '../../../../src/inspector/stops/state/invoked-journeys';
import { measure } from '../../charts';

afterEach(cleanup);

const chart = (await loadJourneys()).find(({ id }) => id === 'account-flow')?.chart;
if (chart === undefined) throw new Error('There is no account flow.');
const stateNamed = (name: string) => {
  const found = chart.states.find((state) => state.name === name);
  if (found === undefined) throw new Error(`There is no state ${name}.`);
  return found;
};
const show = (name: string) =>
  render(
    <InvokedJourneys
      chart={chart}
      state={stateNamed(name)}
      titleOf={(id) => `The journey ${id}`}
      finalStatesOf={() => [
        { state: 'toEnach', runs: 51 },
        { state: null, runs: 2 },
      ]}
      hrefOf={(id, state) => `#/stops/${id}${state === null ? '' : `/${state}`}?lender=POONAWALLA`}
    />,
  );

it('is said in the panel of the state, with a link', () => {
  const { container } = show('confirmingOffer');
  expect(container.querySelector('p')?.textContent).toBe(
    'Goes on inside The journey offer-confirmation: its transitions are counted there.',
  );
  expect(screen.getByRole('link', { name: /^The journey/ }).getAttribute('href')).toBe(
    '#/stops/offer-confirmation?lender=POONAWALLA',
  );
});

it('has the ends that its runs came to, each a link to its counts', () => {
  show('confirmingOffer');
  const ends = screen.getByRole('list', { name: 'Ends of The journey offer-confirmation' });
  expect(ends.textContent).toBe('toEnach 51');
  expect(screen.getByRole('link', { name: 'toEnach' }).getAttribute('href')).toBe(
    '#/stops/offer-confirmation/toEnach?lender=POONAWALLA',
  );
});

it('is said of the state that its end leads to', () => {
  const { container } = show('SIGN_AGREEMENT');
  expect(container.querySelector('p')?.textContent).toBe(
    'Comes after The journey offer-confirmation: what decided is counted there.',
  );
  expect(screen.getByRole('list').textContent).toBe('toEnach 51');
});

it('is not said of a state that only calls services', () => {
  const calling = chart.states.find(({ invokes }) => invokes.some(({ effect }) => effect === 'read'));
  expect(show(calling?.name ?? '').container.textContent).toBe('');
});

it('is opened by a press on its name on the card', () => {
  const card = figureOf(chart, measure).cards.find(({ state }) => state.name === 'confirmingOffer');
  if (card === undefined) throw new Error('There is no card.');
  const onChart = vi.fn<(journey: string) => void>();
  render(
    <svg>
      <title>A card</title>
      <CardText
        card={card}
        box={{ x: 0, y: 0, width: 200, height: 100 }}
        taken={new Set()}
        onSelect={() => {}}
        onChart={onChart}
      />
    </svg>,
  );
  fireEvent.click(screen.getByText('runs offerConfirmation'));
  expect(onChart).toHaveBeenCalledWith('offer-confirmation');
});
