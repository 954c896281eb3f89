import type { Journey } from './catalogue';
import { type ChartState, pathText } from './chart/chart';
import { nearNames } from './near-names';

/** Result of finding a state by its name in the URL. */
export interface FoundState {
  /** Null without a name, or without such a state. */
  readonly state: ChartState | null;
  /** The name in the URL, where no state has exactly this name. */
  readonly unknown: string | null;
  /** Similar names; where a state was found, its name first. */
  readonly near: readonly string[];
}

/** Common other names of states; by chart. */
const aliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  selfie: { capturing: 'camera', capture: 'camera' },
};

/** Other names of a state, for searching. */
export function otherNames(journey: string, state: string): readonly string[] {
  return Object.entries(aliases[journey] ?? {})
    .filter(([, name]) => name === state)
    .map(([alias]) => alias);
}

/** Finds the state of a URL: by its path, another of its names, or a similar name. */
export function findState({ id, chart }: Journey, typedName: string | null): FoundState {
  if (typedName === null) return { state: null, unknown: null, near: [] };
  const stateNamed = (name: string) =>
    chart.states.find((state) => addressed(pathText(state)) === addressed(name));
  const exact = stateNamed(typedName);
  if (exact !== undefined) return { state: exact, unknown: null, near: [] };
  const aliasTarget = aliases[id]?.[typedName.toLowerCase()];
  const near = nearNames(typedName, chart.states.map(pathText));
  const names = aliasTarget === undefined ? near : [aliasTarget];
  const [first] = names;
  const isCertain =
    first !== undefined && (aliasTarget !== undefined || lettersOf(first) === lettersOf(typedName));
  return { state: (isCertain ? stateNamed(first) : undefined) ?? null, unknown: typedName, near: names };
}

/** As in the URL: without blanks. */
export function addressed(name: string): string {
  return name.replace(/ /g, '-');
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
