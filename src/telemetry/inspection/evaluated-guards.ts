import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate';
import { createReadRecorder, evaluateGuard, type GuardArguments, type Reads } from './evaluate-guard';
import { type AnyNode, guardOf } from './nodes';
import type { TriedTransition } from './protocol';
import { redactedTransitionId } from './redacted-transition-id';

/** A microstep of a chart. */
export interface Microstep {
  readonly event: EventObject;
  readonly taken: readonly AnyTransitionDefinition[];
  /** The snapshot after the step. */
  readonly snapshotAfter: AnyMachineSnapshot;
}

/** Maximum number of guards reported for a step; no decision of this app has as many. */
const MAX_REPORTED_GUARDS = 24;

/**
 * The transitions tried for a step, each with what its guard read (nothing without a guard), in the chart's order: those of inner states
 * first, then those before the taken one, then the taken one. XState takes the first transition whose guard holds, so the earlier guards
 * were false; they are evaluated again only to record their reads. Empty where there was only one possible transition, without a guard.
 * @param previousSnapshot the snapshot before the step; null where unknown: then guards read the context after it
 */
export function evaluatedGuardsOf(
  { event, taken, snapshotAfter }: Microstep,
  previousSnapshot: AnyMachineSnapshot | null,
): readonly TriedTransition[] {
  const evaluated: TriedTransition[] = [];
  let guardArguments: RecordedArguments | null = null;
  for (const transition of taken) {
    const candidates = candidatesUpTo(transition, event.type, previousSnapshot);
    if (candidates.length === 1 && guardOf(transition) === undefined && siblingsOf(transition).length === 1)
      continue;
    for (const candidate of candidates) {
      if (evaluated.length === MAX_REPORTED_GUARDS) return evaluated;
      const guard = guardOf(candidate);
      if (guard !== undefined)
        guardArguments ??= recordReads((previousSnapshot ?? snapshotAfter).context, event);
      const reads = guardArguments === null ? {} : readsOf(snapshotAfter.machine, guard, guardArguments);
      evaluated.push({ edge: redactedTransitionId(candidate), holds: candidate === transition, reads });
    }
  }
  return evaluated;
}

function candidatesUpTo(
  transition: AnyTransitionDefinition,
  eventType: string,
  previousSnapshot: AnyMachineSnapshot | null,
): readonly AnyTransitionDefinition[] {
  const isEventless = transition.eventType === '' || transition.eventType === undefined;
  const innerCandidates = activeStatesInside(transition.source, previousSnapshot)
    .sort((left, right) => right.path.length - left.path.length)
    .flatMap((node) => (isEventless ? node.always : node.transitions.get(eventType)) ?? []);
  const siblings = siblingsOf(transition);
  // The taken transition has a wildcard: XState tried the transitions of this event type first.
  const specificCandidates =
    isEventless || transition.eventType === eventType
      ? []
      : (transition.source.transitions.get(eventType) ?? []);
  return [...innerCandidates, ...specificCandidates, ...siblings.slice(0, siblings.indexOf(transition) + 1)];
}

/** Transitions of the same event in the same state, in order. */
function siblingsOf({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  const type = String(eventType ?? '');
  return (type === '' ? source.always : source.transitions.get(type)) ?? [];
}

/** The active states inside a state; an atomic state has none. */
function activeStatesInside(source: AnyNode, previousSnapshot: AnyMachineSnapshot | null): AnyNode[] {
  if (previousSnapshot === null || source.type === 'atomic') return [];
  return previousSnapshot._nodes.filter((node) => isInside(node, source));
}

function isInside(node: AnyNode, outer: AnyNode): boolean {
  for (let ancestor = node.parent; ancestor !== undefined; ancestor = ancestor.parent)
    if (ancestor === outer) return true;
  return false;
}

/** Arguments for the guards of one step, and the reads that were recorded on them. */
interface RecordedArguments extends GuardArguments {
  readonly reads: () => Reads;
}

function recordReads(context: object, event: EventObject): RecordedArguments {
  const readRecorder = createReadRecorder();
  return {
    context: readRecorder.wrap(context, ''),
    event: readRecorder.wrap(event, 'event'),
    reads: readRecorder.reads,
  };
}

function readsOf(machine: AnyStateMachine, guard: unknown, guardArguments: RecordedArguments): Reads {
  try {
    evaluateGuard(machine, guard, guardArguments);
  } catch {
    // The guard threw an error: its reads before that are reported.
  }
  return guardArguments.reads();
}
