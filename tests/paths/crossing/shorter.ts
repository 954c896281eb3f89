/** Makes a failed walk in Chromium short: steps are left out for as long as the same is wrong at its end. */
import { shrinkSteps } from '../kit/shrink';
import type { Done } from './choose';

/** Steps of a walk, and what was wrong after the last one. */
export interface Failed {
  readonly done: readonly Done[];
  readonly problems: readonly string[];
}

export interface Shorter {
  /** As short as it went. */
  readonly failed: Failed;
  readonly tries: number;
  /** False when the tries or the time were used up before. */
  readonly isWhole: boolean;
}

/** Each try is one more walk in Chromium. */
const MOST_TRIES = 40;

export interface Tries {
  /** Makes the walk of such steps; gives what failed, null when all was well. */
  readonly attempt: (done: readonly Done[]) => Promise<Failed | null>;
  /** The last try is the shortest until now. */
  readonly keep: () => void;
  /** ms after which no further try is begun. */
  readonly maxTime: number;
}

/** Looks for a small part of a walk after which the same is wrong. */
export async function makeShorter(failed: Failed, { attempt, keep, maxTime }: Tries): Promise<Shorter> {
  const name = nameOf(failed);
  let shortest = failed;
  const { runs, isWhole } = await shrinkSteps(
    failed.done,
    async (candidate) => {
      const found = await attempt(candidate);
      if (found === null || nameOf(found) !== name) return null;
      shortest = found;
      keep();
      // It may have failed before its last steps.
      return found.done;
    },
    { maxRuns: MOST_TRIES, maxTime },
  );
  return { failed: shortest, tries: runs, isWhole };
}

/** Same words, same fault, whatever its figures are and wherever it comes from. */
function nameOf({ problems }: Failed): string {
  return (problems[0] ?? '').replaceAll(/\d+/g, '0').replace(/ on the way from .*/, '');
}
