import type { Chart, ChartEdge } from './chart';

/** A state with so many incoming transitions is named on their cards; drawn lines would hide all others. */
const MANY_INCOMING = 4;

/**
 * Transitions named on a card instead of drawn: those to a state with many incoming ones. One of them is drawn, from the
 * state reached first, so that the state is connected to the start. An end is only named.
 */
export function namedOnly(
  { states }: Chart,
  edges: readonly ChartEdge[],
): (source: string, target: string) => boolean {
  const sources = new Map<string, Set<string>>();
  for (const { source, targets } of edges)
    for (const target of targets)
      if (target !== source) sources.set(target, (sources.get(target) ?? new Set()).add(source));
  const crowdedStates = new Set(
    [...sources].filter(([, incoming]) => incoming.size > MANY_INCOMING).map(([id]) => id),
  );
  const finalStates = new Set(states.filter(({ type }) => type === 'final').map(({ id }) => id));
  const order = breadthFirstOrder(states, edges);
  const drawnSources = new Map(
    [...crowdedStates]
      .filter((target) => !finalStates.has(target))
      .map((target) => [target, order.find((id) => sources.get(target)?.has(id))]),
  );
  return (source, target) => crowdedStates.has(target) && drawnSources.get(target) !== source;
}

/** States in breadth-first order from the start. */
function breadthFirstOrder(states: Chart['states'], edges: readonly ChartEdge[]): readonly string[] {
  const order = new Set(states.filter(({ isInitial }) => isInitial).map(({ id }) => id));
  // A Set's iteration includes elements added meanwhile.
  for (const id of order)
    for (const { source, targets } of edges)
      if (source === id) for (const target of targets) order.add(target);
  return [...order];
}
