import type { Journey } from './catalogue';
import { type ChartState, pathText } from './chart/chart';
import { similarNames } from './similar-names';

/** Result of finding a state by its name in the URL. */
export interface FoundState {
  /** Null without a name in the URL, or where no state has this or an equal name. */
  readonly state: ChartState | null;
  /** The name in the URL, where no state has exactly this name; otherwise null. */
  readonly unknown: string | null;
  /** Similar names; the name of a state that was found comes first. */
  readonly similar: readonly string[];
}

/** Other names under which states are looked for, by journey. */
const aliases: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'selfie',
    new Map([
      ['capturing', 'camera'],
      ['capture', 'camera'],
    ]),
  ],
]);

/** Other names of a state. */
export function aliasesOf(journey: string, state: string): readonly string[] {
  return [...(aliases.get(journey) ?? [])].filter(([, name]) => name === state).map(([alias]) => alias);
}

/** Finds the state of a URL by its path, by another name, or by a name that differs only in case and punctuation. */
export function findState({ id, chart }: Journey, typedName: string | null): FoundState {
  if (typedName === null) return { state: null, unknown: null, similar: [] };
  const stateNamed = (name: string) =>
    chart.states.find((state) => addressed(pathText(state)) === addressed(name));
  const exact = stateNamed(typedName);
  if (exact !== undefined) return { state: exact, unknown: null, similar: [] };
  const aliasTarget = aliases.get(id)?.get(typedName.toLowerCase());
  const similar = similarNames(typedName, chart.states.map(pathText));
  const names = aliasTarget === undefined ? similar : [aliasTarget];
  const [first] = names;
  const isCertain =
    first !== undefined && (aliasTarget !== undefined || lettersOf(first) === lettersOf(typedName));
  return { state: (isCertain ? stateNamed(first) : undefined) ?? null, unknown: typedName, similar: names };
}

/** The name as in the URL: without blanks. */
export function addressed(name: string): string {
  return name.replace(/ /g, '-');
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
