import type { components } from '../../../openapi/generated/analytics';

/** A batch of the app's analytics events. */
export type Batch = components['schemas']['AnalyticsBatch'];

/** By journey, then by `from|event|to`: how often that change was reported. */
export type TransitionCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The key of a change: `keyFacts|back|selectLoan`; a chart's start has no `from`: `|xstate.init|loadingOffers`. */
export function transitionKey(from: string | null, event: string, to: string): string {
  return `${from ?? ''}|${event}|${to}`;
}

/**
 * Counts the transitions of each journey, from the events `journey_state_changed` of these batches, in any order. An event
 * counts once by its id; other events, and changes without journey, event or state, are ignored. A state within a state is
 * named by its path (`review.signing`), an eventless branch by the event that led to the decision.
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
