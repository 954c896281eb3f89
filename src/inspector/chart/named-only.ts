import type { Chart, ChartEdge } from './chart';

/** A state that so many others lead to is named on their cards; lines to it would hide all others. */
const MANY_WAYS_IN = 4;

/**
 * Which ways are named on a card instead of drawn: those to a state that many lead to. One way to it is drawn all the
 * same, from where a merchant comes first, so that what follows the start is joined to it. An end is only named.
 */
export function namedOnly(
  { states }: Chart,
  edges: readonly ChartEdge[],
): (source: string, target: string) => boolean {
  const sources = new Map<string, Set<string>>();
  for (const { source, targets } of edges)
    for (const target of targets)
      if (target !== source) sources.set(target, (sources.get(target) ?? new Set()).add(source));
  const crowded = new Set([...sources].filter(([, from]) => from.size > MANY_WAYS_IN).map(([id]) => id));
  const ends = new Set(states.filter(({ type }) => type === 'final').map(({ id }) => id));
  const order = fromTheStart(states, edges);
  const nearest = new Map(
    [...crowded]
      .filter((target) => !ends.has(target))
      .map((target) => [target, order.find((id) => sources.get(target)?.has(id))]),
  );
  return (source, target) => crowded.has(target) && nearest.get(target) !== source;
}

/** The states as one comes to them, step by step. */
function fromTheStart(states: Chart['states'], edges: readonly ChartEdge[]): readonly string[] {
  const order = new Set(states.filter(({ isInitial }) => isInitial).map(({ id }) => id));
  // A set goes on to what is added while it is walked.
  for (const id of order)
    for (const { source, targets } of edges)
      if (source === id) for (const target of targets) order.add(target);
  return [...order];
}
