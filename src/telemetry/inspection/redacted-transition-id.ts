import type { AnyTransitionDefinition } from 'xstate';

import { transitionId } from './nodes';
import { redactIdentifier } from './redact';

const redactedIds = new WeakMap<AnyTransitionDefinition, string>();

/** The redacted id of a transition, cached. */
export function redactedTransitionId(transition: AnyTransitionDefinition): string {
  const cached = redactedIds.get(transition);
  if (cached !== undefined) return cached;
  const redactedId = redactIdentifier(transitionId(transition));
  redactedIds.set(transition, redactedId);
  return redactedId;
}
