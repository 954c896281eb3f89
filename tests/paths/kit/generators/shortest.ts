/** The shortest path to a state, a transition or a requirement. */
import type { AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { traversalOf } from '../model/graph';
import { inventory } from '../model/inventory';
import type { JourneyLogic, Offer, Position } from '../model/journey-logic';
import { nearestNames } from '../model/nearest-names';
import { requirementsOf } from '../model/requirements';
import { labelsOf, type Path, pathOfLabels, startOf } from '../paths/path';

/** Ids of states and transitions; a step that enters or takes one of them reaches the goal. */
export type Goal = ReadonlySet<string>;

/**
 * What a name means in a chart: a state (`autopay.withdrawn` or `withdrawn`), a transition (its id or its label), or a
 * requirement (`spec 5 row 3`).
 * @throws when the chart has nothing of that name, with the nearest names that it has
 */
export function goalNamed(machine: AnyStateMachine, name: string): Goal {
  const { states, transitions } = inventory(machine);
  const links = requirementsOf(machine);
  const found = [
    ...[...states, ...transitions].filter(({ id, label }) => id === name || label === name),
    ...links.filter(({ requirement }) => requirement === name),
  ].map(({ id }) => id);
  if (found.length > 0) return new Set(found);
  const known = [
    ...states.map(({ label }) => label),
    ...new Set(links.map(({ requirement }) => requirement)),
  ];
  const hint = nearestNames(name, known) || ` Its states: ${states.map(({ label }) => label).join(', ')}.`;
  throw new Error(`"${machine.id}" has no state, transition or requirement "${name}".${hint}`);
}

/** One step of the search: from a position (the one before the start, too) over an offer to the next position. */
export interface SearchStep {
  readonly from: Position;
  readonly offer: Offer;
  readonly to: Position;
}

/** The shortest path that reaches the goal, from any start; undefined when the samples have none. */
export function shortestPath(logic: JourneyLogic, goal: Goal): Path | undefined {
  return shortestPathOver(logic, ({ to }) => [...to.states, ...to.transitions].some((id) => goal.has(id)));
}

/** The shortest path whose last step matches, from any start; undefined when the samples have none. */
export function shortestPathOver(
  logic: JourneyLogic,
  isLast: (step: SearchStep) => boolean,
): Path | undefined {
  const reached = new WeakSet<Position>();
  const [shortest] = getShortestPaths(logic, {
    ...traversalOf(logic),
    // Two steps may lead to equal positions, and only one of them may match: then they are not the same state of the search.
    serializeState: (to, offer, from) => {
      const isReached = offer !== undefined && from !== undefined && isLast({ from, offer, to });
      if (isReached) reached.add(to);
      return isReached ? `reached ${to.key}` : to.key;
    },
    toState: (position) => reached.has(position),
  }).sort((a, b) => a.weight - b.weight);
  if (shortest === undefined) return undefined;
  return pathOfLabels(logic, startOf(shortest).name, labelsOf(shortest));
}
