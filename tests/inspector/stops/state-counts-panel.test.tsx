// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { stopsCopy } from '../../../src/copy/inspector-stops';
import { CountsLegend } from '../../../src/inspector/stops/counts-legend';
import { OTHER } from '../../../src/inspector/stops/folding/folded-group';
import { StateCountsPanel } from '../../../src/inspector/stops/state-counts-panel';
import { type JourneyCounts, stopsOf } from '../../../src/inspector/stops/stops';
import { StopsTables } from '../../../src/inspector/stops/tables/stops-tables';
import { shopJourney } from './comparison/shops';
import { foldedIn, sessionOf, shopShape } from './shop-shape';

const hrefOf = (state: string) => `#${state}`;

afterEach(cleanup);

const stops = stopsOf(
  foldedIn([
    sessionOf(`
      0 shop - xstate.init loadingShop
      4 shop loadingShop xstate.done.actor.load shop
      7 shop shop goods.chosen basket
      8 shop basket pay payUnavailable
      10 shop payUnavailable retry basket
      12 shop basket pay paid`),
  ]),
  shopShape,
);

/** The value of a fact of a state. */
function factOf(state: string, name: string) {
  render(
    <StateCountsPanel
      journey="shop"
      chart={shopJourney.chart}
      state={state}
      stops={stops}
      onClose={() => {}}
    />,
  );
  return screen.getByText(name).nextElementSibling?.textContent;
}

it('lists what led to a state, with its share, beside what led out of it', () => {
  render(
    <StateCountsPanel
      journey="shop"
      chart={shopJourney.chart}
      state="basket"
      stops={stops}
      onClose={() => {}}
    />,
  );
  const texts = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .sort();
  expect(texts('What led to it')).toEqual([
    'payUnavailable · retry1 · 50 % (9–91 %)',
    'shop · goods.chosen1 · 50 % (9–91 %)',
  ]);
  expect(texts('What led out of it')).toHaveLength(2);
});

/** Renders the panel of the state `shop` with these counts. */
function showShopPanel(counts: JourneyCounts): void {
  render(
    <StateCountsPanel
      journey="shop"
      chart={shopJourney.chart}
      state="shop"
      stops={counts}
      onClose={() => {}}
    />,
  );
}

it('lists the starts among what led to a state that runs begin in', () => {
  const begun = stopsOf(
    foldedIn([
      sessionOf(`
        0 shop - xstate.init shop
        1 shop shop goods.chosen basket
        2 shop basket back shop`),
    ]),
    shopShape,
  );
  showShopPanel(begun);
  const into = within(screen.getByRole('list', { name: 'What led to it' })).getAllByRole('listitem');
  expect(into.map(({ textContent }) => textContent)).toEqual([
    'start of the run1 · 50 % (9–91 %)',
    'basket · back1 · 50 % (9–91 %)',
  ]);
});

describe('failures as text', () => {
  it('are a line of the facts of the state that they came after', () => {
    expect(factOf('basket', 'Led to a failure')).toBe('1 · 50 % (9–91 %)');
  });

  it('are 0 in the facts of a state without a failure after it', () => {
    expect(factOf('payUnavailable', 'Led to a failure')).toBe('0 · 0 % (0–79 %)');
  });

  it('are a column of the table', () => {
    render(<StopsTables stops={stops} chart={null} chartStates={[]} hrefOf={hrefOf} />);
    const [states] = screen.getAllByRole('table');
    if (states === undefined) throw new Error('no table');
    const names = within(states)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    const row = within(states).getByRole('row', { name: /^basket/ });
    const cells = [...row.children].map(({ textContent }) => textContent);
    expect(cells[names.findIndex((name) => name?.startsWith('Led to a failure'))]).toBe('1 50 % (9–91 %)');
  });

  it('have a legend with the lower bounds of their colours', () => {
    render(<CountsLegend heat="failures" hasNotes={false} />);
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.slice(-6)).toEqual([
      'Led to a failure:',
      'none',
      'from 0.1 %',
      'from 5 %',
      'from 10 %',
      'from 20 %',
    ]);
  });
});

