import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

import {
  type AnyNode,
  allNodes,
  guardOf,
  transitionId,
  transitionsOf,
} from '../../telemetry/inspection/nodes';
import {
  ANY_STATE,
  type Cause,
  type Chart,
  type ChartEdge,
  type ChartState,
  type Delay,
  type Invoked,
  type StateKind,
} from './chart';
import { type CountLimit, countedDelayOf, countedWaitsOf, countLimitOf } from './counted-values';
import { guardText } from './guard-text';

const ROUTE_EVENT = 'xstate.route';

/** Reads a machine as plain data, in document order. The root is a state only where it has transitions other than routes. */
export function readChart(machine: AnyStateMachine): Chart {
  const nodes = allNodes(machine).filter(({ type }) => type !== 'history');
  const limits = nodes.flatMap(transitionsOf).flatMap((transition) => limitOf(machine, transition) ?? []);
  const edges = nodes.flatMap((node) =>
    transitionsOf(node).map((transition) => readEdge(machine, transition, limits)),
  );
  const hasRootTransitions = edges.some(({ source, isDeepLink }) => source === ANY_STATE && !isDeepLink);
  return {
    id: machine.id,
    states: nodes
      .filter((node) => node.parent !== undefined || hasRootTransitions)
      .map((node) => readState(machine, node)),
    edges,
  };
}

function readState(machine: AnyStateMachine, node: AnyNode): ChartState {
  const parent = node.parent?.parent === undefined ? null : (node.parent?.id ?? null);
  return {
    id: node.parent === undefined ? ANY_STATE : node.id,
    name: node.path.at(-1) ?? machine.id,
    path: node.path,
    parent: node.parent === undefined ? null : parent,
    type: node.type,
    kind: kindOf(node),
    isInitial: node.parent?.initial.target?.includes(node) ?? false,
    description: node.description ?? '',
    url: urlIn(node.meta),
    tags: [...node.tags],
    invokes: node.invoke.map(({ id, src, input }) => readInvoked(machine, id, src, input)),
    entry: node.entry.map(actionName),
    exit: node.exit.map(actionName),
  };
}

function kindOf(node: AnyNode): StateKind {
  if (node.parent === undefined) return 'any';
  if (node.type === 'final') return 'end';
  if (node.type === 'compound' || node.type === 'parallel') return 'group';
  // A state that invokes a service and also accepts a person's events is the person's, unless it is tagged as pending.
  const hasEvents = [...node.transitions.keys()].some((type) => !String(type).startsWith('xstate.'));
  if (node.tags.includes('pending') || (node.invoke.length > 0 && !hasEvents)) return 'service';
  return node.always !== undefined && node.always.length > 0 ? 'decision' : 'person';
}

function readInvoked(machine: AnyStateMachine, id: string, src: unknown, input: unknown): Invoked {
  const source = typeof src === 'string' ? src : id;
  const logic: unknown = typeof src === 'string' ? machine.implementations.actors[src] : src;
  const chart = chartIdOf(logic);
  const effect =
    chart === null ? 'call' : chart === 'load' ? 'read' : chart === 'submission' ? 'write' : 'chart';
  const waits = countedWaitsOf(input);
  if (waits === null) return { id, source, effect, chart, waits };
  const { min, max, times, totalMs } = waits;
  const text = `${rangeText(min, max)}, ${times} times`;
  return { id, source, effect, chart, waits: { min, max, text, times, totalMs } };
}

function chartIdOf(logic: unknown): string | null {
  if (typeof logic !== 'object' || logic === null) return null;
  if ('src' in logic) return chartIdOf(logic.src);
  return 'root' in logic && 'id' in logic ? String(logic.id) : null;
}

function readEdge(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
  limits: readonly CountLimit[],
): ChartEdge {
  const eventType = String(transition.eventType ?? '');
  const guard = guardOf(transition);
  const limit = limitOf(machine, transition);
  const delay = delayOf(machine, eventType, limits, limit);
  return {
    id: transitionId(transition),
    source: transition.source.parent === undefined ? ANY_STATE : transition.source.id,
    targets: (transition.target ?? []).map(({ id }) => id),
    eventType,
    event: `${eventName(eventType)}${delay === null || delay.name === null ? '' : ` (${delay.text})`}`,
    delay,
    cause: causeOf(eventType),
    guard: guardText(guard) ?? null,
    counting: [
      ...(delay?.count == null ? [] : [`the delay grows with ${delay.count}`]),
      ...(limit === null ? [] : [`holds while ${limit.count} < ${limit.below}`]),
    ],
    rule: guardSource(machine, guard),
    actions: transition.actions.map(actionName),
    isInert: transition.target === undefined && transition.actions.length === 0 && !transition.reenter,
    isDeepLink: eventType === ROUTE_EVENT,
  };
}

