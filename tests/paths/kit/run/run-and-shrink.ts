/** Runs a path and, when it fails, shrinks it before the failure is reported. */
import type { AnyStateMachine } from 'xstate';
import { type Path, pathUpTo } from '../paths/path';
import { faultName } from './faults';
import { PathFailure } from './path-failure';
import { type RunOptions, runPath } from './run';
import { shrink } from './shrink';

/**
 * How far a failing path was shrunk: `minimal`: as far as possible; `limited`: until the limit of runs or time was reached; `cut`: only
 * the steps after the failed one were removed.
 */
export type ShrinkExtent = 'minimal' | 'limited' | 'cut';

/** A failing path after shrinking. */
export interface ShrunkFailure {
  readonly failure: PathFailure;
  /** The failure as it was found. */
  readonly first: PathFailure;
  readonly shrinkExtent: ShrinkExtent;
}

export interface ShrinkingOptions<M extends AnyStateMachine> extends RunOptions<M> {
  /** Maximum number of runs for shrinking; 100 by default. */
  readonly maxRuns?: number;
  /** Time limit for shrinking, ms. */
  readonly maxTime?: number;
  /** Whether the fault of this failure was shrunk before: then it is not shrunk again. */
  readonly isKnown?: (failure: PathFailure) => boolean;
}

/** Time limit for shrinking, ms: a failure of a slow screen on a busy machine must be reported before the test times out. */
const MAX_TIME_MS = 25_000;

/** Runs a path and shrinks it as long as it fails by the same fault; undefined when it passes. */
export async function shrunkFailureOf<M extends AnyStateMachine>(
  options: ShrinkingOptions<M>,
): Promise<ShrunkFailure | undefined> {
  const { maxRuns = 100, maxTime = MAX_TIME_MS, isKnown = () => false } = options;
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
  // The steps after the failed one never ran.
  const failedPart = pathUpTo(options.path, first.index);
  // A shorter path only counts when it fails by the same fault.
  const fault = faultName(first);
  const sameFailureOf = async (path: Path): Promise<PathFailure | undefined> => {
    const found = await failureOf(path);
    return found !== undefined && faultName(found) === fault ? found : undefined;
  };
  let failure = first;
  if (failedPart.steps.length < options.path.steps.length)
    failure = (await sameFailureOf(failedPart)) ?? failure;
  if (maxRuns === 0 || isKnown(first)) return { failure, first, shrinkExtent: 'cut' };
  const { isMinimal } = await shrink(
    options.model.logic,
    failedPart,
    async (candidate) => {
      const found = await sameFailureOf(candidate);
      failure = found ?? failure;
      return found !== undefined;
    },
    { maxRuns, maxTime },
  );
  return { failure, first, shrinkExtent: isMinimal ? 'minimal' : 'limited' };
}

/** Runs a path and, when it fails, throws the failure of the shrunk path. */
export async function runAndShrink<M extends AnyStateMachine>(options: ShrinkingOptions<M>): Promise<void> {
  const found = await shrunkFailureOf(options);
  if (found !== undefined) throw found.failure;
}
