/** Which lines of the specification the states and transitions of a chart serve. No other file reads `meta.requirements`. */
import type { AnyStateMachine } from 'xstate';
import { allNodes, isInert, transitionId, transitionsOf } from './internals';
import { inventory } from './inventory';

/** A state or transition that serves a requirement, from `meta: { requirements: ['spec 5 row 3'] }`. */
export interface RequirementLink {
  /** Line of the specification, such as `spec 5 row 3`. */
  readonly requirement: string;
  readonly kind: 'state' | 'transition';
  /** Id of the state or transition, as coverage counts it (kit/model/inventory.ts). */
  readonly id: string;
  readonly label: string;
}

/**
 * All requirements that a chart names, in document order: those of a state before those of its transitions. Duplicates in
 * one list count once.
 * @throws when `meta.requirements` is no list of texts, or no step can cover it: at the root, or on a transition that does nothing
 */
export function requirementsOf(machine: AnyStateMachine): readonly RequirementLink[] {
  const { states, transitions } = inventory(machine);
  const labels = new Map([...states, ...transitions].map(({ id, label }) => [id, label]));
  return allNodes(machine).flatMap((node) => [
    ...linksOf(machine, 'state', node.id, node.meta, labels),
    ...transitionsOf(node).flatMap((transition) =>
      isInert(transition) && !hasRequirements(transition.meta)
        ? []
        : linksOf(machine, 'transition', transitionId(transition), transition.meta, labels),
    ),
  ]);
}

function linksOf(
  machine: AnyStateMachine,
  kind: RequirementLink['kind'],
  id: string,
  meta: unknown,
  labels: ReadonlyMap<string, string>,
): RequirementLink[] {
  if (!hasRequirements(meta)) return [];
  const label = labels.get(id);
  const { requirements } = meta;
  const where = `meta.requirements of ${kind} "${id}" in "${machine.id}"`;
  if (label === undefined)
    throw new Error(`${where} can't be covered: put it on a state or a branch that acts.`);
  if (!Array.isArray(requirements) || !requirements.every((item) => typeof item === 'string' && item !== ''))
    throw new Error(`${where} is no list of texts.`);
  return [...new Set<string>(requirements)].map((requirement) => ({ requirement, kind, id, label }));
}

function hasRequirements(meta: unknown): meta is { readonly requirements: unknown } {
  return (
    typeof meta === 'object' && meta !== null && 'requirements' in meta && meta.requirements !== undefined
  );
}
