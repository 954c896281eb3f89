/** The journeys and their test files. */
import { readdirSync } from 'node:fs';

import { inventory } from '../kit/model/inventory';
import { nearestNames } from '../kit/model/nearest-names';
import { requirementsOf } from '../kit/model/requirements';
import { charts } from '../support/charts';
import { UsageError } from './usage';

const FOLDER = 'tests/paths';

/** A journey, or a small chart that journeys share. */
export interface ListedJourney {
  readonly id: string;
  readonly states: number;
  readonly transitions: number;
  readonly requirements: number;
  /** Its test file with stubbed ports; null when it has none. */
  readonly testFile: string | null;
  /** Its test files in Chromium. */
  readonly specs: readonly string[];
}

/** All charts with path tests, in the order of support/charts.ts. */
export function listJourneys(): readonly ListedJourney[] {
  const files = readdirSync(FOLDER).sort();
  const ids = charts.map(({ id }) => id);
  const specsOf = (id: string) =>
    files.filter((file) => {
      const name = file.endsWith('.spec.ts') ? file.slice(0, -'.spec.ts'.length) : '';
      return name === id || (name.startsWith(`${id}-`) && !ids.includes(name));
    });
  return charts.map((machine) => {
    const { states, transitions } = inventory(machine);
    const testFile = `${machine.id}.test.tsx`;
    return {
      id: machine.id,
      states: states.length,
      transitions: transitions.length,
      requirements: new Set(requirementsOf(machine).map(({ requirement }) => requirement)).size,
      testFile: files.includes(testFile) ? `${FOLDER}/${testFile}` : null,
      specs: specsOf(machine.id).map((file) => `${FOLDER}/${file}`),
    };
  });
}

/**
 * The journeys of these names; all when there is no name.
 * @throws UsageError for a name that no journey has, with the nearest ones
 */
export function journeysNamed(names: readonly string[]): readonly ListedJourney[] {
  const all = listJourneys();
  if (names.length === 0) return all;
  return names.map((name) => {
    const found = all.find(({ id }) => id === name);
    if (found !== undefined) return found;
    const hint = nearestNames(
      name,
      all.map(({ id }) => id),
    );
    throw new UsageError(`There is no journey "${name}".${hint} \`npm run paths -- list\` shows all.`);
  });
}

/** The list as a table. */
export function journeyTable(journeys: readonly ListedJourney[]): string {
  const rows = [
    ['journey', 'states', 'branches', 'spec', 'stub', 'Chromium'],
    ...journeys.map(({ id, states, transitions, requirements, testFile, specs }) => [
      id,
      String(states),
      String(transitions),
      requirements === 0 ? '' : String(requirements),
      testFile === null ? '' : 'yes',
      specs.length === 0 ? '' : 'yes',
    ]),
  ];
  return table(rows);
}

/** Explanation of the columns. */
export const LEGEND =
  'spec: lines of the specification that the chart names.\nstub: --level chart and screens. Chromium: --level browser.';

/** Rows with aligned columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          /^[\d.,]+( %)?$/.test(cell) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
