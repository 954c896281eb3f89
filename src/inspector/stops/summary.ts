import { groupBy } from '../group-by';
import type { FoldedCounts, GroupTotals } from './folding/folded-counts';
import { type Dimension, OTHER } from './folding/folded-group';
import { type Funnel, funnelOf } from './funnel';
import type { Shapes } from './shapes';
import { type JourneyCounts, stopsOf } from './stops';
import { sum } from './sum';

/** Whose visits are counted; null: any. `UNKNOWN`: those of whom it is not known. */
export interface Filter {
  readonly persona: string | null;
  readonly lender: string | null;
  readonly language: string | null;
  readonly version: string | null;
  /** First and last day of the visits in India: "2026-03-02". Visits of days that a file of counts has merged are in no range. */
  readonly fromDay: string | null;
  readonly toDay: string | null;
}

export const NO_FILTER: Filter = {
  persona: null,
  lender: null,
  language: null,
  version: null,
  fromDay: null,
  toDay: null,
};

/** Value of the filter for visits of which it is not known. */
export const UNKNOWN = 'none';

/** A value to filter by, and how many visits have it. */
export interface Choice {
  readonly value: string;
  readonly visits: number;
}

export type Choices = Readonly<Record<Dimension, readonly Choice[]>>;

/** The counts of one journey. */
export interface JourneySummary {
  readonly journey: string;
  readonly stops: JourneyCounts;
  /** Null for a journey that this build does not have. */
  readonly funnel: Funnel | null;
}

/** The counts of the filtered visits. */
export interface Summary {
  readonly visits: number;
  /** Visits that have not ended. */
  readonly open: number;
  /** The journeys with the most runs first. */
  readonly journeys: readonly JourneySummary[];
  /** Names that this build does not have, because the recording is of another version: `journey`, or `journey · state`. */
  readonly unknown: readonly string[];
}

/**
 * What can be chosen of each dimension; empty where nothing is told apart by it, or everything is unknown. Visits of an unknown value can
 * be chosen of lenders only; days that a file of counts has merged are no day.
 */
export function choicesOf(sets: readonly FoldedCounts[]): Choices {
  const of = (dimension: Dimension): readonly Choice[] => {
    const set = sets.find(({ dimensions }) => dimensions.includes(dimension));
    if (set === undefined || set.groups().every((group) => group[dimension] === null)) return [];
    return [...groupBy(set.groups(), (group) => group[dimension] ?? UNKNOWN)]
      .map(([value, groups]) => ({ value, visits: sum(groups, ({ visits }) => visits) }))
      .filter(({ value }) => value !== UNKNOWN || dimension === 'lender')
      .filter(({ value }) => value !== OTHER || dimension !== 'day')
      .sort((a, b) => (a.value < b.value ? -1 : 1));
  };
  return {
    persona: of('persona'),
    lender: of('lender'),
    language: of('language'),
    version: of('version'),
    day: of('day'),
  };
}

/**
 * The counts of the filtered visits, from the set that tells the least apart of those that can answer; null where none can: a
 * file of counts may tell visits apart by lender and by day, and not by both.
 */
export function summaryOf(sets: readonly FoldedCounts[], shapes: Shapes, filter: Filter): Summary | null {
  const chosen = chosenJourneys(sets, filter);
  if (chosen === null) return null;
  const { groups } = chosen;
  const journeys = chosen.journeys
    .map((folded) => {
      const shape = shapes(folded.journey);
      return {
        journey: folded.journey,
        stops: stopsOf(folded, shape),
        funnel: shape === null ? null : funnelOf(folded.paths, shape),
      };
    })
    .sort((a, b) => b.stops.runs - a.stops.runs || (a.journey < b.journey ? -1 : 1));
  return {
    visits: sum(groups, ({ visits }) => visits),
    open: sum(groups, ({ open }) => open),
    journeys,
    unknown: journeys.flatMap(({ journey, stops }) =>
      shapes(journey) === null
        ? [journey].filter((name) => name !== OTHER)
        : stops.states
            .filter(({ state, isKnown }) => !isKnown && state !== OTHER)
            .map(({ state }) => `${journey} · ${state}`),
    ),
  };
}

/** The groups of the filtered visits and their journeys, from the set that `summaryOf` takes; null where none can answer. */
export function chosenJourneys(sets: readonly FoldedCounts[], filter: Filter) {
  const used = usedDimensions(filter);
  const [set] = sets
    .filter(({ dimensions }) => used.every((dimension) => dimensions.includes(dimension)))
    .sort((a, b) => a.dimensions.length - b.dimensions.length);
  if (set === undefined) return null;
  const isChosen = (group: GroupTotals) => isIn(group, filter);
  return {
    groups: set.groups().filter(isChosen),
    journeys: set.journeysOf(isChosen),
    fromEvents: (journey: string) => set.fromEvents(journey, isChosen),
  };
}

function usedDimensions({ fromDay, toDay, ...values }: Filter): readonly Dimension[] {
  const used = (['persona', 'lender', 'language', 'version'] as const).filter((key) => values[key] !== null);
  return fromDay === null && toDay === null ? used : [...used, 'day'];
}

function isIn(group: GroupTotals, { fromDay, toDay, ...values }: Filter): boolean {
  const isOf = (key: keyof typeof values) => values[key] === null || (group[key] ?? UNKNOWN) === values[key];
  const isDay =
    (fromDay === null && toDay === null) ||
    (group.day !== null &&
      group.day !== OTHER &&
      group.day >= (fromDay ?? '') &&
      group.day <= (toDay ?? '9'));
  return isOf('persona') && isOf('lender') && isOf('language') && isOf('version') && isDay;
}
