// @vitest-environment jsdom

import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { stopsCopy } from '../../../../src/copy/inspector-stops';

import { ComparedStatePanel } from '../../../../src/inspector/stops/comparison/compared-state-panel';
import { ComparedTables } from '../../../../src/inspector/stops/comparison/compared-tables';
import { DifferenceLegend } from '../../../../src/inspector/stops/comparison/difference-legend';
import { NO_SELECTION } from '../../../../src/inspector/stops/comparison/selection';
import { shopCounts, shopJourney } from './shops';

afterEach(cleanup);

const [one, other] = [shopCounts(20, 20), shopCounts(4, 36)];

function showPanel(state: string) {
  render(
    <ComparedStatePanel
      journey="shop"
      chart={shopJourney.chart}
      state={state}
      one={one}
      other={other}
      onClose={() => {}}
    />,
  );
}

function showTables() {
  render(
    <ComparedTables
      journey="shop"
      chart={shopJourney.chart}
      one={one}
      other={other}
      selection={NO_SELECTION}
      hrefOf={(state) => `#${state}`}
    />,
  );
}

describe('the panel of a state', () => {
  it('has the shares of both, the difference and its interval', () => {
    showPanel('shop');
    const fact = screen.getByRole('region', { name: 'Stopped here' });
    expect(within(fact).getByText('A 50 % (20 of 40) · B 10 % (4 of 40)')).toBeDefined();
    expect(
      within(fact).getByTitle('95 % interval from +20.3 to +56.0 percentage points').textContent,
    ).toMatch(/^\+40\.0\u00a0pp/);
  });

  it('has each transition out of it', () => {
    showPanel('basket');
    const fact = screen.getByRole('region', { name: 'pay → paid' });
    expect(within(fact).getByText('A 100 % (20 of 20) · B 100 % (36 of 36)')).toBeDefined();
    expect(within(fact).getByText('no clear difference')).toBeDefined();
  });

  it('says that nobody was in a state that neither has', () => {
    showPanel('till');
    expect(screen.getByText(stopsCopy.states.noRuns)).toBeDefined();
  });
});

it('compares the states and the transitions in tables', () => {
  showTables();
  const row = within(screen.getByRole('table', { name: 'States' })).getByRole('row', { name: /^shop / });
  expect([...row.children].map(({ textContent }) => textContent).slice(0, 3)).toEqual(['shop', '40', '40']);
  expect(within(row).getByText('+40.0 pp')).toBeDefined();
  expect(within(row).getByRole('link', { name: 'shop' }).getAttribute('href')).toBe('#shop');
  const transitions = within(screen.getByRole('table', { name: 'Transitions' }));
  expect(transitions.getByRole('row', { name: /^shop goods\.chosen basket 20 36 / })).toBeDefined();
});

it('has the sum of all runs above the tables, with the difference of how they ended', () => {
  showTables();
  const sum = within(screen.getByRole('table', { name: 'How the runs ended' })).getByRole('row', {
    name: /^All runs/,
  });
  expect([...sum.children].map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'All runs',
    '40',
    '40',
  ]);
});

it('explains the colours from less to more', () => {
  render(<DifferenceLegend heat="stopped-difference" />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines.slice(-10)).toEqual([
    'Stopped here, A − B, pp:',
    'from −20',
    'from −10',
    'from −5',
    'less in A',
    'no clear difference',
    'more in A',
    'from +5',
    'from +10',
    'from +20',
  ]);
});
