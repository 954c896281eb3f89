import type { components } from '../../../openapi/generated/analytics';

/** A batch of the app's analytics events. */
export type Batch = components['schemas']['AnalyticsBatch'];

/** How often each change was reported: by journey, then by the key of the change, see `transitionKey`. */
export type TransitionCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The key of a change, such as `keyFacts|back|selectLoan`; for the chart's start, `|xstate.init|loadingOffers`. */
export function transitionKey(from: string | null, event: string, to: string): string {
  return `${from ?? ''}|${event}|${to}`;
}

/**
 * Counts the transitions of each journey, from the events `journey_state_changed` of these batches, in any order. An event
 * that is repeated with the same id is counted once; changes without journey, event or state are ignored. An inner state is
 * named by its path (`review.signing`), an eventless transition by the event that led to the decision.
 */
export function transitionCounts(batches: Iterable<Batch>): TransitionCounts {
  const countedIds = new Set<string>();
  const countsByJourney = new Map<string, Map<string, number>>();
  for (const { events } of batches)
    for (const { id, name, properties } of events) {
      const { journey, from, to, event } = properties;
      if (name !== 'journey_state_changed' || countedIds.has(id)) continue;
      if (!journey || !to || !event) continue;
      countedIds.add(id);
      const journeyCounts = countsByJourney.get(journey) ?? new Map<string, number>();
      const key = transitionKey(from ?? null, event, to);
      journeyCounts.set(key, (journeyCounts.get(key) ?? 0) + 1);
      countsByJourney.set(journey, journeyCounts);
    }
  return countsByJourney;
}
