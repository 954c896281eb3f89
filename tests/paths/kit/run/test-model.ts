/**
 * `createTestModel` for journeys: the `TestModel` of `xstate/graph` over a chart with invoked calls and timers, which core's own
 * `createTestModel` refuses.
 */
import type { AnyStateMachine } from 'xstate';
import { TestModel, type TestPathResult } from 'xstate/graph';
import type { JourneyPathGenerator } from '../generators/generator';
import { type ExploreOptions, type Graph, graphOf, type JourneyTraversal, traversalOf } from '../model/graph';
import { activeStates } from '../model/internals';
import { type JourneyLogic, journeyLogic, type Offer, type Position } from '../model/journey-logic';
import { describePath, type Path } from '../paths/path';
import { type JourneyTestParams, runPath } from './run';

/** The test model of a chart. @param options its starts, and the samples of what may happen to it */
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
    const logic = journeyLogic(machine, options);
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

  /** Paths of a generator: one of the kit (`transitionCover()`, `randomWalk({ seed, steps })`), or one of `xstate/graph`. */
  override getPaths(
    generator: JourneyPathGenerator,
    options?: JourneyTraversal & { readonly allowDuplicatePaths?: boolean },
  ): JourneyTestPath<M>[] {
    return super
      .getPaths((_, traversal) => generator(this.logic, traversal), options)
      .map((path) => ({
        ...path,
        description: describePath(path),
        test: (params = {}) => this.testPath(path, params),
      }));
  }

  /**
   * Runs a path: the real chart with stubbed ports and a simulated clock, compared with the model after each step.
   * @throws PathFailure where the journey leaves the model, or a test of an event or a state fails
   */
  override async testPath(path: Path, params: JourneyTestParams<M>): Promise<TestPathResult> {
    await runPath({ ...params, model: this, path });
    const passed = { error: null };
    return { steps: path.steps.map((step) => ({ step, state: passed, event: passed })), state: passed };
  }
}
