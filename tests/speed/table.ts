/** The figures as text: a table of measurements, and a comparison of builds. */
import type { Figures } from './measure';

type Column = readonly [heading: string, of: (figures: Figures) => string];

/** @param plain figures of the plain document, of the same build and run */
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
    ['calls', ({ calls }) => String(calls ?? '')],
    ['files', ({ files }) => String(files ?? '')],
    ['JS kB', ({ scriptBytes }) => kilobytes(scriptBytes)],
    ['depth', ({ depth }) => String(depth ?? '')],
  ];
  return formatTable(columns, all);
}

/** Each build's figures relative to those of the last build; empty when there is only one build. */
export function comparison(all: readonly Figures[]): string {
  const base = all.at(-1)?.build;
  const others = all.filter(({ build }) => build !== base);
  const baseFigures = ({ name }: Figures) => all.find((figures) => figures.build === base && figures.name === name);
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
  const rows = [columns.map(([heading]) => heading), ...all.map((figures) => columns.map(([, of]) => of(figures)))];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return `${rows.map(line).join('\n')}\n`;
}

function ms(value: number | undefined): string {
  return value === undefined ? '' : Math.round(value).toLocaleString('en-IN');
}

function ratio(value: number | undefined, of: number | undefined): string {
  return value === undefined || of === undefined || of === 0 ? '' : (value / of).toFixed(2);
}

function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? '' : (bytes / 1_000).toFixed(1);
}
