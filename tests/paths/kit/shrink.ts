/** Makes a failing path small: ddmin over its steps; what the chart would not allow is never tried. */
import type { AnyStateMachine } from 'xstate';
import type { Graph } from './explore';
import { concretise, type Path, type PathStep } from './replay';

export interface ShrinkOptions {
  /** Most runs of the system under test; 200 unless told. */
  readonly maxRuns?: number;
}

export interface Shrunk {
  readonly path: Path;
  readonly runs: number;
}

/** Finds a small part of a failing path that still fails. */
export async function shrink<M extends AnyStateMachine>(
  graph: Graph<M>,
  path: Path,
  fails: (path: Path) => boolean | Promise<boolean>,
  { maxRuns = 200 }: ShrinkOptions = {},
): Promise<Shrunk> {
  let best = path;
  let runs = 0;
  const attempt = async (steps: readonly PathStep[]): Promise<boolean> => {
    const candidate = concretise(graph, path.start, steps);
    if (candidate === undefined || runs >= maxRuns) return false;
    runs += 1;
    if (!(await fails(candidate))) return false;
    best = candidate;
    return true;
  };

  for (let parts = 2; best.steps.length > 0 && runs < maxRuns; ) {
    const size = Math.ceil(best.steps.length / parts);
    const found = await firstThat(withoutEachPart(best.steps, size), attempt);
    if (found) parts = Math.max(2, parts - 1);
    else if (size > 1) parts = Math.min(best.steps.length, parts * 2);
    else if (!(await firstThat(withoutEachDetour(best.steps), attempt))) break;
  }
  return { path: best, runs };
}

/** The steps with one part cut out, the last part first: a path fails at its end, so its end goes first. */
function withoutEachPart(steps: readonly PathStep[], size: number): PathStep[][] {
  const candidates: PathStep[][] = [];
  for (let end = steps.length; end > 0; end -= size) {
    candidates.push([...steps.slice(0, Math.max(0, end - size)), ...steps.slice(end)]);
  }
  return candidates;
}

/** The steps with a short detour cut out, wherever it begins: a journey there and back only goes as a whole. */
function withoutEachDetour(steps: readonly PathStep[]): PathStep[][] {
  return [6, 5, 4, 3, 2]
    .filter((size) => size < steps.length)
    .flatMap((size) =>
      steps.slice(size - 1).map((_, from) => [...steps.slice(0, from), ...steps.slice(from + size)]),
    );
}

async function firstThat<T>(items: readonly T[], test: (item: T) => Promise<boolean>): Promise<boolean> {
  for (const item of items) if (await test(item)) return true;
  return false;
}