/** `xstate.after.<delay>.<state>` */
const AFTER = /^xstate\.after\.([^.]+)\./;

/** Readable names of XState's own events. */
const OWN_EVENTS: Readonly<Record<string, string>> = {
  'xstate.init': 'starts',
  'xstate.stop': 'stops',
  'xstate.promise.resolve': 'answers',
  'xstate.promise.reject': 'fails',
};

/** Readable name of an event type. */
export function eventName(eventType: string): string {
  if (eventType === '') return 'always';
  const readableName = OWN_EVENTS[eventType];
  if (readableName !== undefined) return readableName;
  const afterMatch = AFTER.exec(eventType);
  if (afterMatch?.[1] !== undefined) return `after ${delayText(afterMatch[1])}`;
  const outcome = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (outcome?.[2] !== undefined) return `${outcome[2]} ${outcome[1] === 'done' ? 'done' : 'fails'}`;
  if (eventType.startsWith('xstate.done.state.')) return 'done';
  return eventType === ROUTE_EVENT ? 'opened by its URL' : eventType;
}

/**
 * The delay of an event type; null where it is computed from anything else than a count. A number in the chart has no name.
 * @param ownLimit of the transition's own guard, for a delay that does not grow with a count
 */
function delayOf(
  machine: AnyStateMachine,
  eventType: string,
  limits: readonly CountLimit[],
  ownLimit: CountLimit | null,
): Delay | null {
  const name = AFTER.exec(eventType)?.[1];
  if (name === undefined) return null;
  const isUnnamed = /^\d+$/.test(name);
  const delay: unknown = isUnnamed ? Number(name) : machine.implementations.delays[name];
  const duration = typeof delay === 'number' ? { min: delay, max: delay } : countedDelayOf(delay, limits);
  if (duration === null) return null;
  const { min, max } = duration;
  const count = 'count' in duration ? duration.count : null;
  const limit = limits.find((candidate) => candidate.count === count) ?? ownLimit;
  return { min, max, text: rangeText(min, max), name: isUnnamed ? null : name, count, limit };
}

/** The limit that a transition's guard sets to a count; null without one. */
function limitOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): CountLimit | null {
  const guard = guardOf(transition);
  const params: unknown =
    typeof guard === 'object' && guard !== null && 'params' in guard ? guard.params : undefined;
  return typeof params === 'function' ? null : countLimitOf(implementationOf(machine, guard), params);
}

function causeOf(eventType: string): Cause {
  if (eventType === '' || eventType.startsWith('xstate.done.state.')) return 'decision';
  if (eventType.startsWith('xstate.after.')) return 'time';
  if (eventType.startsWith('xstate.done.')) return 'answer';
  return eventType.startsWith('xstate.error.') ? 'failure' : 'person';
}

function delayText(delay: string): string {
  const ms = Number(delay);
  if (!Number.isFinite(ms)) return delay;
  return ms >= 1_000 ? `${ms / 1_000} s` : `${ms} ms`;
}

/** Two durations in ms: `2–20 s`. */
function rangeText(min: number, max: number): string {
  if (min === max) return delayText(String(min));
  return min >= 1_000
    ? `${min / 1_000}–${max / 1_000} s`
    : `${delayText(String(min))}–${delayText(String(max))}`;
}

/** Readable name of an action, with its params where they are a constant: `goTo: /termloan/enach`. */
function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  if (typeof action === 'function') return action.name || 'inline';
  if (typeof action !== 'object' || action === null || !('type' in action)) return 'inline';
  const name = String(action.type);
  const params: unknown = 'params' in action ? action.params : undefined;
  return typeof params === 'string' || typeof params === 'number' ? `${name}: ${params}` : name;
}

const MAX_GUARD_SOURCE_LENGTH = 600;

/**
 * Source code of a guard, readable because the inspector's build is not minified; null where it is too long or no function.
 */
function guardSource(machine: AnyStateMachine, guard: unknown): string | null {
  const implementation = implementationOf(machine, guard);
  if (typeof implementation !== 'function' || 'guards' in implementation) return null;
  const text = String(implementation).replace(/\s+/g, ' ');
  return text.length > MAX_GUARD_SOURCE_LENGTH ? null : text;
}

/** The function of a guard; undefined where the chart has none of its name. */
function implementationOf(machine: AnyStateMachine, guard: unknown): unknown {
  if (typeof guard === 'function') return guard;
  const name: unknown = typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : guard;
  return typeof name === 'string' ? machine.implementations.guards[name] : undefined;
}

function urlIn(meta: unknown): string | null {
  if (typeof meta !== 'object' || meta === null || !('path' in meta)) return null;
  return typeof meta.path === 'string' ? meta.path : null;
}
