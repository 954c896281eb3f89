import { createContext } from 'react';
import type { AnyActorRef } from 'xstate';

/**
 * What the forms of a running journey remember: the draft of each form by its name, and what a form notes about it (Udyam: the details
 * as sent).
 */
export type Drafts = Map<string, unknown>;

const drafts = new WeakMap<AnyActorRef, Drafts>();

/**
 * The drafts of a running journey: typed values are still there after a visit to another screen. In memory only, because they may
 * be personal data.
 */
export function draftsOf(journey: AnyActorRef): Drafts {
  const journeyDrafts = drafts.get(journey) ?? new Map<string, unknown>();
  drafts.set(journey, journeyDrafts);
  return journeyDrafts;
}

/** Stores parts of drafts on this phone, for a day. */
export interface DraftStore {
  readonly read: (name: string) => unknown;
  /** Stores fields that are no personal data; null removes them. */
  readonly write: (name: string, fields: Readonly<Record<string, string>> | null) => void;
}

/** Null where nothing is stored, as during prerendering. */
export const DraftStoreContext = createContext<DraftStore | null>(null);

/** Drafts of the journey on the screen; null outside a journey. */
export const DraftsContext = createContext<Drafts | null>(null);
