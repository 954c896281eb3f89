/** Which check of a journey's path test detects a mutant of its chart. */
import type { AnyStateMachine } from 'xstate';

import { guardSides } from '../kit/coverage/guards';
import { deadEnds, transitionCover, unreachable } from '../kit/generators/cover';
import { chartRules } from '../kit/judge/chart-rules';
import { effectsText } from '../kit/judge/effects-text';
import { transitionsText } from '../kit/judge/transitions-text';
import type { ExploreOptions } from '../kit/model/graph';
import { inventory } from '../kit/model/inventory';
import { stepsFromStart } from '../kit/paths/path';
import { PathFailure } from '../kit/run/path-failure';
import type { JourneyTestParams } from '../kit/run/run';
import { createTestModel, type JourneyTestModel } from '../kit/run/test-model';
import type { ChartMutant } from './mutants';

/** What is approved of the journey. */
export interface Approved {
  readonly transitions: string;
  readonly effects: string;
}

/** The journey that is mutated. */
export interface MutatedJourney<M extends AnyStateMachine> {
  readonly options: ExploreOptions<M>;
  readonly approved: Approved;
  /** Test parameters of a walk through the real screens. */
  readonly params: JourneyTestParams<M>;
}

export function approvedOf<M extends AnyStateMachine>({ logic, graph }: JourneyTestModel<M>): Approved {
  return { transitions: transitionsText(graph), effects: effectsText(logic, graph) };
}

/** The check that fails, the cheapest first; null when the mutant passes all of them. */
export async function detectorOf<M extends AnyStateMachine>(
  mutant: ChartMutant,
  { options, approved, params }: MutatedJourney<M>,
): Promise<string | null> {
  // SAFETY: a mutant has the types of its chart: only values in its configuration differ.
  const machine = mutant.machine as M;
  const model = explored(machine, options);
  if (model === null) return 'it cannot be explored';
  const { logic, graph } = model;
  if (chartRules(machine).length > 0) return 'chart rules';
  if (unreachable(inventory(machine), graph).length > 0) return 'unreachable transition';
  if (graph.ignored.length > 0) return 'unused event';
  if (deadEnds(graph).length > 0) return 'dead end';
  if (guardSides(inventory(machine), logic).some(({ covered }) => !covered)) return 'side of a guard';
  if (transitionsText(graph) !== approved.transitions) return 'approved transitions';
  if (effectsText(logic, graph) !== approved.effects) return 'approved effects';
  for (const path of model.getPaths(transitionCover()))
    if (passes(mutant, path)) {
      try {
        await path.test(params);
      } catch (error) {
        if (error instanceof PathFailure) return `path: ${error.reason.split('\n')[0]}`;
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
): JourneyTestModel<M> | null {
  try {
    const model = createTestModel(machine, options);
    return model.graph.nodes.size === 0 ? null : model;
  } catch {
    return null;
  }
}
