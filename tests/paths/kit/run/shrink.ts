/** Shrinks a failing path: ddmin over its steps; candidates that the chart does not allow are skipped. */
import type { JourneyLogic } from '../model/journey-logic';
import { type Path, pathOfOffers, startOf, stepsAfterStart } from '../paths/path';

export interface ShrinkOptions {
  /** Maximum number of runs of the system under test; 200 by default. */
  readonly maxRuns?: number;
  /** No run starts after this time, ms; unlimited by default. */
  readonly maxTime?: number;
}

export interface Shrunk {
  readonly path: Path;
  readonly runs: number;
  /** False when the limit of runs or time was reached before the minimum. */
  readonly isMinimal: boolean;
}

/** Finds a small part of a failing path that still fails. */
export async function shrink(
  logic: JourneyLogic,
  path: Path,
  fails: (path: Path) => boolean | Promise<boolean>,
  options: ShrinkOptions = {},
): Promise<Shrunk> {
  let shortest = path;
  const { name } = startOf(path);
  const { runs, isMinimal } = await shrinkSteps(
    stepsAfterStart(path),
    async (candidate) => {
      const offers = candidate.map(({ event }) => event);
      const shorter = pathOfOffers(logic, name, offers);
      if (shorter === undefined) return 'impossible';
      if (!(await fails(shorter))) return null;
      shortest = shorter;
      return stepsAfterStart(shorter);
    },
    options,
  );
  return { path: shortest, runs, isMinimal };
}

/**
 * Finds a small part of some steps that still fails: ddmin (delta debugging), then without each detour.
 * @param attempt runs a candidate; returns its steps (as walked) when it fails, null when it passes, and `impossible` when the
 * chart does not allow it, which does not count as a run
 */
export async function shrinkSteps<S>(
  steps: readonly S[],
  attempt: (candidate: readonly S[]) => Promise<readonly S[] | 'impossible' | null>,
  { maxRuns = 200, maxTime = Number.POSITIVE_INFINITY }: ShrinkOptions = {},
): Promise<{ readonly steps: readonly S[]; readonly runs: number; readonly isMinimal: boolean }> {
  let best = steps;
  let runs = 0;
  let isMinimal = true;
  // `performance.now`: tests fake `Date`.
  const endsAt = performance.now() + maxTime;
  const isLimitReached = () => runs >= maxRuns || performance.now() >= endsAt;
  const failsToo = async (candidate: readonly S[]): Promise<boolean> => {
    if (isLimitReached()) {
      isMinimal = false;
      return false;
    }
    const outcome = await attempt(candidate);
    if (outcome === 'impossible') return false;
    runs += 1;
    if (outcome === null) return false;
    best = outcome;
    return true;
  };

  for (let parts = 2; best.length > 0 && !isLimitReached(); ) {
    const size = Math.ceil(best.length / parts);
    const found = await anyPasses(withoutEachPart(best, size), failsToo);
    if (found) parts = Math.max(2, parts - 1);
    else if (size > 1) parts = Math.min(best.length, parts * 2);
    else if (!(await anyPasses(withoutEachDetour(best), failsToo))) break;
  }
  return { steps: best, runs, isMinimal: isMinimal && !(isLimitReached() && best.length > 1) };
}

/** The steps without one part, the last part first. */
function withoutEachPart<S>(steps: readonly S[], size: number): S[][] {
  const candidates: S[][] = [];
  for (let end = steps.length; end > 0; end -= size) {
    candidates.push([...steps.slice(0, Math.max(0, end - size)), ...steps.slice(end)]);
  }
  return candidates;
}

/** The steps without 2 to 6 consecutive steps: a detour can only be removed as a whole. */
function withoutEachDetour<S>(steps: readonly S[]): S[][] {
  return [6, 5, 4, 3, 2]
    .filter((size) => size < steps.length)
    .flatMap((size) =>
      steps.slice(size - 1).map((_, start) => [...steps.slice(0, start), ...steps.slice(start + size)]),
    );
}

async function anyPasses<T>(items: readonly T[], test: (item: T) => Promise<boolean>): Promise<boolean> {
  for (const item of items) if (await test(item)) return true;
  return false;
}
