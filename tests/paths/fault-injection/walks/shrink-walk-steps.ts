/** Shrinks a failed walk in Chromium: removes steps as long as it fails by the same problem. */
import { shrinkSteps } from '../../kit/run/shrink';
import type { DoneStep } from '../choose';

/** Steps of a walk, and the problems after the last one. */
export interface FailedWalk {
  readonly done: readonly DoneStep[];
  readonly problems: readonly string[];
}

export interface ShrunkWalk {
  /** The shortest failing walk. */
  readonly failed: FailedWalk;
  readonly tries: number;
  /** False when the limit of attempts or time was reached first. */
  readonly isMinimal: boolean;
}

/** Limit of attempts; each is a walk in Chromium. */
const MAX_ATTEMPTS = 40;

export interface ShrinkAttempts {
  /** Walks these steps; returns the failure, null when it passes. */
  readonly attempt: (done: readonly DoneStep[]) => Promise<FailedWalk | null>;
  /** Stores the last attempt as the shortest so far. */
  readonly keep: () => void;
  /** Time after which no further attempt starts, ms. */
  readonly maxTime: number;
}

/** Finds a small part of a walk that fails by the same problem. */
export async function shrinkWalkSteps(
  failed: FailedWalk,
  { attempt, keep, maxTime }: ShrinkAttempts,
): Promise<ShrunkWalk> {
  const faultName = faultNameOf(failed);
  let shortest = failed;
  const { runs, isMinimal } = await shrinkSteps(
    failed.done,
    async (candidate) => {
      const found = await attempt(candidate);
      if (found === null || faultNameOf(found) !== faultName) return null;
      shortest = found;
      keep();
      // It may have failed before its last steps.
      return found.done;
    },
    { maxRuns: MAX_ATTEMPTS, maxTime },
  );
  return { failed: shortest, tries: runs, isMinimal };
}

/** Name of the fault: the first problem, without digits and the previous screen. Equal names are the same fault. */
function faultNameOf({ problems }: FailedWalk): string {
  return (problems[0] ?? '').replaceAll(/\d+/g, '0').replace(/ on the way from .*/, '');
}
