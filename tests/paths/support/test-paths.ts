/** Declares a test for each planned path of a journey on one level; failures are shrunk, stored and reported. */
import { afterAll, describe, it, type TestContext } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { createCoverage } from '../kit/coverage/coverage';
import { guardSides } from '../kit/coverage/guards';
import { writeParts } from '../kit/coverage/merge';
import { countFeasible, type Tally } from '../kit/coverage/report';
import { reportsFolder } from '../kit/coverage/reports-folder';
import { pairsIn, pairsOf } from '../kit/generators/pairs';
import { isReplay, type Plan, plannedPaths, type StubbedLevel, weighing } from '../kit/generators/plan';
import { walksFrom } from '../kit/generators/random-walk';
import { recorded } from '../kit/generators/recorded';
import { transitionsIn } from '../kit/model/graph';
import { inventory } from '../kit/model/inventory';
import { describePath, type Path, StalePath, stepsAfterStart } from '../kit/paths/path';
import { encodePath, replayLine } from '../kit/paths/token';
import { writeFailure } from '../kit/run/failure';
import { failureRecordOf, type StoredFailure } from '../kit/run/failure-record';
import { createFaults } from '../kit/run/faults';
import { type ShrunkFailure, shrunkFailureOf } from '../kit/run/run-and-shrink';
import type { JourneyTestModel } from '../kit/run/test-model';
import type { LevelOptions } from './on-screen';
import { recordedWalks } from './recorded';

interface PathsUnderTest<M extends AnyStateMachine> {
  readonly id: string;
  readonly level: StubbedLevel;
  readonly plan: Plan;
  readonly model: JourneyTestModel<M>;
  readonly file: string;
  readonly run: LevelOptions<M>;
}

/** What a path test reports to the command line (tests/paths/cli). */
export interface PathReport {
  readonly journey: string;
  readonly level: StubbedLevel;
  readonly paths: number;
  readonly steps: number;
  /** Transitions of the graph that were taken on this level so far. */
  readonly reached?: Tally;
  /** Requested share of them (`--until`), 0 to 1. */
  readonly goal?: number;
  readonly failure?: StoredFailure;
  /** Why a requested path no longer fits the chart. */
  readonly stale?: string;
}

declare module 'vitest' {
  interface TaskMeta {
    paths?: PathReport;
  }
}

/** Time limit of one path, ms: long enough for a busy machine, because a path that times out disturbs the next ones. */
const PATH_TIMEOUT_MS = 60_000;

/** Time limit of an explicit `shrink`, ms. */
const SHRINK_TIMEOUT_MS = 240_000;

/** Maximum number of failures to shrink per journey: further ones mostly have the same cause, and each costs a hundred runs. */
const MAX_SHRUNK_FAILURES = 6;

/** Number of planned and of passed paths. */
export interface PathsWalked {
  readonly planned: () => number;
  /** Planned paths that were walked to their end. */
  readonly passed: () => number;
}

