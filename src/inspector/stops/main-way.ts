import { groupBy } from '../group-by';
import type { Run } from './runs';
import type { Shape } from './shapes';

/** Fewer than this part of all runs are no way that most go. */
const LEAST_SHARE = 0.02;
const MOST_STAGES = 20;

/**
 * The way that most go through a journey, from what the merchant sees first to the end that most come to: at each stage, the
 * next one that most of those who came so far saw. What a service or a rule does in between is no stage, nor is what went wrong.
 */
export function mainWay(runs: readonly Run[], shape: Shape): readonly string[] {
  const isStage = (state: string) => shape.stages.has(state) && !shape.failures.has(state);
  const stages: string[] = [];
  const firsts = runs.flatMap((run) => nextStage({ run, at: -1 }, isStage));
  let on: readonly Progress[] = toCommonEnd(runs, shape).map((run) => ({ run, at: -1 }));
  const least = Math.max(1, on.length * LEAST_SHARE);
  while (stages.length < MOST_STAGES && !shape.ends.has(stages[stages.length - 1] ?? '')) {
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

/** The runs to the end that most came to; where none came to an end, all. */
function toCommonEnd(runs: readonly Run[], shape: Shape): readonly Run[] {
  const endOf = ({ steps }: Run) =>
    steps.map(({ state }) => state).find((state) => shape.ends.has(state) && !shape.failures.has(state));
  const end = mostCommon(
    runs.flatMap((run) => endOf(run) ?? []),
    [],
  );
  return end === null ? runs : runs.filter((run) => endOf(run) === end);
}

/** How far a run is on the way: the place of the last stage among its steps. */
interface Progress {
  readonly run: Run;
  readonly at: number;
}

function nextStage({ run, at }: Progress, isNext: (state: string) => boolean): string[] {
  const found = run.steps.slice(at + 1).find(({ state }) => isNext(state));
  return found === undefined ? [] : [found.state];
}

/** The state that is there most often; of two, the one that the others have more often. */
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
