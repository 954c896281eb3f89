/** Rules for all charts. Each rule is a function from a state to its violations. */
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { type AnyNode, allNodes, isInert, transitionsOf } from '../model/internals';
import { eventName } from '../model/inventory';

type Rule = (node: AnyNode) => string[];

const waitingVerbs =
  'loading|submitting|creating|confirming|checking|sending|signing|opening|refreshing|verifying|connecting|saving|waiting';
/** `loadingOffers` and `LOADING_OFFERS`, but not `loadings` or `waitingly`. */
const waitingName = new RegExp(
  `^(?:(?:${waitingVerbs})(?![a-z])|(?:${waitingVerbs.toUpperCase()})(?![A-Z]))`,
);

/** Violations of all rules, one line each, in the order of the states. */
export function chartRules(machine: AnyStateMachine): string[] {
  const rules = [...stateRules, delaysExist(new Set(Object.keys(machine.implementations.delays)))];
  return allNodes(machine).flatMap((node) => {
    const name = node.parent === undefined ? '(root)' : node.path.join('.');
    const applicableRules = node.parent === undefined ? anyNodeRules : rules;
    return applicableRules
      .flatMap((rule) => rule(node))
      .map((violation) => `${machine.id}: ${name}: ${violation}`);
  });
}

const finalInvokesNothing: Rule = (node) =>
  node.type === 'final' && node.invoke.length > 0 ? ['a final state invokes something'] : [];

const nothingAfterUnguarded: Rule = (node) =>
  branchLists(node)
    .filter((list) => list.slice(0, -1).some((branch) => branch.guard === undefined))
    .map((list) => `a branch after an unguarded one is never taken (${eventName(eventTypeOf(list))})`);

const outcomesAreNotEvents: Rule = (node) =>
  Object.keys(node.config.on ?? {})
    .filter((name) => /^(xstate\.(error|done)(\..*)?|onError|onDone|error)$/.test(name))
    .map((name) => `"${name}" is under "on": an outcome belongs to its invoke`);

const invokeHasBothOutcomes: Rule = (node) =>
  node.invoke.flatMap((invoke) => [
    ...(invoke.onDone === undefined ? [`"${invoke.id}" has no onDone`] : []),
    ...(invoke.onError === undefined ? [`"${invoke.id}" has no onError`] : []),
  ]);

const invokeHasId: Rule = (node) =>
  [node.config.invoke ?? []]
    .flat()
    .filter((invoke) => typeof invoke !== 'object' || !('id' in invoke) || invoke.id === undefined)
    .map(() => 'an invoke has no id of its own');

const hasExit: Rule = (node) => {
  if (node.type === 'final' || node.type === 'history' || isRouting(node)) return [];
  return hasExitTransition(node) ? [] : ['there is no exit'];
};

const routingOnlyRoutes: Rule = (node) => {
  const always = node.always ?? [];
  if (!isRouting(node)) return always.length > 0 ? ['has "always" but is not named routing...'] : [];
  return [
    ...(always.length === 0 ? ['a routing state has no "always"'] : []),
    ...(node.transitions.size > 0 || node.invoke.length > 0
      ? ['a routing state has more than "always"']
      : []),
    ...(always.length > 0 && always.at(-1)?.guard !== undefined ? ['the last branch is guarded'] : []),
  ];
};

const waitIsPending: Rule = (node) =>
  waitingName.test(node.key) && !node.tags.includes('pending') ? ['waits, but is not tagged pending'] : [];

const isDescribed: Rule = (node) => {
  const text = node.description?.trim() ?? '';
  if (text === '') return ['has no description'];
  return text.includes('\n') ? ['the description is longer than a line'] : [];
};

const tapCommitsNothing: Rule = (node) =>
  node.tags.includes('committed')
    ? []
    : [...node.transitions]
        .filter(([eventType]) => !eventType.startsWith('xstate.'))
        .flatMap(([eventType, list]) =>
          list
            .flatMap((branch): readonly AnyNode[] => branch.target ?? [])
            .filter((target) => target.tags.includes('committed'))
            .map(
              (target) =>
                `"${eventType}" enters ${target.key}, which is committed: only an answer of the server may`,
            ),
        );

const delaysExist =
  (existingDelays: ReadonlySet<string>): Rule =>
  (node) =>
    Object.keys(node.config.after ?? {})
      .filter((delay) => Number.isNaN(Number(delay)) && !existingDelays.has(delay))
      .map((delay) => `the delay "${delay}" does not exist`);

/** Transition ids contain the id of their state, so it must differ from the id of the chart. */
const idDiffersFromChart: Rule = (node) =>
  node.parent !== undefined && node.id === node.machine.id ? ['has the id of its chart'] : [];

/** Rules that hold for the root too. */
const anyNodeRules: readonly Rule[] = [
  nothingAfterUnguarded,
  outcomesAreNotEvents,
  invokeHasBothOutcomes,
  invokeHasId,
  tapCommitsNothing,
];

const stateRules: readonly Rule[] = [
  ...anyNodeRules,
  finalInvokesNothing,
  hasExit,
  routingOnlyRoutes,
  waitIsPending,
  isDescribed,
  idDiffersFromChart,
];

function isRouting(node: AnyNode): boolean {
  return /^routing(?![a-z])|^ROUTING(?![A-Z])/.test(node.key);
}

function branchLists(node: AnyNode): AnyTransitionDefinition[][] {
  return [...node.transitions.values(), ...(node.always === undefined ? [] : [node.always])];
}

function eventTypeOf(list: readonly AnyTransitionDefinition[]): string {
  return String(list[0]?.eventType ?? '');
}

/** Whether a transition of the state or of one of its parents leads to another state. A deep link does not count. */
function hasExitTransition(node: AnyNode): boolean {
  const nodes: AnyNode[] = [];
  for (let current: AnyNode | undefined = node; current !== undefined; current = current.parent)
    nodes.push(current);
  return nodes
    .flatMap(transitionsOf)
    .filter((transition) => transition.eventType !== 'xstate.route' && !isInert(transition))
    .some((transition) => (transition.target ?? []).some((target: AnyNode) => target !== node));
}
