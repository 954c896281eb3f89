/**
 * `createTestModel` for journeys: the `TestModel` of `xstate/graph` over a chart with invoked calls and timers, which core's own
 * `createTestModel` refuses.
 */
import type { AnyStateMachine } from 'xstate';
import { createShortestPathsGen, TestModel, type TestPathResult } from 'xstate/graph';
import { unreachable } from '../generators/cover';
import type { JourneyPathGenerator } from '../generators/generator';
import { expectTestKeys, type Mention, mentionCheck } from '../model/chart-names';
import { type ExploreOptions, type Graph, graphOf, type JourneyTraversal, traversalOf } from '../model/graph';
import { activeStates } from '../model/internals';
import { inventory } from '../model/inventory';
import {
  type JourneyLogic,
  journeyLogic,
  type Offer,
  type Position,
  type SampleSource,
} from '../model/journey-logic';
import { describePath, type Path, walkedPath } from '../paths/path';
import { type JourneyTestParams, runPath } from './run';

/**
 * The test model of a chart.
 * @param options its starts, and the samples of what may happen to it
 * @throws when a sample mentions a port, an event, a delay or a state that the chart does not have
 */
export function createTestModel<M extends AnyStateMachine>(
  machine: M,
  options: ExploreOptions<M>,
): JourneyTestModel<M> {
  return new JourneyTestModel(machine, options);
}

/** A path of a journey, with the test that runs it. */
export interface JourneyTestPath<M extends AnyStateMachine> extends Path {
  readonly description: string;
  readonly test: (params?: JourneyTestParams<M>) => Promise<TestPathResult>;
}

/** The `TestModel` of a journey: its positions are the states, what may happen there the events. */
export class JourneyTestModel<M extends AnyStateMachine> extends TestModel<Position, Offer, undefined> {
  readonly logic: JourneyLogic<M>;

  constructor(machine: M, options: ExploreOptions<M>) {
    const check = mentionCheck(machine);
    const events = options.events.map((source) => checkedSource(source, check));
    const logic = journeyLogic(machine, { ...options, events });
    super(logic, {
      ...traversalOf(logic, options.limit),
      // A state key is a state value (`withdrawn`, `form.account`), or an id after `#`.
      stateMatcher: ({ snapshot }, key) =>
        key.startsWith('#') ? activeStates(snapshot).includes(key.slice(1)) : snapshot.matches(key),
    });
    this.logic = logic;
  }

  get machine(): M {
    return this.logic.machine;
  }

  /** All positions that the samples reach, and the steps between them. */
  get graph(): Graph {
    return graphOf(this.logic, this.options.limit);
  }

  /**
   * States and transitions of the chart that the samples do not reach, as text; `getPaths` can't cover them. Either a sample is missing, or
   * the chart has a bug.
   */
  uncovered(): readonly string[] {
    return unreachable(inventory(this.machine), this.graph).map(({ label }) => label);
  }

  /** Paths of a generator: one of the kit (`transitionCover()`, `randomWalk({ seed, steps })`), or one of `xstate/graph`. */
  override getPaths(
    generator: JourneyPathGenerator,
    options?: JourneyTraversal & { readonly allowDuplicatePaths?: boolean },
  ): JourneyTestPath<M>[] {
    return super
      .getPaths((_, traversal) => generator(this.logic, traversal), options)
      .map((found) => walkedPath(this.logic, found))
      .map((path) => ({
        ...path,
        description: describePath(path),
        test: (params = {}) => this.testPath(path, params),
      }));
  }

  /** The shortest path to each position, the shortest first. */
  override getShortestPaths(options?: JourneyTraversal): JourneyTestPath<M>[] {
    return this.getPaths(createShortestPathsGen(), options).sort((a, b) => a.weight - b.weight);
  }

  /**
   * Runs a path: the real chart with stubbed ports and a simulated clock, compared with the model after each step.
   * @throws PathFailure where the journey leaves the model, or a test of an event or a state fails; another error when `states` or `events`
   * have a key that the chart does not have
   */
  override async testPath(path: Path, params: JourneyTestParams<M>): Promise<TestPathResult> {
    expectTestKeys(this.machine, params);
    await runPath({ ...params, model: this, path });
    const passed = { error: null };
    return { steps: path.steps.map((step) => ({ step, state: passed, event: passed })), state: passed };
  }
}

/** The source, with the names of its samples checked; those of a function are checked when it makes them. */
function checkedSource<M extends AnyStateMachine>(
  source: SampleSource<M>,
  check: (mentions: readonly Mention[]) => void,
): SampleSource<M> {
  if (typeof source !== 'function') {
    check(source.mentions);
    return source;
  }
  return (snapshot) => {
    const samples = source(snapshot);
    for (const { mentions } of samples) check(mentions);
    return samples;
  };
}
