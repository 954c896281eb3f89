/** The shortest path to a state, a transition or a requirement. */
import type { AnyStateMachine } from 'xstate';

import type { Edge, Graph } from './explore';
import { inventory } from './inventory';
import { nearestNames } from './nearest-names';
import { concretise, type Path, Walk } from './replay';
import { requirementsOf } from './requirements';

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
  const near = nearestNames(name, known) || ` Its states: ${states.map(({ label }) => label).join(', ')}.`;
  throw new Error(`"${machine.id}" has no state, transition or requirement "${name}".${near}`);
}

/** The shortest path that reaches the goal, from any start; undefined when the samples have none. */
export function shortestPath<M extends AnyStateMachine>(graph: Graph<M>, goal: Goal): Path | undefined {
  const touches = (step: Pick<Edge, 'states' | 'transitions'>) =>
    [...step.states, ...step.transitions].some((id) => goal.has(id));
  const begun = graph.starts.find(touches);
  return begun === undefined ? shortestPathOver(graph, touches) : concretise(graph, begun.name, []);
}

/** The shortest path whose last step matches, from any start; undefined when the samples have none. */
export function shortestPathOver<M extends AnyStateMachine>(
  graph: Graph<M>,
  isIt: (edge: Edge) => boolean,
): Path | undefined {
  interface Reached {
    readonly key: string;
    readonly by: Edge | undefined;
    readonly from: Reached | undefined;
    readonly start: string;
  }
  const known = new Set(graph.starts.map(({ key }) => key));
  const queue: Reached[] = graph.starts.map(({ name, key }) => ({
    key,
    by: undefined,
    from: undefined,
    start: name,
  }));
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    for (const edge of graph.nodes.get(here.key)?.edges ?? []) {
      const next: Reached = { key: edge.to, by: edge, from: here, start: here.start };
      if (isIt(edge)) return walked(graph, next.start, labelsTo(next));
      if (known.has(edge.to)) continue;
      known.add(edge.to);
      queue.push(next);
    }
  }
  return undefined;

  function labelsTo(reached: Reached): string[] {
    const labels: string[] = [];
    for (let at: Reached | undefined = reached; at?.by !== undefined; at = at.from)
      labels.unshift(at.by.label);
    return labels;
  }
}

/** Takes the offers of these labels, one after the other. */
function walked<M extends AnyStateMachine>(graph: Graph<M>, start: string, labels: readonly string[]): Path {
  const walk = new Walk(graph, start);
  for (const label of labels) {
    const offer = graph.model.offers(walk.position).find((one) => one.label === label);
    if (offer === undefined)
      throw new Error(`abstract(context) of "${graph.model.machine.id}" hides what decides "${label}".`);
    walk.take(offer);
  }
  return walk.path();
}
