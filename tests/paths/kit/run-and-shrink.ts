/** Runs a path and, when it fails, makes it shorter before anybody is told. */
import type { AnyStateMachine } from 'xstate';

import { faultName } from './faults';
import { PathFailure } from './path-failure';
import type { Path } from './replay';
import { type RunOptions, runPath } from './run';
import { shrink } from './shrink';

/**
 * How far a failing path was made shorter: `whole`, as far as it goes; `spent`, until its runs or its time were used up; `cut`,
 * only what came after the failure is gone.
 */
export type Extent = 'whole' | 'spent' | 'cut';

/** A failing path, as short as it was made. */
export interface ShrunkFailure {
  readonly failure: PathFailure;
  /** The same as it was met. */
  readonly first: PathFailure;
  readonly extent: Extent;
}

export interface ShrinkingOptions<M extends AnyStateMachine> extends RunOptions<M> {
  /** Most runs for making it shorter; 100 unless told. */
  readonly maxRuns?: number;
  /** Milliseconds for making it shorter. */
  readonly maxTime?: number;
  /** Whether a failure needs no shrinking: it was met before. */
  readonly isKnown?: (failure: PathFailure) => boolean;
}

/** Milliseconds that a path may be made shorter for: a slow screen on a busy machine shall still be told in time. */
const MOST_TIME = 25_000;

/** Runs a path, and makes it shorter for as long as it meets the same fault; undefined when it passes. */
export async function shrunkFailureOf<M extends AnyStateMachine>(
  options: ShrinkingOptions<M>,
): Promise<ShrunkFailure | undefined> {
  const { maxRuns = 100, maxTime = MOST_TIME, isKnown = () => false } = options;
  const failureOf = async (path: Path): Promise<PathFailure | undefined> => {
    try {
      await runPath({ ...options, path });
      return undefined;
    } catch (error) {
      if (error instanceof PathFailure) return error;
      throw error;
    }
  };
  const first = await failureOf(options.path);
  if (first === undefined) return undefined;
  // What comes after the step that failed never ran.
  const failed = { ...options.path, steps: options.path.steps.slice(0, first.index) };
  // A shorter path that meets another fault would have this one go untold.
  const fault = faultName(first);
  const sameOf = async (path: Path): Promise<PathFailure | undefined> => {
    const found = await failureOf(path);
    return found !== undefined && faultName(found) === fault ? found : undefined;
  };
  let failure = first;
  if (failed.steps.length < options.path.steps.length) failure = (await sameOf(failed)) ?? failure;
  if (maxRuns === 0 || isKnown(first)) return { failure, first, extent: 'cut' };
  const { isWhole } = await shrink(
    options.graph,
    failed,
    async (candidate) => {
      const found = await sameOf(candidate);
      failure = found ?? failure;
      return found !== undefined;
    },
    { maxRuns, maxTime },
  );
  return { failure, first, extent: isWhole ? 'whole' : 'spent' };
}

/** Runs a path and, when it fails, shrinks it first: the failure that is thrown is the short one. */
export async function runAndShrink<M extends AnyStateMachine>(options: ShrinkingOptions<M>): Promise<void> {
  const found = await shrunkFailureOf(options);
  if (found !== undefined) throw found.failure;
}
