import { AGGREGATE_FORMAT, type Aggregate, type AggregateJourney } from './schema';
import type { JourneyTally, SetTally } from './tally';

/** The file of these counts. @param smallest what `mergeSmall` was called with */
export function aggregateOf(sets: readonly SetTally[], smallest: number): Aggregate {
  return {
    format: AGGREGATE_FORMAT,
    version: 3,
    smallest,
    sets: sets.map(({ by, groups }) => ({
      by,
      groups: groups.map(({ journeys, ...group }) => ({ ...group, journeys: journeys.map(journeyOf) })),
    })),
  };
}

function journeyOf({ journey, runs, sessions, ...lists }: JourneyTally): AggregateJourney {
  return {
    journey,
    runs,
    sessions,
    ends: lists.ends.map((row) => [row.end, row.runs, row.sessions]),
    stops: lists.stops.map((row) => [row.state, row.end, row.runs, row.sessions]),
    states: lists.states.map((row) => [row.state, row.entered, row.reached, row.sessions]),
    transitions: lists.transitions.map((row) => [
      row.from,
      row.event,
      row.to,
      row.count,
      row.repeated,
      row.sessions,
      row.buckets.flatMap(({ bucket, stays }) => [bucket, stays]),
    ]),
    ways: lists.paths.map((row) => [[...row.pages], row.end, row.runs, row.sessions]),
    beforeStops: lists.beforeStops.map(({ state, end, changes, ...row }) => [
      state,
      end,
      changes.map(([from, event]) => [from, event]),
      row.runs,
      row.sessions,
    ]),
    nextPages: lists.transitions.flatMap(({ from, event, to, next }) =>
      from === null || next.length === 0
        ? []
        : [[from, event, to, next.map(({ page, end, count, sessions: of }) => [page, end, count, of])]],
    ),
  };
}
