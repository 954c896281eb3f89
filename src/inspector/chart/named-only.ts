import type { Chart, ChartEdge } from './chart';

/** With more source states than this, a state's incoming transitions are named on cards: lines would cover the drawing. */
const MANY_INCOMING = 4;

/**
 * Decides which transitions are named on the card of their source instead of drawn as a line: those to a state with many
 * incoming transitions. One of these is still drawn, from the source nearest to the start, so that the state is connected;
 * none to a final state.
 * @returns whether the transition from a source to a target is only named
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

/** State ids in breadth-first order from the initial states. */
function breadthFirstOrder(states: Chart['states'], edges: readonly ChartEdge[]): readonly string[] {
  const order = new Set(states.filter(({ isInitial }) => isInitial).map(({ id }) => id));
  // The iteration of a Set includes elements that are added during it.
  for (const id of order)
    for (const { source, targets } of edges)
      if (source === id) for (const target of targets) order.add(target);
  return [...order];
}
