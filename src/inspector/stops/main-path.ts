import type { FoldedPath } from './folding/folded-group';
import type { Shape } from './shapes';
import { sum } from './sum';

/** The path ends where fewer runs than this share continue. */
const MIN_SHARE = 0.02;
const MAX_STAGES = 20;

/**
 * The most common path through a journey, from the first page to the most frequent final state, over the runs that reached
 * that state. Each stage is the page that most of the runs at the stage before saw next. Failure states are not stages.
 */
export function mainPath(paths: readonly FoldedPath[], shape: Shape): readonly string[] {
  const isStage = (state: string) => shape.stages.has(state) && !shape.failures.has(state);
  const stages: string[] = [];
  const firstStages = countBy(paths, ({ states }) => states.find(isStage));
  let remaining: readonly Progress[] = toCommonEnd(paths, shape).map((path) => ({ path, index: -1 }));
  const minRuns = Math.max(1, sum(remaining, ({ path }) => path.runs) * MIN_SHARE);
  while (stages.length < MAX_STAGES && !shape.ends.has(stages.at(-1) ?? '')) {
    const isNext = (state: string) => isStage(state) && !stages.includes(state);
    const nexts = new Map<string, number>();
    for (const { path, index } of remaining) {
      const next = path.states.slice(index + 1).find(isNext);
      if (next !== undefined) nexts.set(next, (nexts.get(next) ?? 0) + path.runs);
    }
    const next = mostCommon(nexts, firstStages);
    if (next === null) break;
    remaining = remaining.flatMap(({ path, index }) => {
      const nextIndex = path.states.indexOf(next, index + 1);
      return nextIndex < 0 ? [] : [{ path, index: nextIndex }];
    });
    if (sum(remaining, ({ path }) => path.runs) < minRuns) break;
    stages.push(next);
  }
  return stages;
}

/** The runs that reached the most frequent final state; all runs where none reached a final state. */
function toCommonEnd(paths: readonly FoldedPath[], shape: Shape): readonly FoldedPath[] {
  const endOf = ({ states }: FoldedPath) =>
    states.find((state) => shape.ends.has(state) && !shape.failures.has(state));
  const end = mostCommon(countBy(paths, endOf), new Map());
  return end === null ? paths : paths.filter((path) => endOf(path) === end);
}

/** How far the runs of a path have followed the main one: the index of the last stage in its states, -1 before the first. */
interface Progress {
  readonly path: FoldedPath;
  readonly index: number;
}

function countBy(
  paths: readonly FoldedPath[],
  stateOf: (path: FoldedPath) => string | undefined,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const state = stateOf(path);
    if (state !== undefined) counts.set(state, (counts.get(state) ?? 0) + path.runs);
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
