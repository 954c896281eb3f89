import type { FoldedWay } from './folding/folded-group';
import type { Shape } from './shapes';
import { sum } from './sum';

/** The path ends where fewer runs than this share continue. */
const MIN_SHARE = 0.02;
const MAX_STAGES = 20;

/**
 * The most common path through a journey, from the first page to the most frequent final state, over the runs that reached
 * that state. Each stage is the page that most of the runs at the stage before saw next. Failure states are not stages.
 */
export function mainPath(ways: readonly FoldedWay[], shape: Shape): readonly string[] {
  const isStage = (state: string) => shape.stages.has(state) && !shape.failures.has(state);
  const stages: string[] = [];
  const firstStages = countBy(ways, ({ states }) => states.find(isStage));
  let remaining: readonly Progress[] = toCommonEnd(ways, shape).map((way) => ({ way, index: -1 }));
  const minRuns = Math.max(1, sum(remaining, ({ way }) => way.runs) * MIN_SHARE);
  while (stages.length < MAX_STAGES && !shape.ends.has(stages.at(-1) ?? '')) {
    const isNext = (state: string) => isStage(state) && !stages.includes(state);
    const nexts = new Map<string, number>();
    for (const { way, index } of remaining) {
      const next = way.states.slice(index + 1).find(isNext);
      if (next !== undefined) nexts.set(next, (nexts.get(next) ?? 0) + way.runs);
    }
    const next = mostCommon(nexts, firstStages);
    if (next === null) break;
    remaining = remaining.flatMap(({ way, index }) => {
      const nextIndex = way.states.indexOf(next, index + 1);
      return nextIndex < 0 ? [] : [{ way, index: nextIndex }];
    });
    if (sum(remaining, ({ way }) => way.runs) < minRuns) break;
    stages.push(next);
  }
  return stages;
}

/** The runs that reached the most frequent final state; all runs where none reached a final state. */
function toCommonEnd(ways: readonly FoldedWay[], shape: Shape): readonly FoldedWay[] {
  const endOf = ({ states }: FoldedWay) =>
    states.find((state) => shape.ends.has(state) && !shape.failures.has(state));
  const end = mostCommon(countBy(ways, endOf), new Map());
  return end === null ? ways : ways.filter((way) => endOf(way) === end);
}

/** How far the runs of a way have followed the path: the index of the last stage in its states, -1 before the first. */
interface Progress {
  readonly way: FoldedWay;
  readonly index: number;
}

function countBy(
  ways: readonly FoldedWay[],
  stateOf: (way: FoldedWay) => string | undefined,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const way of ways) {
    const state = stateOf(way);
    if (state !== undefined) counts.set(state, (counts.get(state) ?? 0) + way.runs);
  }
  return counts;
}

/** The most frequent state; of two equally frequent ones, the one that is more frequent among the tie breakers. */
function mostCommon(
  counts: ReadonlyMap<string, number>,
  tieBreakers: ReadonlyMap<string, number>,
): string | null {
  const [best] = [...counts].sort(
    ([a, countA], [b, countB]) =>
      countB - countA || (tieBreakers.get(b) ?? 0) - (tieBreakers.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  return best?.[0] ?? null;
}
