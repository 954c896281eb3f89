/** The floors of the project and what each imports, by the imports that there are (tests/support/import-graph.ts). */
import { imports } from '../support/import-graph';

export interface Floor {
  /** Names the floor in the picture: its folders. */
  readonly title: string;
  readonly text: string;
  /** Floors of one row are drawn side by side; 0 is at the top. */
  readonly row: number;
  readonly part: 'app' | 'machines' | 'contract' | 'beside';
  /** The files of the floor. A file belongs to the first floor that matches. */
  readonly holds: RegExp;
}

/** From left to right in each row. */
export const floors: readonly Floor[] = [
  { title: 'src/*.ts', text: 'start the app', row: 0, part: 'app', holds: /^src\/[^/]+\.tsx?$/ },
  { title: 'src/routes', text: 'a page for each entry URL', row: 1, part: 'app', holds: /^src\/routes\// },
  {
    title: 'src/inspector',
    text: 'the analyst’s page, its own build',
    row: 2,
    part: 'beside',
    holds: /^src\/inspector\//,
  },
  { title: 'src/screens', text: 'a screen for each state', row: 2, part: 'app', holds: /^src\/screens\// },
  {
    title: 'src/adapters',
    text: 'fill the ports of the charts',
    row: 2,
    part: 'app',
    holds: /^src\/adapters\//,
  },
  {
    title: 'src/telemetry',
    text: 'analytics, error log, inspection',
    row: 3,
    part: 'app',
    holds: /^src\/telemetry\//,
  },
  {
    title: 'src/ui, src/copy',
    text: 'the components, the texts',
    row: 3,
    part: 'app',
    holds: /^src\/(ui|copy|messages)\//,
  },
  {
    title: 'src/journey',
    text: 'runs a chart, binds the URL',
    row: 3,
    part: 'app',
    holds: /^src\/journey\//,
  },
  {
    title: 'src/bridge, src/storage',
    text: 'native host, browser storage',
    row: 3,
    part: 'app',
    holds: /^src\/(bridge|storage)\//,
  },
  { title: 'src/api', text: 'one function for each call', row: 3, part: 'app', holds: /^src\/api\// },
  {
    title: 'machines/catalogue',
    text: 'lists the journeys and their URLs',
    row: 4,
    part: 'machines',
    holds: /^machines\/(catalogue|entry-urls)/,
  },
  {
    title: 'machines/domain',
    text: 'the rules, as pure functions',
    row: 7,
    part: 'machines',
    holds: /^machines\/domain\//,
  },
  {
    title: 'machines/shared',
    text: 'charts for reads, writes, codes',
    row: 6,
    part: 'machines',
    holds: /^machines\/shared\//,
  },
  {
    title: 'machines/<journey>',
    text: 'a chart for each journey',
    row: 5,
    part: 'machines',
    holds: /^machines\/[^/]+\//,
  },
  {
    title: 'sandbox',
    text: 'a lender for development and tests',
    row: 7,
    part: 'beside',
    holds: /^sandbox\//,
  },
  { title: 'openapi', text: 'the contract of the services', row: 8, part: 'contract', holds: /^openapi\// },
];

/** Files of one floor import files of another one. */
export interface Arrow {
  readonly from: Floor;
  readonly to: Floor;
}

/** The arrows, without those that others imply: when A imports B, and B leads to C, the arrow from A to C is left out. */
export function arrows(): readonly Arrow[] {
  const all = floors.flatMap((from) => [...importedBy(from)].map((to) => ({ from, to })));
  const leadsTo = (from: Floor, to: Floor): boolean =>
    all.some((arrow) => arrow.from === from && (arrow.to === to || leadsTo(arrow.to, to)));
  return all.filter(
    ({ from, to }) => !all.some((other) => other.from === from && other.to !== to && leadsTo(other.to, to)),
  );
}

function importedBy(floor: Floor): readonly Floor[] {
  const found = new Set(imports.filter(({ from }) => floorOf(from) === floor).map(({ to }) => floorOf(to)));
  return floors.filter((other) => other !== floor && found.has(other));
}

function floorOf(file: string): Floor | undefined {
  return floors.find(({ holds }) => holds.test(file));
}
