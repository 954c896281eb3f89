/**
 * The first step in which a mutant differs from its chart. This is much faster than to explore the mutant: only steps through the changed
 * state are made, each from the position of the chart itself. Up to the first difference both charts reach the same positions.
 */
import { isDeepStrictEqual } from 'node:util';

import { type Effects, effectsOf, effectsOfStep, isListed } from '../kit/judge/effects-text';
import {
  firstLineOf,
  outcomesOf,
  type Transitions,
  transitionName,
  transitionsOf,
} from '../kit/judge/transitions-text';
import { changesBetween, endOf, nameOf } from '../kit/model/ends';
import type { Graph } from '../kit/model/graph';
import { activeNodes } from '../kit/model/internals';
import type { JourneyLogic, Offer, Position } from '../kit/model/journey-logic';
import { portInput } from '../kit/model/moves';

/** A chart with everything that its samples make it do. */
export interface ExploredChart {
  readonly logic: JourneyLogic;
  readonly graph: Graph;
  readonly transitions: Transitions;
  readonly effects: Effects;
}

export function exploredChart({ logic, graph }: Pick<ExploredChart, 'logic' | 'graph'>): ExploredChart {
  return { logic, graph, transitions: transitionsOf(graph), effects: effectsOf(logic, graph) };
}

/** The approved text in which the first different step alone makes a new line; null when it makes none. */
export interface Difference {
  readonly newLineIn: 'approved transitions' | 'approved effects' | null;
}

/**
 * @returns null when the mutant does the same in every step of the chart: context, calls, timers and actions
 * @param state id of the changed state; null when any step may be changed
 * @throws when the mutant stops with an error
 */
export function firstDifference(
  chart: ExploredChart,
  mutant: JourneyLogic,
  state: string | null,
): Difference | null {
  const { logic, graph } = chart;
  const before = logic.getInitialSnapshot();
  for (const { offer, states } of graph.starts)
    if (
      passes(states, state) &&
      !isSame(logic.transition(before, offer), mutant.transition(mutant.getInitialSnapshot(), offer))
    )
      return { newLineIn: null };
  for (const { position, edges } of graph.nodes.values()) {
    const isHere = passes(
      activeNodes(position.snapshot).map(({ id }) => id),
      state,
    );
    const concerned = isHere ? edges : edges.filter(({ states }) => passes(states, state));
    if (concerned.length === 0 && !isHere) continue;
    const adopted = mutant.adopted(position);
    // In the state itself, the mutant may take more events than the chart, or fewer.
    const offers = isHere ? mutant.offers(adopted) : concerned.map(({ offer }) => offer);
    for (const offer of offers) {
      const edge = concerned.find((candidate) => candidate.offer.label === offer.label);
      const after = mutant.transition(adopted, offer);
      if (
        edge === undefined
          ? after.transitions.length > 0
          : !isSame(logic.transition(position, edge.offer), after)
      )
        return { newLineIn: newLine(chart, position, offer, after) };
    }
    if (concerned.some(({ offer }) => !offers.some(({ label }) => label === offer.label)))
      return { newLineIn: null };
  }
  return null;
}

/** Maximum number of contexts with which each step is tried. */
const MAX_CONTEXTS = 200;

/**
 * Whether the mutant does the same in every step through the changed state, also with the contexts that the chart has elsewhere. So the
 * guards of two branches exclude each other for more than the few contexts that lead to them.
 */
export function isSameWithAnyContext(
  { logic, graph }: ExploredChart,
  mutant: JourneyLogic,
  state: string | null,
): boolean {
  const contexts = spread(
    [...graph.nodes.values()].map(({ position }) => position.snapshot.context),
    MAX_CONTEXTS,
  );
  return stepsThrough(graph, state).every(({ position, offer }) =>
    contexts.every((context) => {
      const from = { ...position, snapshot: Object.assign(logic.adopted(position).snapshot, { context }) };
      const own = attempt(() => logic.transition(from, offer));
      // No chart has a state with this context: nothing to compare.
      if (own === null) return true;
      const other = attempt(() => mutant.transition(mutant.adopted(from), offer));
      return other !== null && isSame(own, other);
    }),
  );
}

/** One step for each sample and state before it: the context is replaced anyway. */
function stepsThrough({ nodes }: Graph, state: string | null) {
  const steps = [...nodes.values()].flatMap(({ position, edges }) =>
    edges
      .filter(({ states }) => passes(states, state))
      .map(({ offer }) => ({ position, offer, name: `${nameOf(position.snapshot)} ${offer.label}` })),
  );
  return [...new Map(steps.map((step) => [step.name, step])).values()];
}

/** At most so many items, from the whole list. */
function spread<T>(items: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, items.length / count);
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor(index * step)],
  ).filter((item) => item !== undefined);
}

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

function passes(states: readonly string[], state: string | null): boolean {
  return state === null || states.includes(state);
}

/** Whether nothing distinguishes two positions that follow the same one, nor what was done on the way there. */
function isSame(own: Position, other: Position): boolean {
  const ownContext = own.snapshot.context;
  const otherContext = other.snapshot.context;
  return (
    isDeepStrictEqual(observed(own), observed(other)) &&
    // Most values are the very objects of the position before: the comparison of whole contexts would take most of the time.
    Object.keys({ ...ownContext, ...otherContext }).every(
      (key) => ownContext[key] === otherContext[key] || isDeepStrictEqual(ownContext[key], otherContext[key]),
    )
  );
}

function observed({ snapshot, open, timers, actions, now }: Position) {
  const { value, status, output, tags } = snapshot;
  const meta = activeNodes(snapshot).map((node) => node.meta);
  const inputs = Object.keys(snapshot.children).map((port) => portInput(snapshot, port));
  return [value, status, output, tags, meta, open, timers, actions, now, inputs];
}

function newLine(
  { transitions, effects }: ExploredChart,
  before: Position,
  offer: Offer,
  after: Position,
): Difference['newLineIn'] {
  const { snapshot } = after;
  const known = transitions.get(firstLineOf(before))?.get(transitionName(offer, endOf(snapshot)));
  const isNewState = snapshot.status === 'active' && !transitions.has(firstLineOf(after));
  const outcomes = outcomesOf({
    changes: changesBetween(before.snapshot, snapshot),
    actions: after.actions.map(({ type }) => type),
  });
  if (
    known === undefined ||
    isNewState ||
    !outcomes.every((outcome) => known.some((step) => step.includes(outcome)))
  )
    return 'approved transitions';
  const isNew = effectsOfStep(before, after).some(([state, what, value]) => {
    const values = effects.get(state)?.get(what);
    return values === undefined || (isListed(values) && !values.has(value));
  });
  return isNew ? 'approved effects' : null;
}
