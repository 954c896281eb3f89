import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';

import { loadJourneys } from '../../src/inspector/catalogue';
import { elkGraph, ranksOf, readPlaces } from '../../src/inspector/chart/elk-graph';
import { FAR, farLines, farScale } from '../../src/inspector/chart/far-name';
import { figureOf } from '../../src/inspector/chart/figure';
import { tableMeasure } from '../../src/inspector/chart/measure';
import { opening } from '../../src/inspector/chart/opening';
import { mapBox } from '../../src/inspector/chart/overview-map';
import { isSeen, type Size } from '../../src/inspector/chart/view-box';

const journeys = await loadJourneys();
const elk = new ELK();
/** The drawing on a desk of 1600 by 900. */
const desk: Size = { width: 1_028, height: 690 };

async function opened(id: string, wanted: readonly string[] = [], window = desk) {
  const chart = journeys.find((journey) => journey.id === id)?.chart;
  if (chart === undefined) throw new Error(`no ${id}`);
  const figure = figureOf(chart, tableMeasure);
  const places = readPlaces(await elk.layout(elkGraph(figure, ranksOf(figure))));
  const first = chart.states.find(({ isInitial }) => isInitial)?.id ?? '';
  const wish = {
    first,
    ranks: ranksOf(figure),
    wanted: new Set(wanted),
    covered: mapBox(places, window),
  };
  const view = opening(places, window, wish);
  const seen = [...places.cards].filter(([, box]) => isSeen(view, box, window)).map(([state]) => state);
  return { figure, places, view, first, seen };
}

describe('the opening view of a chart', () => {
  it.each([
    ['identity', 7],
    ['application', 14],
    ['mandate', 9],
    ['home', 11],
    ['udyam', 7],
    ['account-flow', 9],
  ] as const)('of %s shows the start and at least %i states, large enough to read', async (id, least) => {
    const { view, first, seen } = await opened(id);
    expect(view.scale).toBeGreaterThanOrEqual(FAR);
    expect(seen).toContain(first);
    expect(seen.length).toBeGreaterThanOrEqual(least);
  });

  it('is the whole chart where that can be read', async () => {
    const { seen, places } = await opened('settled');
    expect(seen.length).toBe(places.cards.size);
  });

  it('holds what was wished for, where the start and it have room', async () => {
    const { seen } = await opened('account-flow', ['SELECT_ACCOUNT']);
    expect(seen).toContain('SELECT_ACCOUNT');
  });
});

describe('what leads on from the start', () => {
  it.each(journeys.map(({ id, chart }) => [id, chart] as const))(
    'is joined to it by lines in %s: only an end is nothing but named',
    (_, chart) => {
      const { lines, named } = figureOf(chart, tableMeasure);
      const ends = new Set(chart.states.filter(({ type }) => type === 'final').map(({ id }) => id));
      const reached = new Set(lines.map(({ target }) => target));
      const onlyNamed = named.map(({ target }) => target).filter((target) => !reached.has(target));
      expect(onlyNamed.filter((target) => !ends.has(target))).toEqual([]);
    },
  );
});

describe('a chart seen from afar', () => {
  it('shows names alone where nothing else could be read, in few steps', () => {
    expect(farScale(0.8)).toBeNull();
    expect(farScale(0.25)).toBe(0.23);
    expect(farScale(0.01)).toBe(0.08);
  });

  it('breaks a name between its words, as large as its card has room for', () => {
    const { lines, size } = farLines('loanOffersUnavailable', { width: 180, height: 110 }, 50);
    expect(lines).toEqual(['loanOffers', 'Unavailable']);
    expect(size).toBeGreaterThan(20);
    expect(size).toBeLessThan(50);
    expect(farLines('EDIT_FORM', { width: 300, height: 60 }, 20)).toEqual({ lines: ['EDIT_FORM'], size: 20 });
  });
});

describe('a chart with counts', () => {
  it('has room beside the words of each branch for how often it was gone', () => {
    const chart = journeys.find(({ id }) => id === 'account-flow')?.chart;
    if (chart === undefined) throw new Error('no account-flow');
    const plain = figureOf(chart, tableMeasure).lines;
    const counted = figureOf(chart, tableMeasure, true).lines;
    expect(counted.map(({ width }, index) => width - (plain[index]?.width ?? 0))).toEqual(
      plain.map(() => 46),
    );
  });
});
