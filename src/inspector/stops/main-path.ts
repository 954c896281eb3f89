import { groupBy } from '../group-by';
import type { Run } from './runs';
import type { Shape } from './shapes';

/** Minimum share of all runs for a stage of the common path. */
const LEAST_SHARE = 0.02;
const MAX_STAGES = 20;

/**
 * The most common path through a journey, from the first page to the most frequent end: at each stage, the next stage of most
 * of the remaining runs. States of services, eventless states and failures are not stages.
 */
export function mainPath(runs: readonly Run[], shape: Shape): readonly string[] {
  const isStage = (state: string) => shape.stages.has(state) && !shape.failures.has(state);
  const stages: string[] = [];
  const firsts = runs.flatMap((run) => nextStage({ run, at: -1 }, isStage));
  let on: readonly Progress[] = toCommonEnd(runs, shape).map((run) => ({ run, at: -1 }));
  const least = Math.max(1, on.length * LEAST_SHARE);
  while (stages.length < MAX_STAGES && !shape.ends.has(stages[stages.length - 1] ?? '')) {
    const next = mostCommon(
      on.flatMap((one) => nextStage(one, (state) => isStage(state) && !stages.includes(state))),
      firsts,
    );
    if (next === null) break;
    on = on.flatMap(({ run, at }) => {
      const found = run.steps.findIndex(({ state }, index) => index > at && state === next);
      return found < 0 ? [] : [{ run, at: found }];
    });
    if (on.length < least) break;
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
  readonly at: number;
}

function nextStage({ run, at }: Progress, isNext: (state: string) => boolean): string[] {
  const found = run.steps.slice(at + 1).find(({ state }) => isNext(state));
  return found === undefined ? [] : [found.state];
}

/** The most frequent state; of two equal ones, the one that is more frequent in the others. */
function mostCommon(states: readonly string[], others: readonly string[]): string | null {
  const counted = [...groupBy(states, (state) => state)].map(([state, all]) => ({
    state,
    count: all.length,
    beside: others.filter((other) => other === state).length,
  }));
  const [best] = counted.sort(
    (one, other) =>
      other.count - one.count || other.beside - one.beside || (one.state < other.state ? -1 : 1),
  );
  return best?.state ?? null;
}
