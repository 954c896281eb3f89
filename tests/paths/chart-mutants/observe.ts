/** What of a chart's functions only a walk shows: the numbers that guards compare, and the inputs of calls. */
import type { AnyStateMachine } from 'xstate';

import type { ExploreOptions } from '../kit/model/graph';
import { portInput } from '../kit/model/moves';
import { createTestModel } from '../kit/run/test-model';
import type { Observed } from './mutants';

type Fields = Readonly<Record<string, unknown>>;

/** Explores the chart once, with guards that record what they read. */
export function observe<M extends AnyStateMachine>(machine: M, options: ExploreOptions<M>): Observed {
  const numbersReadByGuard = new Map<string, Set<string>>();
  const guards = Object.fromEntries(
    Object.entries(machine.implementations.guards).map(([name, guard]: [string, unknown]) => [
      name,
      typeof guard === 'function'
        ? (args: { readonly context: Fields }, params: unknown) => {
            const numbers = numbersReadByGuard.get(name) ?? new Set<string>();
            numbersReadByGuard.set(name, numbers);
            return guard({ ...args, context: recordingNumbers(args.context, numbers) }, params);
          }
        : guard,
    ]),
  );
  // SAFETY: provide() gives a machine of the same type; its guards do the same.
  const watched = machine.provide({ guards }) as M;
  const { graph } = createTestModel(watched, options);
  return { numbersReadByGuard, neighboursOfInput: neighboursIn([...graph.nodes.values()]) };
}

/** The context; each number that is read of it is recorded. */
function recordingNumbers(context: Fields, numbers: Set<string>): Fields {
  return new Proxy(context, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof value === 'number' && typeof key === 'string') numbers.add(key);
      return value;
    },
  });
}

type Nodes = readonly { readonly position: { readonly snapshot: AnySnapshot } }[];
type AnySnapshot = ReturnType<AnyStateMachine['getInitialSnapshot']>;

/** For each field of an input, the first field of the context that always has the same type, and sometimes another value. */
function neighboursIn(nodes: Nodes): Observed['neighboursOfInput'] {
  const samples = new Map<string, { readonly input: Fields; readonly context: Fields }[]>();
  for (const { position } of nodes)
    for (const { id } of position.snapshot._nodes.flatMap(({ invoke }) => invoke)) {
      const input = portInput(position.snapshot, id);
      if (typeof input !== 'object' || input === null || Array.isArray(input)) continue;
      samples.set(id, [
        ...(samples.get(id) ?? []),
        { input: { ...input }, context: position.snapshot.context },
      ]);
    }
  return new Map(
    [...samples].map(([id, calls]) => {
      const [first] = calls;
      const fields = Object.keys(first?.input ?? {});
      return [
        id,
        new Map(
          fields.flatMap((field) => {
            const neighbour = Object.keys(first?.context ?? {}).find((key) =>
              isNeighbour(calls.map(({ input, context }) => [input[field], context[key]])),
            );
            return neighbour === undefined ? [] : [[field, neighbour] as const];
          }),
        ),
      ];
    }),
  );
}

function isNeighbour(pairs: readonly (readonly [unknown, unknown])[]): boolean {
  return (
    pairs.every(([own, other]) => typeof own === typeof other && (own === null) === (other === null)) &&
    pairs.some(([own, other]) => JSON.stringify(own) !== JSON.stringify(other))
  );
}
