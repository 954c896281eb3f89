import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';

import { loadJourneys } from '../../src/inspector/catalogue';
import { elkGraph, ranksOf, readPositions } from '../../src/inspector/chart/elk-graph';
import { figureOf } from '../../src/inspector/chart/figure';
import { initialView } from '../../src/inspector/chart/initial-view';
import { tableMeasure } from '../../src/inspector/chart/measure';
import { mapBox } from '../../src/inspector/chart/overview-map';
import { isVisible, type Size } from '../../src/inspector/chart/view-box';
import { fitName, NAME_ONLY_SCALE, nameScale } from '../../src/inspector/chart/zoomed-out-name';

const journeys = await loadJourneys();
const elk = new ELK();
/** The drawing area on a screen of 1600 by 900. */
const viewport: Size = { width: 1_028, height: 690 };

async function opened(id: string, highlighted: readonly string[] = [], window = viewport) {
  const chart = journeys.find((journey) => journey.id === id)?.chart;
  if (chart === undefined) throw new Error(`no ${id}`);
  const figure = figureOf(chart, tableMeasure);
  const positions = readPositions(await elk.layout(elkGraph(figure, ranksOf(figure))));
  const initialState = chart.states.find(({ isInitial }) => isInitial)?.id ?? '';
  const shownFirst = {
    initialState,
    ranks: ranksOf(figure),
    highlighted: new Set(highlighted),
    covered: mapBox(positions, window),
  };
  const view = initialView(positions, window, shownFirst);
  const seen = [...positions.cards].filter(([, box]) => isVisible(view, box, window)).map(([state]) => state);
  return { figure, positions, view, initialState, seen };
}

describe('the opening view of a chart', () => {
  it.each([
    ['identity', 6],
    ['application', 14],
    ['mandate', 7],
    ['home', 11],
    ['udyam', 7],
    ['account-flow', 9],
  ] as const)('of %s shows the start and at least %i states, large enough to read', async (id, least) => {
    const { view, initialState, seen } = await opened(id);
    expect(view.scale).toBeGreaterThanOrEqual(NAME_ONLY_SCALE);
    expect(seen).toContain(initialState);
    expect(seen.length).toBeGreaterThanOrEqual(least);
  });

  it('is the whole chart if it is readable', async () => {
    const { seen, positions } = await opened('settled');
    expect(seen.length).toBe(positions.cards.size);
  });

  it('includes the requested state, if it fits together with the start', async () => {
    const { seen } = await opened('account-flow', ['SELECT_ACCOUNT']);
    expect(seen).toContain('SELECT_ACCOUNT');
  });
});

describe('transitions from the start', () => {
  it.each(journeys.map(({ id, chart }) => [id, chart] as const))(
    'is joined to it by lines in %s: only an end is nothing but named',
    (_, chart) => {
      const { lines, namedTransitions } = figureOf(chart, tableMeasure);
      const ends = new Set(chart.states.filter(({ type }) => type === 'final').map(({ id }) => id));
      const reached = new Set(lines.map(({ target }) => target));
      const onlyNamed = namedTransitions.map(({ target }) => target).filter((target) => !reached.has(target));
      expect(onlyNamed.filter((target) => !ends.has(target))).toEqual([]);
    },
  );
});

describe('a chart that is zoomed out', () => {
  it('shows only names when nothing else is readable, in few steps', () => {
    expect(nameScale(0.8)).toBeNull();
    expect(nameScale(0.25)).toBe(0.23);
    expect(nameScale(0.01)).toBe(0.08);
  });

  it('breaks a name between its words, as large as its card permits', () => {
    const { lines, size } = fitName('loanOffersUnavailable', { width: 180, height: 110 }, 50);
    expect(lines).toEqual(['loanOffers', 'Unavailable']);
    expect(size).toBeGreaterThan(20);
    expect(size).toBeLessThan(50);
    expect(fitName('EDIT_FORM', { width: 300, height: 60 }, 20)).toEqual({ lines: ['EDIT_FORM'], size: 20 });
  });
});

describe('a chart with counts', () => {
  it('has room beside the text of each branch for its count', () => {
    const chart = journeys.find(({ id }) => id === 'account-flow')?.chart;
    if (chart === undefined) throw new Error('no account-flow');
    const plain = figureOf(chart, tableMeasure).lines;
    const counted = figureOf(chart, tableMeasure, true).lines;
    expect(counted.map(({ width }, index) => width - (plain[index]?.width ?? 0))).toEqual(
      plain.map(() => 46),
    );
  });
});
