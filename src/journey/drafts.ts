import { createContext } from 'react';
import type { AnyActorRef } from 'xstate';

/** Raw input of a journey's forms, by the name of the form. */
export type Drafts = Map<string, unknown>;

const drafts = new WeakMap<AnyActorRef, Drafts>();

/**
 * The drafts of a running journey. Kept in memory only, because they may be personal data, while the journey runs: typed
 * values survive a visit to another screen.
 */
export function draftsOf(journey: AnyActorRef): Drafts {
  const known = drafts.get(journey) ?? new Map<string, unknown>();
  drafts.set(journey, known);
  return known;
}

/** Those of the journey that is shown; null outside of one. */
export const DraftsOfJourney = createContext<Drafts | null>(null);
