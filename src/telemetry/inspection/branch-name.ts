import type { AnyTransitionDefinition } from 'xstate';

import { transitionId } from './nodes';
import { redactAnywhere } from './redact';

const names = new WeakMap<AnyTransitionDefinition, string>();

/** The redacted id of a transition, cached. */
export function branchName(transition: AnyTransitionDefinition): string {
  const known = names.get(transition);
  if (known !== undefined) return known;
  const name = redactAnywhere(transitionId(transition));
  names.set(transition, name);
  return name;
}
