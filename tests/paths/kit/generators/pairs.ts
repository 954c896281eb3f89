/** Pairs of consecutive transitions: reported, not required. Some bugs only appear after a particular previous step. */
import type { Graph } from '../model/graph';
import { type Path, stepsFromStart } from '../paths/path';

/** The pairs of these transitions, taken in order after `last`. */
export function pairsAfter(last: string | undefined, transitions: readonly string[]): string[] {
  const all = last === undefined ? transitions : [last, ...transitions];
  return all.slice(1).map((next, index) => `${all[index]} > ${next}`);
}

/** The pairs that a path takes. */
export function pairsOf(path: Path): string[] {
  return pairsAfter(
    undefined,
    stepsFromStart(path).flatMap(({ state }) => state.transitions),
  );
}

/** All pairs that are possible in the graph of a journey. */
export function pairsIn(graph: Graph): Set<string> {
  const pairs = new Set<string>();
  const lastTransitionsInto = new Map<string, Set<string>>();
  const addArrival = (key: string, last: string | undefined) => {
    if (last === undefined) return;
    const lasts = lastTransitionsInto.get(key) ?? new Set();
    lastTransitionsInto.set(key, lasts.add(last));
  };
  const edges = [...graph.nodes.values()].flatMap((node) => node.edges);
  for (const { key, transitions } of graph.starts) addArrival(key, transitions.at(-1));
  for (const { to, transitions } of edges) addArrival(to, transitions.at(-1));
  for (const { transitions } of [...graph.starts, ...edges])
    for (const pair of pairsAfter(undefined, transitions)) pairs.add(pair);
  for (const { from, transitions } of edges)
    for (const last of lastTransitionsInto.get(from) ?? [])
      for (const pair of pairsAfter(last, transitions.slice(0, 1))) pairs.add(pair);
  return pairs;
}
