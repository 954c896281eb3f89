import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';

import { loadJourneys } from '../../../src/inspector/catalogue';
import { elkGraph, ranksFrom, ranksOf, readPositions } from '../../../src/inspector/chart/elk-graph';
import { figureOf } from '../../../src/inspector/chart/figure';
import { initialView } from '../../../src/inspector/chart/initial-view';
import { fonts, MIN_TEXT_PX, tableMeasure } from '../../../src/inspector/chart/measure';
import { freeCorner, mapBox } from '../../../src/inspector/chart/overview-map';
import { fitted, isVisible, type Size } from '../../../src/inspector/chart/view-box';
import { fitName, nameScale, zoomedOutNames } from '../../../src/inspector/chart/zoomed-out-name';

const journeys = await loadJourneys();
const elk = new ELK();
/** The drawing area on a screen of 1440 by 900, and of 1024 by 700 with its panels closed. */
const viewport: Size = { width: 868, height: 690 };
const narrow: Size = { width: 1_000, height: 460 };

async function opened(id: string, window = viewport, startState: string | null = null) {
  const chart = journeys.find((journey) => journey.id === id)?.chart;
  if (chart === undefined) throw new Error(`no ${id}`);
  const figure = figureOf(chart, tableMeasure);
  const positions = readPositions(await elk.layout(elkGraph(figure, ranksOf(figure))));
  const initialState = chart.states.find(({ isInitial }) => isInitial)?.id ?? '';
  const shownFirst = {
    startState: startState ?? initialState,
    ranks: startState === null ? ranksOf(figure) : ranksFrom(figure, [startState]),
    highlighted: new Set<string>(),
    covered: mapBox(positions, window),
  };
  const view = initialView(positions, window, shownFirst);
  const seen = [...positions.cards].filter(([, box]) => isVisible(view, box, window)).map(([state]) => state);
  return { figure, positions, view, initialState, seen };
}

const smallestFont = Math.min(...Object.values(fonts).map(({ size }) => size));

describe('the opening view of a chart', () => {
  it.each([
    ['identity', 3],
    ['application', 3],
    ['agreement', 4],
    ['payment-status', 5],
    ['udyam', 2],
    ['home', 3],
  ] as const)(
    'of %s shows the start and at least %i whole states, no text below 11 px',
    async (id, least) => {
      const { view, initialState, seen } = await opened(id);
      expect(view.scale * smallestFont).toBeGreaterThanOrEqual(MIN_TEXT_PX);
      expect(seen).toContain(initialState);
      expect(seen.length).toBeGreaterThanOrEqual(least);
      const inNarrow = await opened(id, narrow);
      expect(inNarrow.view.scale * smallestFont).toBeGreaterThanOrEqual(MIN_TEXT_PX);
      expect(inNarrow.seen).toContain(initialState);
    },
  );

  it('is the whole chart if it is readable', async () => {
    const { seen, positions } = await opened('settled', { width: 2_000, height: 1_400 });
    expect(seen.length).toBe(positions.cards.size);
  });

  it('is the part with the state that is selected, or where a merchant is', async () => {
    const { seen } = await opened('account-flow', viewport, 'SELECT_ACCOUNT');
    expect(seen).toContain('SELECT_ACCOUNT');
  });
});

describe('the view of the whole chart', () => {
  it('has its middle in the middle, also where the chart is too large for the smallest scale', () => {
    const window = { width: 300, height: 600 };
    for (const width of [200, 2_000, 20_000]) {
      const { x, y, scale } = fitted({ width, height: 400 }, window);
      expect(x + window.width / scale / 2, `${width}`).toBeCloseTo(width / 2);
      expect(y + window.height / scale / 2, `${width}`).toBeCloseTo(200);
    }
  });
});

describe('the lines of a chart', () => {
  it.each(journeys.map(({ id, chart }) => [id, chart] as const))(
    'lead in %s to each state that transitions lead to: only an end may be named on cards alone',
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

  it.each([0.11, 0.2, 0.3])(
    'draws no name below 11 px, and none over another, at a scale of %d',
    async (scale) => {
      const { figure, positions } = await opened('identity');
      const cards = figure.cards.map((card) => ({ card, name: card.state.name }));
      const names = zoomedOutNames(cards, positions, scale);
      expect(Math.min(...names.map(({ size }) => size * scale))).toBeGreaterThanOrEqual(MIN_TEXT_PX - 1e-6);
      const overlaps = names.flatMap(({ box: a }, index) =>
        names
          .slice(index + 1)
          .filter(
            ({ box: b }) =>
              a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
          ),
      );
      expect(overlaps).toEqual([]);
      expect(names.length).toBeGreaterThan(figure.cards.length / (scale < 0.2 ? 4 : 1.5));
    },
  );

  it('breaks a name between its words, as large as its card permits', () => {
    const { lines, size } = fitName('loanOffersUnavailable', { width: 180, height: 110 }, 50);
    expect(lines).toEqual(['loanOffers', 'Unavailable']);
    expect(size).toBeGreaterThan(20);
    expect(size).toBeLessThan(50);
    expect(fitName('EDIT_FORM', { width: 300, height: 60 }, 20)).toEqual({ lines: ['EDIT_FORM'], size: 20 });
  });
});

describe('a chart with counts', () => {
  it('has room beside the text of each transition for its count', () => {
    const chart = journeys.find(({ id }) => id === 'account-flow')?.chart;
    if (chart === undefined) throw new Error('no account-flow');
    const plain = figureOf(chart, tableMeasure).lines;
    const counted = figureOf(chart, tableMeasure, true).lines;
    expect(counted.map(({ width }, index) => width - (plain[index]?.width ?? 0))).toEqual(
      plain.map(() => 50),
    );
  });
});

describe('the small map', () => {
  const cardsAt = (...places: readonly (readonly [x: number, y: number])[]) => ({
    lines: new Map(),
    starts: [],
    cards: new Map(places.map(([x, y], index) => [`card-${index}`, { x, y, width: 200, height: 100 }])),
    width: 2_000,
    height: 1_000,
  });
  const view = { x: 0, y: 0, scale: 1 };
  const window = { width: 1_000, height: 600 };

  it.each([
    ['at the bottom right where no card is there', [], 'bottom-right'],
    ['in another corner where a card is there', [[780, 480]], 'bottom-left'],
    [
      'at the top where cards are at both corners below',
      [
        [780, 480],
        [20, 480],
      ],
      'top-right',
    ],
    [
      'away where each corner has a card',
      [
        [780, 480],
        [20, 480],
        [780, 20],
        [20, 20],
      ],
      null,
    ],
  ] as const)('is %s', (_, places, corner) => {
    expect(freeCorner(cardsAt(...places), view, window)).toBe(corner);
  });

  it('stays where it is while no card comes there', () => {
    expect(freeCorner(cardsAt(), view, window, 'top-left')).toBe('top-left');
  });
});
