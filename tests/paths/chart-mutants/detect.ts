/** Which check of a journey's path test detects a mutant of its chart. */
import type { AnyStateMachine } from 'xstate';

import { guardSides } from '../kit/coverage/guards';
import { deadEnds, transitionCover } from '../kit/generators/cover';
import { chartRules } from '../kit/judge/chart-rules';
import { effectsText } from '../kit/judge/effects-text';
import { transitionsText } from '../kit/judge/transitions-text';
import type { ExploreOptions, Graph } from '../kit/model/graph';
import { inventory } from '../kit/model/inventory';
import { journeyLogic } from '../kit/model/journey-logic';
import { stepsFromStart } from '../kit/paths/path';
import { PathFailure } from '../kit/run/path-failure';
import { firstLine } from '../kit/run/plain-reason';
import type { JourneyTestParams } from '../kit/run/run';
import { createTestModel, type JourneyTestModel } from '../kit/run/test-model';
import { type ExploredChart, exploredChart, firstDifference, isSameWithAnyContext } from './first-difference';
import type { ChartMutant } from './mutants';

/** The journey that is mutated. */
export interface MutatedJourney<M extends AnyStateMachine> {
  readonly options: ExploreOptions<M>;
  readonly chart: ExploredChart;
  /** What is approved of the journey. */
  readonly approved: { readonly transitions: string; readonly effects: string };
  /** Test parameters of a walk through the real screens. */
  readonly params: JourneyTestParams<M>;
}

/** @param params test parameters of a walk through the real screens */
export function mutatedJourney<M extends AnyStateMachine>(
  { logic, graph }: JourneyTestModel<M>,
  options: ExploreOptions<M>,
  params: JourneyTestParams<M>,
): MutatedJourney<M> {
  const approved = { transitions: transitionsText(graph), effects: effectsText(logic, graph) };
  return { options, params, approved, chart: exploredChart({ logic, graph }) };
}

/** The outcome of a mutant. */
export type Detection =
  /** The check that fails, the cheapest first. */
  | { readonly detectedBy: string }
  /** No check fails. `isSame`: it does the same as the chart in every step, with every context that the chart ever has. */
  | { readonly detectedBy: null; readonly isSame: boolean };

export async function detect<M extends AnyStateMachine>(
  mutant: ChartMutant,
  { options, chart, approved, params }: MutatedJourney<M>,
): Promise<Detection> {
  // SAFETY: a mutant has the types of its chart: only values in its configuration differ.
  const machine = mutant.machine as M;
  if (chartRules(machine).length > 0) return { detectedBy: 'chart rules' };
  try {
    const logic = journeyLogic(machine, options);
    const difference = firstDifference(chart, logic, mutant.state);
    if (difference === null)
      return { detectedBy: null, isSame: isSameWithAnyContext(chart, logic, mutant.state) };
    if (difference.newLineIn !== null) return { detectedBy: difference.newLineIn };
  } catch {
    return { detectedBy: STOPS };
  }
  const model = explored(machine, options, chart.graph);
  if (model === null) return { detectedBy: STOPS };
  const check = failingCheck(model, approved) ?? (await failingPath(model, mutant, params));
  return check === null ? { detectedBy: null, isSame: false } : { detectedBy: check };
}

const STOPS = 'it cannot be explored';

/** The check of the chart and its graph that fails; null when none does. */
function failingCheck<M extends AnyStateMachine>(
  model: JourneyTestModel<M>,
  approved: MutatedJourney<M>['approved'],
): string | null {
  const { machine, logic, graph } = model;
  if (transitionsText(graph) !== approved.transitions) return 'approved transitions';
  if (effectsText(logic, graph) !== approved.effects) return 'approved effects';
  if (model.uncovered().length > 0) return 'unreachable transition';
  if (graph.ignored.length > 0) return 'unused event';
  if (deadEnds(graph).length > 0) return 'dead end';
  if (guardSides(inventory(machine), logic).some(({ covered }) => !covered)) return 'side of a guard';
  return null;
}

/** Walks the paths that lead through the state that was mutated. */
async function failingPath<M extends AnyStateMachine>(
  model: JourneyTestModel<M>,
  mutant: ChartMutant,
  params: JourneyTestParams<M>,
): Promise<string | null> {
  for (const path of model.getPaths(transitionCover()))
    if (passes(mutant, path)) {
      try {
        await path.test(params);
      } catch (error) {
        if (error instanceof PathFailure) return `path: ${firstLine(error.reason)}`;
        throw error;
      }
    }
  return null;
}

/** Whether a path leads through the state that was mutated. */
function passes({ state }: ChartMutant, path: Parameters<typeof stepsFromStart>[0]): boolean {
  return state === null || stepsFromStart(path).some((step) => step.state.states.includes(state));
}

/** Null when the chart stops with an error, never rests, or has far more positions than before. */
function explored<M extends AnyStateMachine>(
  machine: M,
  options: ExploreOptions<M>,
  { nodes }: Graph,
): JourneyTestModel<M> | null {
  const steps = [...nodes.values()].reduce((sum, { edges }) => sum + edges.length, 0);
  try {
    const model = createTestModel(machine, { ...options, limit: 1_000 + 3 * steps });
    return model.graph.nodes.size === 0 ? null : model;
  } catch {
    return null;
  }
}
