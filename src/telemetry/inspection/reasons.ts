import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate';

import { askGuard, type Given, noteReads, type Reads } from './ask-guard';
import { branchName } from './branch-name';
import { type AnyNode, guardOf } from './nodes';
import type { Asked } from './protocol';

/** A step that a chart took. */
export interface Step {
  readonly event: EventObject;
  readonly taken: readonly AnyTransitionDefinition[];
  /** The chart as it stood after the step. */
  readonly after: AnyMachineSnapshot;
}

/** No decision of ours has so many rules; whoever writes one is told of the first. */
const MOST_RULES = 24;

/**
 * The rules that were asked until the step was taken, in the chart's order: those of the states inside first, then the
 * branch's own and those before it. XState takes the first that holds, so those before it said no: that is known without
 * asking again. They are asked only to note what they read. Empty where there was nothing to choose.
 * @param before the chart as it stood when they were asked; null where that is not known any more
 */
export function reasonsOf(
  { event, taken, after }: Step,
  before: AnyMachineSnapshot | null,
): readonly Asked[] {
  const asked: Asked[] = [];
  let watched: Watched | null = null;
  for (const transition of taken) {
    const rules = rulesUpTo(transition, event.type, before);
    if (rules.length === 1 && guardOf(transition) === undefined && branchesBeside(transition).length === 1)
      continue;
    for (const rule of rules) {
      if (asked.length === MOST_RULES) return asked;
      const guard = guardOf(rule);
      if (guard !== undefined) watched ??= watch((before ?? after).context, event);
      const reads = watched === null ? {} : readsOf(after.machine, guard, watched);
      asked.push({ edge: branchName(rule), holds: rule === transition, reads });
    }
  }
  return asked;
}

function rulesUpTo(
  transition: AnyTransitionDefinition,
  type: string,
  before: AnyMachineSnapshot | null,
): readonly AnyTransitionDefinition[] {
  const isEventless = transition.eventType === '' || transition.eventType === undefined;
  const inside = statesInside(transition.source, before)
    .sort((a, b) => b.path.length - a.path.length)
    .flatMap((node) => (isEventless ? node.always : node.transitions.get(type)) ?? []);
  const own = branchesBeside(transition);
  // A branch for any event comes after those that name this one.
  const named =
    isEventless || transition.eventType === type ? [] : (transition.source.transitions.get(type) ?? []);
  return [...inside, ...named, ...own.slice(0, own.indexOf(transition) + 1)];
}

/** The branches of the same event in the same state, in order. */
function branchesBeside({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  const type = String(eventType ?? '');
  return (type === '' ? source.always : source.transitions.get(type)) ?? [];
}

/** Those that were active; most states have none inside. */
function statesInside(source: AnyNode, before: AnyMachineSnapshot | null): AnyNode[] {
  if (before === null || source.type === 'atomic') return [];
  return before._nodes.filter((node) => isInside(node, source));
}

function isInside(node: AnyNode, outer: AnyNode): boolean {
  for (let at = node.parent; at !== undefined; at = at.parent) if (at === outer) return true;
  return false;
}

/** What the rules of one step are asked with, and what they read of it. */
interface Watched extends Given {
  readonly reads: () => Reads;
}

function watch(context: object, event: EventObject): Watched {
  const notes = noteReads();
  return { context: notes.watch(context, ''), event: notes.watch(event, 'event'), reads: notes.reads };
}

function readsOf(machine: AnyStateMachine, guard: unknown, watched: Watched): Reads {
  try {
    askGuard(machine, guard, watched);
  } catch {
    // What it read until then is told all the same.
  }
  return watched.reads();
}
