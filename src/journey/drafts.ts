import { createContext } from 'react';
import type { AnyActorRef } from 'xstate';

/** What stands in a journey's forms, as typed, by the name of the form. */
export type Drafts = Map<string, unknown>;

const drafts = new WeakMap<AnyActorRef, Drafts>();

/**
 * The drafts of a running journey. They are held in memory only, because they may be personal data, and as long as the journey runs: who comes
 * back to a form, or sees another screen in between, finds what was typed.
 */
export function draftsOf(journey: AnyActorRef): Drafts {
  const known = drafts.get(journey) ?? new Map<string, unknown>();
  drafts.set(journey, known);
  return known;
}

/** Those of the journey that is shown; null outside of one. */
export const DraftsOfJourney = createContext<Drafts | null>(null);
