/** Path tests of a chart that has no screens: rules of a chart, full cover, random walk, coverage. */
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';

import { chartRules } from '../kit/chart-rules';
import { deadEnds, transitionCover, unreachable } from '../kit/cover';
import { createCoverage } from '../kit/coverage';
import { explore } from '../kit/explore';
import { follow } from '../kit/follow';
import { inventory } from '../kit/inventory';
import { writeParts } from '../kit/merge';
import type { ModelOptions } from '../kit/model';
import { describePath, pathsToRun } from '../kit/replay';
import { runAndShrink } from '../kit/run';
import { randomWalk } from '../kit/walk';
import { recordedWalks } from './recorded';

interface ChildChartUnderTest<M extends AnyStateMachine> extends ModelOptions<M> {
  readonly machine: M;
  readonly file: string;
  /** What must hold after every step. */
  readonly check: (snapshot: SnapshotFrom<M>) => void;
}

/** Declares the path tests of a chart that journeys invoke. */
export function testChildChart<M extends AnyStateMachine>(chart: ChildChartUnderTest<M>): void {
  const { machine, file } = chart;
  const graph = explore(machine, chart);
  const coverage = createCoverage([machine]);
  afterAll(() => writeParts('reports/paths', 'screens', coverage));

  describe(machine.id, () => {
    it('keeps the rules of a chart', () => {
      expect(chartRules(machine)).toEqual([]);
    });

    it('has no transition that nothing can reach, no answer that nothing takes, and no dead end', () => {
      expect(unreachable(inventory(machine), graph).map((transition) => transition.label)).toEqual([]);
      expect(graph.ignored).toEqual([]);
      expect(deadEnds(graph)).toEqual([]);
    });

    const paths = pathsToRun(graph, [...transitionCover(graph), ...randomWalk(graph, 42, 300)]);
    it.each(paths.map((path) => [describePath(path), path] as const))('%s', async (_, path) => {
      await runAndShrink({ graph, path, file, inspect: coverage.inspect, check: chart.check });
    });

    const recorded = recordedWalks(machine.id).map((one) => [one.name, one.walked] as const);
    it.each(recorded)('recorded: %s', async (_, one) => {
      const path = follow(graph, one);
      await runAndShrink({ graph, path, file, inspect: coverage.inspect, check: chart.check });
    });
  });
}
