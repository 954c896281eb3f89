// @vitest-environment jsdom
/** The drawing of a chart: what is on it, and what moves it. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMachine } from 'xstate';

import { ChartView } from '../../../src/inspector/chart/chart-view';
import { Drawing } from '../../../src/inspector/chart/drawing';
import { ranksOf } from '../../../src/inspector/chart/elk-graph';
import { figureOf } from '../../../src/inspector/chart/figure';
import { tableMeasure } from '../../../src/inspector/chart/measure';
import { OverviewMap } from '../../../src/inspector/chart/overview-map';
import { plainPositions } from '../../../src/inspector/chart/plain-layout';
import { readChart } from '../../../src/inspector/chart/read-chart';
import { shop } from '../charts';

// The file itself is not needed: its worker is missing below.
vi.mock('elkjs/lib/elk-worker.min.js?url', () => ({ default: '/elk-worker.js' }));

const chart = readChart(shop);
const none: ReadonlySet<string> = new Set();

beforeEach(() => {
  // jsdom has none of these.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  Element.prototype.setPointerCapture = () => {};
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A worker whose file is not there any more. */
class MissingWorker extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
  postMessage() {}
}

/** Sets the size of the window of the chart, and reports it. */
let resize: (width: number, height: number) => void;

beforeEach(() => {
  let report = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        report = listener;
      }
      observe() {}
      disconnect() {}
    },
  );
  resize = (width, height) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
    act(report);
  };
});

/** Draws the chart of the shop in a window of 800 by 600. @returns its svg, and the part of it that moves */
async function drawn() {
  vi.stubGlobal('Worker', MissingWorker);
  render(<ChartView chart={chart} title="Shop" selected={null} onSelect={() => {}} />);
  const svg = await screen.findByRole('group', { name: 'Chart of Shop' });
  const place = () => svg.querySelector(':scope > g')?.getAttribute('transform');
  return { svg, place, canvas: svg.parentElement ?? svg };
}

describe('the chart in its window', () => {
  it('is drawn by the plain layout where the worker of elkjs cannot be loaded', async () => {
    const { svg } = await drawn();
    expect(svg.querySelectorAll('.card')).toHaveLength(chart.states.length);
  });

  it('leaves the shortcuts of the browser alone', async () => {
    const { svg, place } = await drawn();
    const card = screen.getByRole('button', { name: 'asking: waits for a service' });
    // `fireEvent` answers whether the browser may act.
    expect(fireEvent.keyDown(card, { key: 'ArrowLeft' })).toBe(false);
    expect(fireEvent.keyDown(card, { key: 'ArrowLeft', altKey: true })).toBe(true);
    const before = place();
    for (const key of ['+', '-', '0']) fireEvent.keyDown(svg, { key, ctrlKey: true });
    expect(place()).toBe(before);
    fireEvent.keyDown(svg, { key: '+' });
    expect(place()).not.toBe(before);
  });

  it('is dragged by the main button only: after a context menu no release is reported', async () => {
    const { canvas, place } = await drawn();
    const before = place();
    const drag = (button: number) => {
      fireEvent.pointerDown(canvas, { pointerId: 1, button, clientX: 100, clientY: 100 });
      fireEvent.pointerMove(canvas, { pointerId: 1, clientX: 160, clientY: 140 });
    };
    drag(2);
    expect(place()).toBe(before);
    drag(0);
    expect(place()).not.toBe(before);
  });
});

describe('the small map', () => {
  const figure = figureOf(chart, tableMeasure);
  const positions = plainPositions(figure, ranksOf(figure));
  const viewport = { width: 4_000, height: 3_000 };
  const map = (x: number) => (
    <OverviewMap
      {...{ figure, positions, viewport }}
      view={{ x, y: 0, scale: 1 }}
      selected={null}
      onMove={() => {}}
    />
  );

  it('marks what is seen of the chart after its window was resized', async () => {
    resize(800, 600);
    const { canvas } = await drawn();
    const sizeOfSeen = () => {
      const seen = canvas.querySelector('.overview-map .seen');
      if (seen === null) throw new Error('There is no map.');
      return [seen.getAttribute('width'), seen.getAttribute('height')].map(Number);
    };
    const [width = 0, height = 0] = sizeOfSeen();
    resize(600, 450);
    expect(sizeOfSeen()).toEqual([width * 0.75, height * 0.75]);
  });

  it('that is dragged goes away when it is released, not when all is in view', () => {
    const { container, rerender } = render(map(500));
    const shown = () => container.querySelector('svg');
    const dragged = shown();
    if (dragged === null) throw new Error('There is no map.');
    fireEvent.pointerDown(dragged, { pointerId: 1, buttons: 1, clientX: 1, clientY: 1 });
    rerender(map(0));
    expect(shown()).toBe(dragged);
    fireEvent.lostPointerCapture(dragged, { pointerId: 1 });
    expect(shown()).toBeNull();
  });
});

describe('a line', () => {
  const asking = createMachine({
    id: 'asking',
    initial: 'sending',
    states: {
      sending: { invoke: { id: 'send', src: 'send', onDone: 'over', onError: 'over' }, on: { left: 'away' } },
      over: {},
      away: {},
    },
  });
  const figure = figureOf(readChart(asking), tableMeasure);
  const positions = plainPositions(figure, ranksOf(figure));

  it('has the colour of a failure where a failure leads, also beside an answer', () => {
    const { container } = render(
      <svg>
        <title>asking</title>
        <Drawing {...{ figure, positions }} selected={null} active={none} taken={none} onSelect={() => {}} />
      </svg>,
    );
    const colours = [...container.querySelectorAll('.line')].map((line) =>
      line.classList.contains('is-failure'),
    );
    expect(figure.lines.map(({ target }) => target)).toEqual(['asking.away', 'asking.over']);
    expect(colours).toEqual([false, true]);
  });
});

describe('the count of a transition', () => {
  const figure = figureOf(chart, tableMeasure, true);
  const positions = plainPositions(figure, ranksOf(figure));

  it.each([9_999, 12_34_567])('covers no text, also a long one: %i', (count) => {
    const transitions = new Map(chart.edges.map(({ id }) => [id, count]));
    const { container } = render(
      <svg>
        <title>Shop</title>
        <Drawing
          {...{ figure, positions }}
          selected={null}
          active={none}
          taken={none}
          onSelect={() => {}}
          counts={{ states: new Map(), transitions, maxCount: count }}
        />
      </svg>,
    );
    const numberOf = (element: Element, name: string) => Number(element.getAttribute(name));
    const plates = [...container.querySelectorAll('.count > rect')];
    expect(plates.length).toBeGreaterThan(5);
    const covered = plates.flatMap((plate) => {
      const texts = plate.closest('.card, .label')?.querySelectorAll('.text') ?? [];
      return [...texts].filter(
        (text) =>
          Math.abs(numberOf(text, 'y') - numberOf(plate, 'y') - 12) < 2 &&
          numberOf(text, 'x') + numberOf(text, 'textLength') > numberOf(plate, 'x'),
      );
    });
    expect(covered.map(({ textContent }) => textContent)).toEqual([]);
  });
});
