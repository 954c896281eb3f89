/** Coverage as a table, and as coverage.json. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CoveragePart, CoverItem } from './coverage';

export interface Tally {
  readonly total: number;
  readonly covered: number;
}

export interface JourneyCoverage {
  readonly id: string;
  readonly states: Tally;
  readonly transitions: Tally;
  readonly guards?: Tally;
  readonly pairs?: Tally;
}

const EMPTY_TALLY: Tally = { total: 0, covered: 0 };

/** Coverage of one journey, as counts. */
export function countCoverage(part: CoveragePart): JourneyCoverage {
  return {
    id: part.id,
    states: tally(part.states),
    transitions: tally(part.transitions),
    ...(part.guards === undefined ? {} : { guards: tally(part.guards) }),
    ...(part.pairs === undefined ? {} : { pairs: tally(part.pairs) }),
  };
}

/** Writes `coverage.json`, counts only; returns its path. */
export function writeCoverage(dir: string, journeys: readonly JourneyCoverage[]): string {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'coverage.json');
  writeFileSync(file, `${JSON.stringify({ journeys }, null, 2)}\n`);
  return file;
}

/** An aligned table, one line per journey. */
export function formatTable(journeys: readonly JourneyCoverage[]): string {
  const all: JourneyCoverage = {
    id: 'all',
    states: sum(journeys.map((journey) => journey.states)),
    transitions: sum(journeys.map((journey) => journey.transitions)),
    guards: sum(journeys.flatMap(({ guards }) => guards ?? [])),
    pairs: sum(journeys.flatMap(({ pairs }) => pairs ?? [])),
  };
  const tableRows = [...journeys, ...(journeys.length > 1 ? [all] : [])];
  const columns = (['states', 'transitions', 'guards', 'pairs'] as const).filter((name) =>
    tableRows.some((journey) => (journey[name]?.total ?? 0) > 0),
  );
  const rows = [
    ['journey', ...columns.flatMap((name) => [name, ''])],
    ...tableRows.map((journey) => [
      journey.id,
      ...columns.flatMap((name) => [fraction(journey[name]), percent(journey[name])]),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Coverage of the transitions that can be taken. Those without target and actions are in no inventory, and not counted. */
export function countFeasible(parts: readonly CoveragePart[], feasible: ReadonlySet<string>): Tally {
  return tally(parts.flatMap(({ transitions }) => transitions).filter(({ id }) => feasible.has(id)));
}

/** Rounded down, so that 100 % means all. */
export function percent({ total, covered }: Tally = EMPTY_TALLY): string {
  const value = total === 0 ? 100 : Math.floor((covered * 1000) / total) / 10;
  return `${value.toFixed(1)} %`;
}

function tally(items: readonly CoverItem[]): Tally {
  return { total: items.length, covered: items.filter((item) => item.covered).length };
}

function fraction({ total, covered }: Tally = EMPTY_TALLY): string {
  return `${covered}/${total}`;
}

/** Sum of several tallies. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    total: tallies.reduce((count, each) => count + each.total, 0),
    covered: tallies.reduce((count, each) => count + each.covered, 0),
  };
}
