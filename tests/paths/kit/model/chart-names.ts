/** Names of a chart that samples and tests mention. A mistyped one would pass: its sample is never used, its test never called. */
import type { AnyStateMachine } from 'xstate';

import { allNodes, transitionsOf } from './internals';
import { nearestNames } from './nearest-names';

/** A name that a sample mentions. `state` and `route` are ids; of a `state` the end of its id is enough. */
export interface Mention {
  readonly kind: 'event' | 'port' | 'delay' | 'state' | 'route';
  readonly name: string;
}

/** Makes a check of what samples mention; it throws when the chart does not have a name, with the nearest names that it has. */
export function mentionCheck(machine: AnyStateMachine): (mentions: readonly Mention[]) => void {
  const nodes = allNodes(machine);
  const eventTypes = eventTypesOf(machine);
  const rules: Readonly<Record<Mention['kind'], Rule>> = {
    event: { problem: 'takes no event', known: eventTypes, isIt: takesEvent },
    port: { problem: 'invokes no port', known: portsOf(machine) },
    delay: { problem: 'has no delay', known: eventTypes.flatMap(delayIn) },
    state: { problem: 'has no state', known: nodes.map(({ id }) => id), isIt: isEndOf },
    route: { problem: 'has no route to', known: nodes.flatMap(routesOf) },
  };
  return (mentions) => {
    for (const { kind, name } of mentions) expectKnown(machine, name, rules[kind]);
  };
}

/** @throws when a key of `test({ states, events })` is no state or no event of the chart */
export function expectTestKeys(
  machine: AnyStateMachine,
  { states = {}, events = {} }: { readonly states?: object; readonly events?: object },
): void {
  const keys = [...allNodes(machine).flatMap(({ id, path }) => [path.join('.'), `#${id}`]), '*'];
  for (const key of Object.keys(states)) expectKnown(machine, key, { problem: 'has no state', known: keys });
  const types = [
    ...eventTypesOf(machine),
    ...portsOf(machine).flatMap((port) => [`xstate.done.actor.${port}`, `xstate.error.actor.${port}`]),
  ];
  for (const type of Object.keys(events))
    expectKnown(machine, type, { problem: 'takes no event', known: types, isIt: takesEvent });
}

interface Rule {
  readonly problem: string;
  readonly known: readonly string[];
  /** Whether a mentioned name means a known one; by default when both are equal. */
  readonly isIt?: (name: string, known: string) => boolean;
}

function expectKnown({ id }: AnyStateMachine, name: string, { problem, known, isIt }: Rule): void {
  if (known.some((each) => (isIt === undefined ? each === name : isIt(name, each)))) return;
  throw new Error(`"${id}" ${problem} "${name}".${nearestNames(name, known)}`);
}

function eventTypesOf(machine: AnyStateMachine): string[] {
  return allNodes(machine).flatMap(({ transitions }) => [...transitions.keys()]);
}

/** Ids of what the chart invokes. */
function portsOf(machine: AnyStateMachine): string[] {
  return allNodes(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id));
}

function delayIn(eventType: string): readonly string[] {
  return /^xstate\.after\.([^.]+)\./.exec(eventType)?.slice(1) ?? [];
}

function routesOf(node: ReturnType<typeof allNodes>[number]): string[] {
  return transitionsOf(node)
    .filter(({ eventType }) => eventType === 'xstate.route')
    .flatMap(({ target = [] }) => target.map(({ id }) => id));
}

/** Whether a branch takes events of this type: `*` takes all, `file.*` those that begin with `file.`. */
function takesEvent(type: string, branchType: string): boolean {
  return type === branchType || (branchType.endsWith('*') && type.startsWith(branchType.slice(0, -1)));
}

function isEndOf(name: string, id: string): boolean {
  return id === name || id.endsWith(`.${name}`);
}
