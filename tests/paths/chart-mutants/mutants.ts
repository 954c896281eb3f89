/**
 * Mutants of a chart, made of its data: each has one mistake that a developer could make. Mistakes inside of functions (guards, delays,
 * inputs) are made by changing what goes into the function or comes out of it.
 */
import { type AnyStateMachine, createMachine, not } from 'xstate';

export const mutantKinds = [
  'guard negated',
  'guard dropped',
  'bound moved',
  'branches reordered',
  'target swapped',
  'delay scaled',
  'input replaced',
  'action dropped',
  'actions reordered',
  'reentry changed',
  'tag dropped',
  'path dropped',
  'param changed',
] as const;

export type MutantKind = (typeof mutantKinds)[number];

export interface ChartMutant {
  /** State, place and kind: unique in a chart, stable as long as the place is. */
  readonly name: string;
  readonly kind: MutantKind;
  /** Id of the state that was changed; null for the root, and for what the whole chart uses. */
  readonly state: string | null;
  readonly machine: AnyStateMachine;
}

/** What of the chart's functions only a walk shows. */
export interface Observed {
  /** By guard, the numbers of the context that it reads. */
  readonly numbersReadByGuard: ReadonlyMap<string, ReadonlySet<string>>;
  /** By id of an invoke, the fields of its input, each with a field of the context that holds another value of the same type. */
  readonly neighboursOfInput: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Plain data with functions as leaves: a part of a chart's configuration. */
type Data = { [key: string]: unknown };

interface Edit extends Pick<ChartMutant, 'name' | 'kind'> {
  readonly path: readonly string[];
  /** Whether it changes what is possible in other states too. */
  readonly isEverywhere: boolean;
  /** Changes the copied configuration in place. */
  readonly apply: (root: Data) => void;
}

/** All mutants of a chart, in document order. */
export function chartMutants(machine: AnyStateMachine, observed: Observed): ChartMutant[] {
  const config: Data = { ...machine.config };
  const inData = editsOf({ path: [], node: config, siblings: [] }, observed).map(
    ({ name, kind, path, isEverywhere, apply }) => {
      const root = copyOf(config);
      if (!isData(root)) throw new Error('The chart has no configuration.');
      apply(root);
      const state = path.length === 0 || isEverywhere ? null : stateIdAt(machine, path);
      return { name, kind, state, machine: mutated(root, machine.implementations) };
    },
  );
  const inFunctions = [...movedBounds(machine, observed), ...scaledDelays(machine)].map(
    ({ name, kind, implementations }) => ({
      name,
      kind,
      state: null,
      machine: mutated(config, { ...machine.implementations, ...implementations }),
    }),
  );
  return [...inData, ...inFunctions];
}

/** A machine that XState stops when it never rests, as it may with a mistake in its guards. */
function mutated(config: Data, implementations: AnyStateMachine['implementations']): AnyStateMachine {
  // SAFETY: the implementations of the chart itself; XState types those that it takes more strictly than those that it gives back.
  const own = implementations as Parameters<typeof createMachine>[1];
  return createMachine({ ...config, options: { maxIterations: 1_000 } }, own);
}

/** A state of the configuration. */
interface ConfiguredState {
  /** Keys of the states from the root to it. */
  readonly path: readonly string[];
  readonly node: Data;
  /** Keys of the states beside it, its own included. */
  readonly siblings: readonly string[];
}

/** The edits of a state and of the states in it. */
function editsOf(configured: ConfiguredState, observed: Observed): Edit[] {
  const { path, node } = configured;
  const states = isData(node.states) ? node.states : {};
  const here = path.join('.') || '(root)';
  const edit = (kind: MutantKind, place: string, apply: (state: Data) => void): Edit => ({
    name: `${here}: ${place}: ${kind}`,
    kind,
    path,
    // A link (`route`) can be opened in any state.
    isEverywhere: place.startsWith('route'),
    apply: (root) => apply(stateAt(root, path)),
  });
  return [
    ...branchListsOf(node).flatMap(({ place, branches, put }) =>
      editsOfBranches(branches, configured).map(({ kind, at, next }) =>
        edit(kind, `${place}${at}`, (state) => put(state, next)),
      ),
    ),
    ...(['entry', 'exit'] as const).flatMap((key) =>
      editsOfActions(listOf(node[key])).map(({ kind, at, next }) =>
        edit(kind, `${key}${at}`, (state) => {
          state[key] = next;
        }),
      ),
    ),
    ...listOf(node.tags).map((tag, index) =>
      edit('tag dropped', String(tag), (state) => {
        state.tags = without(listOf(node.tags), index);
      }),
    ),
    ...(isData(node.meta) && 'path' in node.meta
      ? [
          edit('path dropped', String(node.meta.path), (state) => {
            const { path: _, ...meta } = isData(node.meta) ? node.meta : {};
            state.meta = meta;
          }),
        ]
      : []),
    ...editsOfInputs(node, observed, edit),
    ...Object.entries(states).flatMap(([key, state]) =>
      isData(state)
        ? editsOf({ path: [...path, key], node: state, siblings: Object.keys(states) }, observed)
        : [],
    ),
  ];
}

interface BranchList {
  readonly place: string;
  readonly branches: readonly Data[];
  readonly put: (state: Data, branches: readonly Data[]) => void;
}

/** The lists of branches of a state, of which XState takes the first whose guard is true. */
function branchListsOf(node: Data): BranchList[] {
  const byKey = (key: 'on' | 'after') =>
    Object.entries(isData(node[key]) ? node[key] : {}).map(([event, branches]) => ({
      place: key === 'on' ? event : `after ${event}`,
      branches: branchesOf(branches),
      put: (state: Data, next: readonly Data[]) => {
        state[key] = { ...(isData(state[key]) ? state[key] : {}), [event]: next };
      },
    }));
  const single = (key: 'always' | 'onDone' | 'route') =>
    node[key] === undefined
      ? []
      : [
          {
            place: key,
            branches: branchesOf(node[key]),
            put: (state: Data, next: readonly Data[]) => {
              state[key] = key === 'route' ? next[0] : next;
            },
          },
        ];
  const outcomes = listOf(node.invoke).flatMap((invoke, index) =>
    (['onDone', 'onError'] as const).flatMap((key) => {
      if (!isData(invoke) || invoke[key] === undefined) return [];
      return [
        {
          place: `${String(invoke.id)} ${key}`,
          branches: branchesOf(invoke[key]),
          put: (state: Data, next: readonly Data[]) => {
            state.invoke = listOf(state.invoke).map((other, at) =>
              at === index && isData(other) ? { ...other, [key]: next } : other,
            );
          },
        },
      ];
    }),
  );
  return [
    ...byKey('on'),
    ...byKey('after'),
    ...single('always'),
    ...single('onDone'),
    ...single('route'),
    ...outcomes,
  ];
}

interface Change<T> {
  readonly kind: MutantKind;
  /** Where in the list, as part of the mutant's name. */
  readonly at: string;
  readonly next: readonly T[];
}

function editsOfBranches(branches: readonly Data[], configured: ConfiguredState): Change<Data>[] {
  const { path } = configured;
  const inBranch = branches.flatMap((branch, index) => {
    const at = branches.length === 1 ? '' : ` ${index + 1}`;
    const changed = (kind: MutantKind, more: string, next: Data): Change<Data> => ({
      kind,
      at: `${at}${more}`,
      next: branches.map((other, position) => (position === index ? next : other)),
    });
    const { guard, target, reenter } = branch;
    const actions = editsOfActions(listOf(branch.actions));
    return [
      ...(guard === undefined
        ? []
        : [
            // SAFETY: the chart's own guard, as XState takes it.
            changed('guard negated', '', { ...branch, guard: not(guard as string) }),
            changed('guard dropped', '', { ...branch, guard: undefined }),
          ]),
      ...paramsOf(guard).map(({ at: param, next }) =>
        changed('param changed', ` guard ${param}`, { ...branch, guard: next }),
      ),
      ...otherTargets(target, configured).map((other) =>
        changed('target swapped', '', { ...branch, target: other }),
      ),
      ...(target !== undefined && String(target) === path.at(-1)
        ? [changed('reentry changed', '', { ...branch, reenter: reenter !== true })]
        : []),
      ...actions.map(({ kind, at: action, next }) => changed(kind, action, { ...branch, actions: next })),
    ];
  });
  const reordered = branches.slice(1).map((branch, index): Change<Data> => {
    const first = branches[index];
    const next = [...branches];
    if (first !== undefined) next.splice(index, 2, branch, first);
    return { kind: 'branches reordered', at: ` ${index + 1} and ${index + 2}`, next };
  });
  return [...inBranch, ...reordered];
}

function editsOfActions(actions: readonly unknown[]): Change<unknown>[] {
  const dropped = actions.map(
    (action, index): Change<unknown> => ({
      kind: 'action dropped',
      at: ` ${nameOf(action)}`,
      next: without(actions, index),
    }),
  );
  const reordered = actions.slice(1).map((action, index): Change<unknown> => {
    const next = [...actions];
    next.splice(index, 2, action, actions[index]);
    return { kind: 'actions reordered', at: ` ${nameOf(actions[index])} and ${nameOf(action)}`, next };
  });
  const changed = actions.flatMap((action, index) =>
    paramsOf(action).map(
      ({ at, next }): Change<unknown> => ({
        kind: 'param changed',
        at: ` ${nameOf(action)} ${at}`,
        next: actions.map((other, position) => (position === index ? next : other)),
      }),
    ),
  );
  return [...dropped, ...reordered, ...changed];
}

/** A guard or an action with one of its params changed, once for each literal. */
function paramsOf(referenced: unknown): { readonly at: string; readonly next: unknown }[] {
  if (!isData(referenced) || referenced.params === undefined) return [];
  const { params } = referenced;
  const replaced = otherLiteral(params);
  if (replaced !== undefined) return [{ at: String(params), next: { ...referenced, params: replaced } }];
  if (!isData(params)) return [];
  return Object.entries(params).flatMap(([key, value]) => {
    const other = otherLiteral(value);
    return other === undefined
      ? []
      : [{ at: key, next: { ...referenced, params: { ...params, [key]: other } } }];
  });
}

/** Another value of the same type; undefined for what is no literal. */
function otherLiteral(value: unknown): unknown {
  switch (typeof value) {
    case 'number':
      return value + 1;
    case 'boolean':
      return !value;
    case 'string':
      return `${value}-mutated`;
    default:
      return undefined;
  }
}

/** The state that stands after the target in the chart, if the target is named by its key. */
function otherTargets(target: unknown, { path, node, siblings }: ConfiguredState): string[] {
  if (typeof target !== 'string' || target.startsWith('#')) return [];
  const isChild = target.startsWith('.');
  const keys = isChild ? Object.keys(isData(node.states) ? node.states : {}) : siblings;
  const key = isChild ? target.slice(1) : target;
  const others = [...keys.slice(keys.indexOf(key) + 1), ...keys].filter(
    (candidate) => candidate !== key && candidate !== path.at(-1),
  );
  return others.slice(0, 1).map((other) => (isChild ? `.${other}` : other));
}

type MakeEdit = (kind: MutantKind, place: string, apply: (state: Data) => void) => Edit;

/** Edits that give a call another value of the same type than its own. */
function editsOfInputs(node: Data, { neighboursOfInput }: Observed, edit: MakeEdit): Edit[] {
  return listOf(node.invoke).flatMap((invoke, index) => {
    if (!isData(invoke)) return [];
    const { input, id } = invoke;
    const neighbours = neighboursOfInput.get(String(id));
    if (typeof input !== 'function' || neighbours === undefined) return [];
    return [...neighbours].map(([field, neighbour]) =>
      edit('input replaced', `${String(id)} ${field} by ${neighbour}`, (state) => {
        state.invoke = listOf(state.invoke).map((other, at) =>
          at === index && isData(other)
            ? {
                ...other,
                input: (args: { readonly context: Data }) => ({
                  ...input(args),
                  [field]: args.context[neighbour],
                }),
              }
            : other,
        );
      }),
    );
  });
}

interface ImplementationEdit {
  readonly name: string;
  readonly kind: MutantKind;
  readonly implementations: Partial<AnyStateMachine['implementations']>;
}

/** Each guard that compares a number of the context sees one more, and one less: its bound is off by one. */
function movedBounds(
  { implementations }: AnyStateMachine,
  { numbersReadByGuard }: Observed,
): ImplementationEdit[] {
  return [...numbersReadByGuard].flatMap(([name, numbers]) => {
    const guard: unknown = implementations.guards[name];
    if (typeof guard !== 'function') return [];
    return [...numbers].flatMap((key) =>
      [1, -1].map(
        (by): ImplementationEdit => ({
          name: `${name}: ${key} ${by > 0 ? '+' : '-'} 1: bound moved`,
          kind: 'bound moved',
          implementations: {
            guards: {
              ...implementations.guards,
              [name]: (args: { readonly context: Data }, params: unknown) =>
                guard(
                  { ...args, context: { ...args.context, [key]: Number(args.context[key]) + by } },
                  params,
                ),
            },
          },
        }),
      ),
    );
  });
}

/** Each named delay ten times as long, and a tenth. */
function scaledDelays({ implementations }: AnyStateMachine): ImplementationEdit[] {
  return Object.entries(implementations.delays).flatMap(([name, delay]: [string, unknown]) =>
    [10, 0.1].map(
      (factor): ImplementationEdit => ({
        name: `${name}: times ${factor}: delay scaled`,
        kind: 'delay scaled',
        implementations: {
          delays: {
            ...implementations.delays,
            [name]:
              typeof delay === 'function'
                ? (...args: unknown[]) => Number(delay(...args)) * factor
                : Number(delay) * factor,
          },
        },
      }),
    ),
  );
}

function stateIdAt({ root }: AnyStateMachine, path: readonly string[]): string {
  return path.reduce((node, key) => node.states[key] ?? node, root).id;
}

function stateAt(root: Data, path: readonly string[]): Data {
  let state = root;
  for (const key of path) {
    const child = isData(state.states) ? state.states[key] : undefined;
    if (!isData(child)) throw new Error(`The chart has no state ${path.join('.')}.`);
    state = child;
  }
  return state;
}

function branchesOf(branches: unknown): Data[] {
  return listOf(branches).map((branch) => (isData(branch) ? branch : { target: branch }));
}

function listOf(value: unknown): readonly unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

function without<T>(items: readonly T[], index: number): T[] {
  return items.filter((_, position) => position !== index);
}

function nameOf(action: unknown): string {
  if (typeof action === 'string') return action;
  return isData(action) && 'type' in action ? String(action.type) : 'inline';
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy of the plain data; functions stay the same. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isData(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyOf(item)]));
}
