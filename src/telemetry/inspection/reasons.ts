import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate';
import { branchName } from './branch-name';
import { createReadRecorder, evaluateGuard, type GuardArguments, type Reads } from './evaluate-guard';
import { type AnyNode, guardOf } from './nodes';
import type { EvaluatedGuard } from './protocol';

/** A step of a chart. */
export interface Step {
  readonly event: EventObject;
  readonly taken: readonly AnyTransitionDefinition[];
  /** The snapshot after the step. */
  readonly after: AnyMachineSnapshot;
}

/** Maximum number of reported guards, above any decision in this app. */
const MAX_RULES = 24;

/**
 * The guards evaluated for a step, in the chart's order: those of inner states first, then those before the taken transition,
 * and its own. XState takes the first that holds, so earlier ones were false; they are evaluated again only to record their
 * reads. Empty without a choice.
 * @param before the snapshot when they were evaluated; null where it is no longer known
 */
export function reasonsOf(
  { event, taken, after }: Step,
  before: AnyMachineSnapshot | null,
): readonly EvaluatedGuard[] {
  const asked: EvaluatedGuard[] = [];
  let watched: Watched | null = null;
  for (const transition of taken) {
    const rules = rulesUpTo(transition, event.type, before);
    if (rules.length === 1 && guardOf(transition) === undefined && branchesBeside(transition).length === 1)
      continue;
    for (const rule of rules) {
      if (asked.length === MAX_RULES) return asked;
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
  // Wildcard transitions come after those of this event.
  const named =
    isEventless || transition.eventType === type ? [] : (transition.source.transitions.get(type) ?? []);
  return [...inside, ...named, ...own.slice(0, own.indexOf(transition) + 1)];
}

/** Transitions of the same event in the same state, in order. */
function branchesBeside({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  const type = String(eventType ?? '');
  return (type === '' ? source.always : source.transitions.get(type)) ?? [];
}

/** Active inner states; most states have none. */
function statesInside(source: AnyNode, before: AnyMachineSnapshot | null): AnyNode[] {
  if (before === null || source.type === 'atomic') return [];
  return before._nodes.filter((node) => isInside(node, source));
}

function isInside(node: AnyNode, outer: AnyNode): boolean {
  for (let at = node.parent; at !== undefined; at = at.parent) if (at === outer) return true;
  return false;
}

/** Arguments of one step's guards, with their recorded reads. */
interface Watched extends GuardArguments {
  readonly reads: () => Reads;
}

function watch(context: object, event: EventObject): Watched {
  const notes = createReadRecorder();
  return { context: notes.watch(context, ''), event: notes.watch(event, 'event'), reads: notes.reads };
}

function readsOf(machine: AnyStateMachine, guard: unknown, watched: Watched): Reads {
  try {
    evaluateGuard(machine, guard, watched);
  } catch {
    // Its reads until then are still reported.
  }
  return watched.reads();
}
