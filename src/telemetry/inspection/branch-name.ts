import type { AnyTransitionDefinition } from 'xstate';

import { transitionId } from './nodes';
import { redactAnywhere } from './redact';

const names = new WeakMap<AnyTransitionDefinition, string>();

/** The id of a branch as it may leave the app: worked out once. */
export function branchName(transition: AnyTransitionDefinition): string {
  const known = names.get(transition);
  if (known !== undefined) return known;
  const name = redactAnywhere(transitionId(transition));
  names.set(transition, name);
  return name;
}