it('shows the median and the 90th percentile of the stays in a state, as a fact and in the table', () => {
  const goods = (seconds: number) => `
    0 shop - xstate.init shop
    ${seconds} shop shop goods.chosen basket`;
  const ofTen = stopsOf(
    foldedIn(
      [1, 2, 3, 4, 5, 6, 7, 8, 20, 90].map((seconds) => sessionOf(goods(seconds), { session: `${seconds}` })),
    ),
    shopShape,
  );
  showShopPanel(ofTen);
  expect(screen.getByText('90th percentile').nextElementSibling?.textContent).toBe('20 s');
  expect(screen.getByText('Median time').nextElementSibling?.textContent).toBe('5.5 s');
  cleanup();
  render(<StopsTables stops={ofTen} chart={null} chartStates={[]} hrefOf={hrefOf} />);
  const [states] = screen.getAllByRole('table');
  if (states === undefined) throw new Error('no table');
  const row = within(states).getByRole('row', { name: /^shop/ });
  expect([...row.children].slice(3, 5).map(({ textContent }) => textContent)).toEqual(['5.5 s', '20 s']);
});

it('shows the count of each transition, and its time', () => {
  showShopPanel(stops);
  const outOf = within(screen.getByRole('list', { name: 'What led out of it' }));
  expect(outOf.getByRole('listitem').textContent).toBe(
    'goods.chosen basket1 · 100 % (21–100 %)after 3 s (90th percentile 3 s)Next page: 100 % payUnavailable (1)',
  );
});

it('says where a file of counts does not tell what came next', () => {
  const old = { ...stops, transitions: stops.transitions.map((one) => ({ ...one, next: null })) };
  render(
    <StateCountsPanel journey="shop" chart={shopJourney.chart} state="shop" stops={old} onClose={() => {}} />,
  );
  expect(screen.getByText(/^This file of counts is too old to have what came next/)).toBeTruthy();
});

it('sorts the states and the transitions by the heading that is pressed', () => {
  render(<StopsTables stops={stops} chart={null} chartStates={[]} hrefOf={hrefOf} />);
  const [states, transitions] = screen.getAllByRole('table');
  if (states === undefined || transitions === undefined) throw new Error('no tables');
  const firstRow = (table: HTMLElement) =>
    within(table).getAllByRole('row')[1]?.firstElementChild?.textContent;
  fireEvent.click(within(states).getByRole('button', { name: /^Retries pressed/ }));
  expect(firstRow(states)).toBe('payUnavailable failure');
  fireEvent.click(within(transitions).getByRole('button', { name: /^After \(median\)/ }));
  expect(firstRow(transitions)).toBe('loadingShop');
});

it('has no (other) as a state that this build does not have', () => {
  const [state] = stops.states;
  if (state === undefined) throw new Error('no state');
  const states = [{ ...state, state: OTHER, isKnown: false }];
  render(<StopsTables stops={{ ...stops, states }} chart={null} chartStates={[]} hrefOf={hrefOf} />);
  expect(screen.getByRole('rowheader', { name: OTHER })).toBeTruthy();
});

it('explains (other) where a table has it', () => {
  const merged = {
    ...stops,
    states: stops.states.map((state, index) => (index === 0 ? { ...state, state: OTHER } : state)),
  };
  const { rerender } = render(<StopsTables stops={stops} chart={null} chartStates={[]} hrefOf={hrefOf} />);
  expect(screen.queryByText(stopsCopy.words.other)).toBeNull();
  rerender(<StopsTables stops={merged} chart={null} chartStates={[]} hrefOf={hrefOf} />);
  expect(screen.getByText(stopsCopy.words.other)).toBeTruthy();
});
