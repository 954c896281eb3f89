/** Where everything leads, as a text that people read and approve: what the paths alone cannot know is whether it was meant. */
import type { AnyStateMachine } from 'xstate';

import { nameOf } from './ends';
import type { Graph } from './explore';
import { type AnyNode, activeNodes } from './internals';
import type { Position } from './model';

/**
 * The ways of a journey, state by state: what it is called, its address, what it asks and waits for; then each sample that it takes,
 * where that leads, and which parts of the context it changes. Sorted, so that a change is a line.
 */
export function waysOf<M extends AnyStateMachine>(graph: Graph<M>): string {
  const states = new Map<string, Map<string, Set<string>>>();
  for (const { position, edges } of graph.places.values()) {
    const state = headOf(position);
    const ways = states.get(state) ?? new Map<string, Set<string>>();
    states.set(state, ways);
    for (const { label, end, changes } of edges) {
      const way = `${sampleOf(label)} -> ${end}`;
      const changed = ways.get(way) ?? new Set<string>();
      ways.set(way, changed);
      for (const key of changes) changed.add(key);
    }
  }
  const starts = graph.starts.map(({ name, key }) => {
    const at = graph.places.get(key)?.position;
    return `  ${name} -> ${at === undefined ? '?' : nameOf(at.snapshot)}`;
  });
  const blocks = [...states]
    .filter(([, ways]) => ways.size > 0)
    .map(([state, ways]) => {
      const lines = [...ways].map(([way, changed]) => `  ${way}${told(changed)}`);
      return [state, ...lines.sort()].join('\n');
    });
  return `${[['starts', ...starts].join('\n'), ...blocks.sort()].join('\n\n')}\n`;
}

/** A sample's name without the number that tells it from its namesakes. */
export function sampleOf(label: string): string {
  return label.replace(/ \(\d+\)$/, '');
}

function told(keys: ReadonlySet<string>): string {
  return keys.size === 0 ? '' : `; ${[...keys].sort().join(', ')}`;
}

function headOf({ snapshot, timers }: Position): string {
  const nodes = activeNodes(snapshot);
  const address = nodes.map(({ meta }) => pathIn(meta)).findLast((path) => path !== null) ?? null;
  const asked = nodes.flatMap(({ invoke }) => invoke.map(callName));
  const waits = [...new Set(timers.map(({ id }) => id.replace(/^xstate\.after\.([^.]+)\..*$/, '$1')))];
  return [
    nameOf(snapshot),
    ...[...snapshot.tags].sort(),
    ...(address === null ? [] : [`at ${address}`]),
    ...(asked.length === 0 ? [] : [`asks ${asked.sort().join(', ')}`]),
    ...(waits.length === 0 ? [] : [`waits ${waits.sort().join(', ')}`]),
  ].join(' | ');
}

/** A call that answers under another name than its port's says both. */
function callName({ id, src }: AnyNode['invoke'][number]): string {
  const port = String(src);
  return id === port ? port : `${id} (${port})`;
}

function pathIn(meta: unknown): string | null {
  return typeof meta === 'object' && meta !== null && 'path' in meta ? String(meta.path) : null;
}
