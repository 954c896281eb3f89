import { groupBy } from '../group-by';
import type { Run, RunEnd } from './runs';
import type { Shape } from './shapes';

/** One step of the way that most go. */
export interface FunnelStage {
  readonly state: string;
  /** Runs that came here by way of all stages before. */
  readonly reached: number;
  /** Of all runs, 0 to 1. */
  readonly share: number;
  /** What became of the runs that did not come from here to the next stage; on the last one, nothing. */
  readonly lost: Readonly<Record<RunEnd, number>>;
}

/** Fewer than this part of all runs are no way that most go. */
const LEAST_SHARE = 0.02;
const MOST_STAGES = 20;

/**
 * The way that most go through a journey, from what the merchant sees first to an end: at each stage, the next one that most of those
 * who came so far saw. What a service or a rule does in between is no stage, nor is what went wrong.
 */
export function funnelOf(runs: readonly Run[], shape: Shape): readonly FunnelStage[] {
  const isStage = (state: string) => shape.stages.has(state) && !shape.failures.has(state);
  const stages: { state: string; on: readonly Progress[] }[] = [];
  let on: readonly Progress[] = runs.map((run) => ({ run, at: -1 }));
  while (stages.length < MOST_STAGES && !shape.ends.has(stages.at(-1)?.state ?? '')) {
    const seen = new Set(stages.map(({ state }) => state));
    const next = mostCommon(
      on.flatMap((one) => nextStage(one, (state) => isStage(state) && !seen.has(state))),
    );
    if (next === null) break;
    on = on.flatMap(({ run, at }) => {
      const found = run.steps.findIndex(({ state }, index) => index > at && state === next);
      return found < 0 ? [] : [{ run, at: found }];
    });
    if (on.length < Math.max(1, runs.length * LEAST_SHARE)) break;
    stages.push({ state: next, on });
  }
  return stages.map(({ state, on: here }, index) => {
    const further = new Set(stages[index + 1]?.on.map(({ run }) => run));
    const lost = stages[index + 1] === undefined ? [] : here.filter(({ run }) => !further.has(run));
    const ended = (end: RunEnd) => lost.filter(({ run }) => run.end === end).length;
    return {
      state,
      reached: here.length,
      share: here.length / runs.length,
      lost: {
        finished: ended('finished'),
        stopped: ended('stopped'),
        left: ended('left'),
        open: ended('open'),
      },
    };
  });
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

function mostCommon(states: readonly string[]): string | null {
  const counted = [...groupBy(states, (state) => state)].map(([state, all]) => ({
    state,
    count: all.length,
  }));
  const [best] = counted.sort((one, other) => other.count - one.count || (one.state < other.state ? -1 : 1));
  return best?.state ?? null;
}
