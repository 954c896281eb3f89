import { groupBy } from '../group-by';
import { type Run, runsOf } from './runs';
import type { Shapes } from './shapes';
import { type JourneyCounts, stopsOf } from './stops';
import type { Visit } from './visits';

/** Whose visits are counted; null: any. */
export interface Filter {
  readonly persona: string | null;
  /** `NO_LENDER`: merchants whose lender is not known. */
  readonly lender: string | null;
}

/** Value of the filter for merchants whose lender is not known. */
export const NO_LENDER = 'none';

/** A value to filter by, and how many visits have it. */
export interface Choice {
  readonly value: string;
  readonly visits: number;
}

/** The runs of one journey, and their counts. */
export interface JourneySummary {
  readonly journey: string;
  readonly runs: readonly Run[];
  readonly stops: JourneyCounts;
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

export function personasOf(visits: readonly Visit[]): readonly Choice[] {
  return choicesOf(visits.flatMap(({ persona }) => (persona === null ? [] : [persona])));
}

export function lendersOf(visits: readonly Visit[]): readonly Choice[] {
  return choicesOf(visits.map(({ lender }) => lender ?? NO_LENDER));
}

export function summaryOf(visits: readonly Visit[], shapes: Shapes, { persona, lender }: Filter): Summary {
  const filteredVisits = visits.filter(
    (visit) =>
      (persona === null || visit.persona === persona) &&
      (lender === null || (visit.lender ?? NO_LENDER) === lender),
  );
  const byJourney = groupBy(
    filteredVisits.flatMap((visit) => runsOf(visit, shapes)),
    ({ journey }) => journey,
  );
  const journeys = [...byJourney]
    .map(([journey, runs]) => ({ journey, runs, stops: stopsOf(runs, shapes(journey)) }))
    .sort((a, b) => b.runs.length - a.runs.length || (a.journey < b.journey ? -1 : 1));
  return {
    visits: filteredVisits.length,
    open: filteredVisits.filter(({ hasEnded }) => !hasEnded).length,
    journeys,
    unknown: journeys.flatMap(({ journey, stops }) =>
      shapes(journey) === null
        ? [journey]
        : stops.states.filter(({ isKnown }) => !isKnown).map(({ state }) => `${journey} · ${state}`),
    ),
  };
}

function choicesOf(values: readonly string[]): readonly Choice[] {
  return [...groupBy(values, (value) => value)]
    .map(([value, group]) => ({ value, visits: group.length }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
}
