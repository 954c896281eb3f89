/** The transitions of a chart as a text that people approve: the path tests cannot know whether a transition is intended. */
import { nameOf } from '../model/ends';
import type { Edge, Graph } from '../model/graph';
import { type AnyNode, activeNodes } from '../model/internals';
import type { Offer, Position } from '../model/journey-logic';

/**
 * The transitions of a journey by state: name, tags, URL, calls and timers of the state; then each sample that it takes, its
 * target, the parts of the context that it changes, and the actions that it executes. Sorted, so that a change is one line.
 */
export function transitionsText(graph: Graph): string {
  const starts = graph.starts.flatMap(({ name, key }) => {
    const first = graph.nodes.get(key);
    const end = first === undefined ? '?' : nameOf(first.position.snapshot);
    // The same answer may lead elsewhere after another start, such as another entry URL.
    const next = graph.starts.length === 1 ? [] : (first?.edges ?? []);
    return [
      `  ${name} -> ${end}`,
      ...next.map((edge) => `  ${name}, then ${transitionName(edge.offer, edge.end)}`),
    ];
  });
  const blocks = [...transitionsOf(graph)]
    .filter(([, transitions]) => transitions.size > 0)
    .map(([state, transitions]) => {
      const lines = [...transitions].map(([transition, steps]) => `  ${transition}${outcomesText(steps)}`);
      return [state, ...lines.sort()].join('\n');
    });
  return `${[['starts', ...starts].join('\n'), ...blocks.sort()].join('\n\n')}\n`;
}

/** By state, the transitions, each with what its steps change and execute (`outcomesOf`). */
export type Transitions = ReadonlyMap<string, ReadonlyMap<string, readonly (readonly string[])[]>>;

/** All transitions of a journey, as its text has them. */
export function transitionsOf({ nodes }: Graph): Transitions {
  const states = new Map<string, Map<string, (readonly string[])[]>>();
  for (const { position, edges } of nodes.values()) {
    const state = firstLineOf(position);
    const transitions = states.get(state) ?? new Map<string, (readonly string[])[]>();
    states.set(state, transitions);
    for (const { offer, end, ...outcome } of edges) {
      const transition = transitionName(offer, end);
      transitions.set(transition, [...(transitions.get(transition) ?? []), outcomesOf(outcome)]);
    }
  }
  return states;
}

/** Each changed part of the context, and the executed actions in their order: `facts`, `reportStep() then revokePhotoUrl()`. */
export function outcomesOf({ changes, actions }: Pick<Edge, 'changes' | 'actions'>): readonly string[] {
  return actions.length === 0 ? changes : [...changes, actions.map((type) => `${type}()`).join(' then ')];
}

export function transitionName({ label }: Offer, end: string): string {
  return `${sampleName(label)} -> ${end}`;
}

/** A sample's label without the number that distinguishes equal labels. */
export function sampleName(label: string): string {
  return label.replace(/ \(\d+\)$/, '');
}

/** `; facts, page?`: every step changes the facts, some of them the page. */
function outcomesText(steps: readonly (readonly string[])[]): string {
  const outcomes = [...new Set(steps.flat())]
    .sort()
    .map((outcome) => (steps.every((each) => each.includes(outcome)) ? outcome : `${outcome}?`));
  return outcomes.length === 0 ? '' : `; ${outcomes.join(', ')}`;
}

/** Name, tags, URL, calls and timers of the state of a position. */
export function firstLineOf({ snapshot, timers }: Position): string {
  const nodes = activeNodes(snapshot);
  const address = nodes.map(({ meta }) => pathIn(meta)).findLast((path) => path !== null) ?? null;
  const calls = nodes.flatMap(({ invoke }) => invoke.map(callName));
  const delays = [...new Set(timers.map(({ id }) => id.replace(/^xstate\.after\.([^.]+)\..*$/, '$1')))];
  return [
    nameOf(snapshot),
    ...[...snapshot.tags].sort(),
    ...(address === null ? [] : [`at ${address}`]),
    ...(calls.length === 0 ? [] : [`asks ${calls.sort().join(', ')}`]),
    ...(delays.length === 0 ? [] : [`waits ${delays.sort().join(', ')}`]),
  ].join(' | ');
}

/** Name of an invoke; with its port when the two differ. */
function callName({ id, src }: AnyNode['invoke'][number]): string {
  const port = String(src);
  return id === port ? port : `${id} (${port})`;
}

function pathIn(meta: unknown): string | null {
  return typeof meta === 'object' && meta !== null && 'path' in meta ? String(meta.path) : null;
}
