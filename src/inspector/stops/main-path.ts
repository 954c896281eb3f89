import { groupBy } from '../group-by';
import type { Run } from './runs';
import type { Shape } from './shapes';

/** The path ends where fewer runs than this share continue. */
const MIN_SHARE = 0.02;
const MAX_STAGES = 20;

/**
 * The most common path through a journey, from the first page to the most frequent final state, over the runs that reached
 * that state. Each stage is the next stage of most of the runs that reached the stage before. Failure states are not stages.
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

/** The runs that reached the most frequent final state; all runs where none reached a final state. */
function toCommonEnd(runs: readonly Run[], shape: Shape): readonly Run[] {
  const endOf = ({ steps }: Run) =>
    steps.map(({ state }) => state).find((state) => shape.ends.has(state) && !shape.failures.has(state));
  const end = mostCommon(
    runs.flatMap((run) => endOf(run) ?? []),
    [],
  );
  return end === null ? runs : runs.filter((run) => endOf(run) === end);
}

/** How far a run has followed the path: the index of the last stage in the steps of the run, -1 before the first. */
interface Progress {
  readonly run: Run;
  readonly stepIndex: number;
}

function nextStage({ run, stepIndex }: Progress, isNext: (state: string) => boolean): string[] {
  const nextStep = run.steps.slice(stepIndex + 1).find(({ state }) => isNext(state));
  return nextStep === undefined ? [] : [nextStep.state];
}

/** The most frequent state; of two equally frequent ones, the one that is more frequent among the tie breakers. */
function mostCommon(states: readonly string[], tieBreakers: readonly string[]): string | null {
  const countsByState = [...groupBy(states, (state) => state)].map(([state, group]) => ({
    state,
    count: group.length,
    tieCount: tieBreakers.filter((tieBreaker) => tieBreaker === state).length,
  }));
  const [best] = countsByState.sort(
    (a, b) => b.count - a.count || b.tieCount - a.tieCount || (a.state < b.state ? -1 : 1),
  );
  return best?.state ?? null;
}