export function testPaths<M extends AnyStateMachine>(tested: PathsUnderTest<M>): PathsWalked {
  const { id, level, plan, model } = tested;
  const { machine, logic, graph } = model;
  const coverage = createCoverage([machine]);
  const walkedPairs = new Set<string>();
  const faults = createFaults(MAX_SHRUNK_FAILURES);
  const folders = new Map<string, string>();
  const feasible = transitionsIn(graph);
  let begunPathCount = 0;
  let plannedPathCount = 0;
  let passed = 0;
  // An explicit `shrink` and a seeded mutant have a longer time limit.
  const hasLongTimeLimit = plan.shrink !== undefined || plan.plant !== undefined;

  const run = async (path: Path): Promise<ShrunkFailure | undefined> => {
    for (const pair of pairsOf(path)) walkedPairs.add(pair);
    return shrunkFailureOf({
      ...tested.run,
      model,
      path,
      again: (path) => replayLine(path, tested.file),
      inspect: coverage.inspect,
      maxRuns: plan.shrink ?? 100,
      ...(hasLongTimeLimit ? { maxTime: SHRINK_TIMEOUT_MS } : {}),
      isKnown: faults.isKnown,
    });
  };

  const report = ({ task }: TestContext, paths: number, steps: number, more: Partial<PathReport> = {}) => {
    const goal = plan.until === undefined || isReplay() ? {} : { goal: plan.until };
    task.meta.paths = {
      journey: id,
      level,
      paths,
      steps,
      reached: countFeasible(coverage.parts(), feasible),
      ...goal,
      ...more,
    };
  };
  const runAndReport = async (context: TestContext, path: Path): Promise<void> => {
    begunPathCount += 1;
    report(context, 1, stepsAfterStart(path).length);
    const found = await run(path);
    if (found === undefined) return report(context, 1, stepsAfterStart(path).length);
    const { failure, shrinkExtent } = found;
    const more = {
      level,
      found: stepsAfterStart(path).length,
      shrinkExtent,
      fault: faults.note(found),
      plant: plan.plant ?? null,
    };
    const record = { ...failureRecordOf(failure, more), token: encodePath(failure.path) };
    // One report folder per fault.
    const folder = folders.get(record.fault) ?? writeFailure(record, failure.details.screen?.html ?? null);
    folders.set(record.fault, folder);
    report(context, 1, stepsAfterStart(path).length, { failure: { ...record, folder } });
    throw failure;
  };

  if (!isReplay() && plan.to === undefined && plan.plant === undefined)
    afterAll(() => {
      // With `-t` only some paths ran: the coverage of an earlier complete run is kept.
      if (begunPathCount < plannedPathCount) return;
      const guards = guardSides(inventory(machine), logic);
      const pairs = [...pairsIn(graph)].map((pair) => ({
        id: pair,
        label: pair,
        covered: walkedPairs.has(pair),
      }));
      writeParts(reportsFolder(), level, {
        ...coverage,
        parts: () => coverage.parts().map((part) => ({ ...part, guards, pairs })),
      });
    });

  describe(level === 'chart' ? `${id} (chart)` : id, () => {
    const planned = plannedOrWhyNot(model, plan);
    if (planned instanceof Error) {
      it('has the requested path', (context) => {
        report(context, 0, 0, { stale: planned.message });
        throw planned;
      });
      return;
    }
    plannedPathCount = planned.length;
    for (const path of planned)
      it(
        describePath(path),
        async (context) => {
          await runAndReport(context, path);
          passed += 1;
        },
        hasLongTimeLimit ? PATH_TIMEOUT_MS + SHRINK_TIMEOUT_MS : PATH_TIMEOUT_MS,
      );

    if (isReplay()) return;
    for (const { name, read } of recordedWalks(machine.id))
      it(
        `recorded: ${name}`,
        async (context) => {
          for (const path of model.getPaths(recorded(read()))) await runAndReport(context, path);
        },
        PATH_TIMEOUT_MS,
      );

    const { time } = plan;
    if (time === undefined) return;
    it(
      `walks on for ${time / 1_000} s`,
      async (context) => {
        // `performance.now`, because some tests fake `Date`.
        const end = performance.now() + time;
        let paths = 0;
        let steps = 0;
        for (const path of walksFrom(logic, { ...weighing(logic, plan), seed: plan.seed + 1 })) {
          await runAndReport(context, path);
          paths += 1;
          steps += stepsAfterStart(path).length;
          report(context, paths, steps);
          if (performance.now() >= end) break;
        }
      },
      time + PATH_TIMEOUT_MS,
    );
  });
  return { planned: () => plannedPathCount, passed: () => passed };
}

/** The planned paths; an error when the requested path cannot be walked, which is not a failure of the journey. */
function plannedOrWhyNot<M extends AnyStateMachine>(model: JourneyTestModel<M>, plan: Plan) {
  try {
    return model.getPaths(plannedPaths(plan), { allowDuplicatePaths: true });
  } catch (error) {
    if (error instanceof StalePath || (error instanceof Error && plan.to !== undefined)) return error;
    throw error;
  }
}
