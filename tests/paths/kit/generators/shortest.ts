/** The shortest path to a state, a transition or a requirement. */
import type { AnyStateMachine } from 'xstate';

import type { Edge, Graph } from '../model/graph';
import { inventory } from '../model/inventory';
import { nearestNames } from '../model/nearest-names';
import { type Path, pathOfMoves, Walk } from '../paths/path';
import { requirementsOf } from '../model/requirements';

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

/** The shortest path that reaches the goal, from any start; undefined when the samples have none. */
export function shortestPath<M extends AnyStateMachine>(graph: Graph<M>, goal: Goal): Path | undefined {
  const reachesGoal = (step: Pick<Edge, 'states' | 'transitions'>) =>
    [...step.states, ...step.transitions].some((id) => goal.has(id));
  const startAtGoal = graph.starts.find(reachesGoal);
  return startAtGoal === undefined
    ? shortestPathOver(graph, reachesGoal)
    : pathOfMoves(graph, startAtGoal.name, []);
}

/** The shortest path whose last step matches, from any start; undefined when the samples have none. */
export function shortestPathOver<M extends AnyStateMachine>(
  graph: Graph<M>,
  isLast: (edge: Edge) => boolean,
): Path | undefined {
  interface SearchNode {
    readonly key: string;
    readonly edge: Edge | undefined;
    readonly previous: SearchNode | undefined;
    readonly start: string;
  }
  const visited = new Set(graph.starts.map(({ key }) => key));
  const queue: SearchNode[] = graph.starts.map(({ name, key }) => ({
    key,
    edge: undefined,
    previous: undefined,
    start: name,
  }));
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const edge of graph.nodes.get(node.key)?.edges ?? []) {
      const next: SearchNode = { key: edge.to, edge, previous: node, start: node.start };
      if (isLast(edge)) return pathOfLabels(graph, next.start, labelsTo(next));
      if (visited.has(edge.to)) continue;
      visited.add(edge.to);
      queue.push(next);
    }
  }
  return undefined;

  function labelsTo(end: SearchNode): string[] {
    const labels: string[] = [];
    for (let node: SearchNode | undefined = end; node?.edge !== undefined; node = node.previous)
      labels.unshift(node.edge.label);
    return labels;
  }
}

/** The path that takes the offers with these labels, one after the other. */
function pathOfLabels<M extends AnyStateMachine>(
  graph: Graph<M>,
  start: string,
  labels: readonly string[],
): Path {
  const walk = new Walk(graph, start);
  for (const label of labels) {
    const offer = graph.model.offers(walk.position).find((candidate) => candidate.label === label);
    if (offer === undefined)
      throw new Error(`abstract(context) of "${graph.model.machine.id}" hides what decides "${label}".`);
    walk.take(offer);
  }
  return walk.path();
}
