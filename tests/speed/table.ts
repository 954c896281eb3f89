/** Formats the figures as text tables: the measurements, and a comparison of builds. */
import type { Figures } from './measure';

type Column = readonly [heading: string, cellOf: (figures: Figures) => string];

/**
 * A row for each page and build. "× plain" compares with the plain document.
 * @param plain figures of the plain document, by build
 */
export function table(all: readonly Figures[], plain: ReadonlyMap<string, Figures>): string {
  const plainFigures = ({ build }: Figures) => plain.get(build);
  const columns: readonly Column[] = [
    ['entry URL', ({ name }) => name],
    ['build', ({ build }) => build],
    ['sim. FCP', ({ simulated }) => ms(simulated?.fcp)],
    ['LCP', ({ simulated }) => ms(simulated?.lcp)],
    ['× plain', (figures) => ratio(figures.simulated?.lcp, plainFigures(figures)?.simulated?.lcp)],
    ['TBT', ({ simulated }) => ms(simulated?.tbt)],
    ['real FCP', ({ real }) => ms(real?.fcp)],
    ['LCP', ({ real }) => ms(real?.lcp)],
    ['× plain', (figures) => ratio(figures.real?.lcp, plainFigures(figures)?.real?.lcp)],
    ['TBT', ({ real }) => ms(real?.tbt)],
    ['CLS', ({ simulated, real }) => (real ?? simulated)?.cls.toFixed(3) ?? ''],
    ['to LCP: calls', ({ simulated, real }) => String((real ?? simulated)?.calls ?? '')],
    ['files', ({ simulated, real }) => String((real ?? simulated)?.files ?? '')],
    ['JS kB', ({ simulated, real }) => kilobytes((real ?? simulated)?.scriptBytes)],
    ['to content: ms', ({ content }) => ms(content)],
    ['× plain', (figures) => ratio(figures.content, plainFigures(figures)?.content)],
    ['tasks over 50 ms', ({ longTasks }) => longTasks?.map(ms).join(' + ') ?? ''],
    ['calls', ({ calls }) => String(calls ?? '')],
    ['files', ({ files }) => String(files ?? '')],
    ['JS kB', ({ scriptBytes }) => kilobytes(scriptBytes)],
    ['depth', ({ depth }) => String(depth ?? '')],
  ];
  return formatTable(columns, all);
}

/**
 * A row for each page of each build but the last: its figures relative to those of the last build. Empty for a single build.
 */
export function comparison(all: readonly Figures[]): string {
  const base = all.at(-1)?.build;
  const others = all.filter(({ build }) => build !== base);
  const baseFigures = ({ name }: Figures) =>
    all.find((figures) => figures.build === base && figures.name === name);
  const columns: readonly Column[] = [
    ['entry URL', ({ name }) => name],
    ['build', ({ build }) => `${build} / ${base}`],
    ['sim. LCP', (figures) => ratio(figures.simulated?.lcp, baseFigures(figures)?.simulated?.lcp)],
    ['real LCP', (figures) => ratio(figures.real?.lcp, baseFigures(figures)?.real?.lcp)],
    ['content', (figures) => ratio(figures.content, baseFigures(figures)?.content)],
  ];
  return others.length === 0 ? '' : formatTable(columns, others);
}

function formatTable(columns: readonly Column[], all: readonly Figures[]): string {
  const rows = [
    columns.map(([heading]) => heading),
    ...all.map((figures) => columns.map(([, cellOf]) => cellOf(figures))),
  ];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => (index < 2 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ');
  return `${rows.map(line).join('\n')}\n`;
}

function ms(value: number | undefined): string {
  return value === undefined ? '' : Math.round(value).toLocaleString('en-IN');
}

function ratio(value: number | undefined, base: number | undefined): string {
  return value === undefined || base === undefined || base === 0 ? '' : (value / base).toFixed(2);
}

function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? '' : (bytes / 1_000).toFixed(1);
}
