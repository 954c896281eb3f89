/** Names of a chart that samples and tests mention. A mistyped one would pass: its sample is never used, its test never called. */
import type { AnyStateMachine } from 'xstate';

import { allNodes, transitionsOf } from './internals';
import { nearestNames } from './nearest-names';

/** A name that a sample mentions. `state` and `route` are ids; of a `state` the end of its id is enough. */
export interface Mention {
  readonly kind: 'event' | 'port' | 'delay' | 'state' | 'route';
  readonly name: string;
}

/** @throws when a chart does not have what a sample mentions, with the nearest names that it has */
export function expectMentioned(machine: AnyStateMachine, mentions: readonly Mention[]): void {
  if (mentions.length === 0) return;
  const nodes = allNodes(machine);
  const eventTypes = eventTypesOf(machine);
  const ids = nodes.map(({ id }) => id);
  for (const { kind, name } of mentions) {
    if (kind === 'event') expectKnown(machine, 'takes no event', name, eventTypes, takesEvent);
    if (kind === 'port') expectKnown(machine, 'invokes no port', name, portsOf(machine));
    if (kind === 'delay') expectKnown(machine, 'has no delay', name, eventTypes.flatMap(delayIn));
    if (kind === 'state') expectKnown(machine, 'has no state', name, ids, isEndOf);
    if (kind === 'route') expectKnown(machine, 'has no route to', name, nodes.flatMap(routesOf));
  }
}

/** @throws when a key of `test({ states, events })` is no state or no event of the chart */
export function expectTestKeys(
  machine: AnyStateMachine,
  { states = {}, events = {} }: { readonly states?: object; readonly events?: object },
): void {
  const keys = [...allNodes(machine).flatMap(({ id, path }) => [path.join('.'), `#${id}`]), '*'];
  for (const key of Object.keys(states)) expectKnown(machine, 'has no state', key, keys);
  const types = [
    ...eventTypesOf(machine),
    ...portsOf(machine).flatMap((port) => [`xstate.done.actor.${port}`, `xstate.error.actor.${port}`]),
  ];
  for (const type of Object.keys(events)) expectKnown(machine, 'takes no event', type, types, takesEvent);
}

function expectKnown(
  { id }: AnyStateMachine,
  problem: string,
  name: string,
  known: readonly string[],
  isIt: (name: string, known: string) => boolean = (a, b) => a === b,
): void {
  if (known.some((each) => isIt(name, each))) return;
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
