import type { Journey } from './catalogue';
import { type ChartState, pathText } from './chart/chart';
import { nearNames } from './near-names';

/** What an address names in a chart. */
export interface FoundState {
  /** Null where nothing is named, and where no state bears that name. */
  readonly state: ChartState | null;
  /** What was written, where no state is called exactly so. */
  readonly unknown: string | null;
  /** Names like it; where a state was found, that one's is the first. */
  readonly near: readonly string[];
}

/** What people call a state that the chart calls otherwise; by chart. */
const alsoCalled: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  selfie: { capturing: 'camera', capture: 'camera' },
};

/** The other names of a state, for those who look for it by them. */
export function otherNames(journey: string, state: string): readonly string[] {
  return Object.entries(alsoCalled[journey] ?? {})
    .filter(([, name]) => name === state)
    .map(([other]) => other);
}

/** The state that an address names: by its path, by another of its names, or by what is written nearly so. */
export function findState({ id, chart }: Journey, written: string | null): FoundState {
  if (written === null) return { state: null, unknown: null, near: [] };
  const called = (name: string) =>
    chart.states.find((state) => addressed(pathText(state)) === addressed(name));
  const exact = called(written);
  if (exact !== undefined) return { state: exact, unknown: null, near: [] };
  const other = alsoCalled[id]?.[written.toLowerCase()];
  const near = nearNames(written, chart.states.map(pathText));
  const names = other === undefined ? near : [other];
  const [first] = names;
  const isSure = first !== undefined && (other !== undefined || letters(first) === letters(written));
  return { state: (isSure ? called(first) : undefined) ?? null, unknown: written, near: names };
}

/** As it stands in an address: without blanks. */
export function addressed(name: string): string {
  return name.replace(/ /g, '-');
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
