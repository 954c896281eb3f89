import { groupBy } from '../group-by';
import type { Run } from './runs';
import type { Shape } from './shapes';

/** Minimum share of all runs for a stage of the common path. */
const MIN_SHARE = 0.02;
const MAX_STAGES = 20;

/**
 * The most common path through a journey, from the first page to the most frequent end: at each stage, the next stage of most
 * of the remaining runs. States of services, eventless states and failures are not stages.
 */
export function mainPath(runs: readonly Run[], shape: Shape): readonly string[] {
  const isStage = (state: string) => shape.stages.has(state) && !shape.failures.has(state);
  const stages: string[] = [];
  const firstStages = runs.flatMap((run) => nextStage({ run, stepIndex: -1 }, isStage));
  let remaining: readonly Progress[] = toCommonEnd(runs, shape).map((run) => ({ run, stepIndex: -1 }));
  const minRuns = Math.max(1, remaining.length * MIN_SHARE);
  while (stages.length < MAX_STAGES && !shape.ends.has(stages[stages.length - 1] ?? '')) {
    const next = mostCommon(
      remaining.flatMap((progress) =>
        nextStage(progress, (state) => isStage(state) && !stages.includes(state)),
      ),
      firstStages,
    );
    if (next === null) break;
    remaining = remaining.flatMap(({ run, stepIndex }) => {
      const nextIndex = run.steps.findIndex(({ state }, index) => index > stepIndex && state === next);
      return nextIndex < 0 ? [] : [{ run, stepIndex: nextIndex }];
    });
    if (remaining.length < minRuns) break;
    stages.push(next);
  }
  return stages;
}

/** The runs to the most frequent end; all runs without any end. */
function toCommonEnd(runs: readonly Run[], shape: Shape): readonly Run[] {
  const endOf = ({ steps }: Run) =>
    steps.map(({ state }) => state).find((state) => shape.ends.has(state) && !shape.failures.has(state));
  const end = mostCommon(
    runs.flatMap((run) => endOf(run) ?? []),
    [],
  );
  return end === null ? runs : runs.filter((run) => endOf(run) === end);
}

/** Progress of a run on the path: the index of the last stage among its steps. */
interface Progress {
  readonly run: Run;
  readonly stepIndex: number;
}

function nextStage({ run, stepIndex }: Progress, isNext: (state: string) => boolean): string[] {
  const nextStep = run.steps.slice(stepIndex + 1).find(({ state }) => isNext(state));
  return nextStep === undefined ? [] : [nextStep.state];
}

/** The most frequent state; of two equal ones, the one that is more frequent in the others. */
function mostCommon(states: readonly string[], tieBreakers: readonly string[]): string | null {
  const counted = [...groupBy(states, (state) => state)].map(([state, group]) => ({
    state,
    count: group.length,
    tieCount: tieBreakers.filter((other) => other === state).length,
  }));
  const [best] = counted.sort(
    (a, b) => b.count - a.count || b.tieCount - a.tieCount || (a.state < b.state ? -1 : 1),
  );
  return best?.state ?? null;
}
