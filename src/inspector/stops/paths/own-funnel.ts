import type { FoldedPath } from '../folding/folded-group';
import { type CountedState, endsOf, lastPages } from '../funnel';
import type { RunEnd } from '../runs';
import { sum } from '../sum';

/** A step of a funnel that the analyst chose. */
export interface OwnFunnelStep {
  readonly state: string;
  /** Runs that came to it after all steps before it. */
  readonly reached: number;
  /** Shares of the runs at the first step and at the step before, 0 to 1; null where there is none. */
  readonly ofFirst: number | null;
  readonly ofPrevious: number | null;
  /** How the runs ended that reached it and not the next one; at the last step: all that reached it. */
  readonly ended: Readonly<Record<RunEnd, number>>;
  /** Where those of them came to an end that did. */
  readonly finishedIn: readonly CountedState[];
  /** The last page that those of them saw for the first time that stopped. */
  readonly stoppedAfter: readonly CountedState[];
}

/**
 * Counts how many runs came through these pages in this order, whatever they saw in between. A page counts where a run saw it first: a
 * run that saw a step only before the step in front of it has not reached it. So no step has more runs than the one before.
 * @param states each once
 */
export function ownFunnelOf(
  paths: readonly FoldedPath[],
  states: readonly string[],
): readonly OwnFunnelStep[] {
  const reachedBy: (readonly FoldedPath[])[] = [];
  let remaining = paths.map((path) => ({ path, index: -1 }));
  for (const state of states) {
    remaining = remaining.flatMap(({ path, index }) => {
      const next = path.states.indexOf(state, index + 1);
      return next < 0 ? [] : [{ path, index: next }];
    });
    reachedBy.push(remaining.map(({ path }) => path));
  }
  const runs = reachedBy.map((reaching) => sum(reaching, (path) => path.runs));
  const shareOf = (reached: number, index: number): number | null => {
    const whole = runs[index] ?? 0;
    return whole === 0 ? null : reached / whole;
  };
  return states.map((state, index) => {
    const reached = runs[index] ?? 0;
    const goingOn = new Set(reachedBy[index + 1]);
    const staying = (reachedBy[index] ?? []).filter((path) => !goingOn.has(path));
    return {
      state,
      reached,
      ofFirst: shareOf(reached, 0),
      ofPrevious: shareOf(reached, index - 1),
      ended: endsOf(staying),
      finishedIn: lastPages(staying, 'finished'),
      stoppedAfter: lastPages(staying, 'stopped'),
    };
  });
}

/** Pages to go on with after these steps, and how many runs come through them all: those with the most first. */
export function nextSteps(
  paths: readonly FoldedPath[],
  pages: readonly string[],
  steps: readonly string[],
): readonly CountedStep[] {
  return pages
    .filter((page) => !steps.includes(page))
    .map((state) => ({ state, reached: ownFunnelOf(paths, [...steps, state]).at(-1)?.reached ?? 0 }))
    .sort((a, b) => b.reached - a.reached);
}

type CountedStep = Pick<OwnFunnelStep, 'state' | 'reached'>;
