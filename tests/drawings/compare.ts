/** `npm run drawings`: the inspector's drawings of all charts beside Graphviz' of the same figures, as a table in Markdown. */
import ELK from 'elkjs/lib/elk.bundled.js';

import { loadJourneys } from '../../src/inspector/catalogue';
import { elkGraph, ranksOf, readPositions } from '../../src/inspector/chart/elk-graph';
import { type Figure, figureOf } from '../../src/inspector/chart/figure';
import { tableMeasure } from '../../src/inspector/chart/measure';
import { type Drawing, type DrawingFigures, figuresOfDrawing } from './drawing';
import { drawByGraphviz } from './graphviz';

const programs = {
  inspector: drawByElk,
  dot: (figure: Figure) => drawByGraphviz(figure, 'spline'),
  'dot, straight': (figure: Figure) => drawByGraphviz(figure, 'polyline'),
};

const elk = new ELK();
const rows: { chart: string; states: number; figures: readonly DrawingFigures[] }[] = [];
for (const { id, chart } of await loadJourneys()) {
  const figure = figureOf(chart, tableMeasure);
  const figures: DrawingFigures[] = [];
  for (const draw of Object.values(programs)) figures.push(figuresOfDrawing(await draw(figure)));
  rows.push({ chart: id, states: chart.states.length, figures });
}

const columns = {
  crossings: ({ crossings }: DrawingFigures) => crossings,
  'labels that a line covers': ({ coveredLabels }: DrawingFigures) => coveredLabels,
  'area, million px': ({ width, height }: DrawingFigures) => (width * height) / 1e6,
  'lines, thousand px': ({ lineLength }: DrawingFigures) => lineLength / 1e3,
};

const names = Object.keys(programs);
write(['chart', 'states', ...Object.keys(columns).map((column) => `${column}: ${names.join(' / ')}`)]);
write(['---', '--:', ...Object.keys(columns).map(() => '--:')]);
for (const { chart, states, figures } of rows.sort((a, b) => b.states - a.states))
  write([
    chart,
    states,
    ...Object.values(columns).map((read) => figures.map((item) => text(read(item))).join(' / ')),
  ]);
const total = (read: (figures: DrawingFigures) => number, program: number) =>
  rows.reduce(
    (sum, { figures }) =>
      sum + figures.slice(program, program + 1).reduce((own, item) => own + read(item), 0),
    0,
  );
write([
  'all',
  '',
  ...Object.values(columns).map((read) => names.map((_, index) => text(total(read, index))).join(' / ')),
]);

async function drawByElk(figure: Figure): Promise<Drawing> {
  const { width, height, lines } = readPositions(await elk.layout(elkGraph(figure, ranksOf(figure))));
  return {
    width,
    height,
    lines: figure.lines.flatMap(({ id, source, target }) => {
      const drawn = lines.get(id);
      return drawn === undefined ? [] : [{ source, target, ...drawn }];
    }),
  };
}

function text(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

function write(cells: readonly (string | number)[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
