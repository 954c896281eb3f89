/**
 * Makes walks in Chromium with injected faults, covering pairs of factors (docs/fault-injection.md). They are called by
 * `npm run paths` (tests/paths/cli).
 */
import { existsSync, mkdirSync } from 'node:fs';

import { runProgram } from '../../../support/run-program';
import { coveredPairs, type PlanFilter, type PlannedWalk, planOf, readToken, tokenOf } from '../plan';
import { recordPaths } from '../record-paths';
import { hasFailedSince, shrinkWalk } from './shrink-walk';
import { clearWalkResults, readWalkResults, WALK_RESULTS_FILE } from './walk-results';

const REPORT = 'walks';
/** Minimum duration of a walk, ms: limits how many tokens are passed for a budget. */
const MIN_WALK_MS = 1_500;

/** Failed walks to shrink at the end of a run, and the time for each, ms; `paths -- shrink` uses the whole budget for one. */
const MAX_SHRUNK_WALKS = 2;
const SHRINK_MS = 40_000;

/** How the walks are made. */
export interface WalkRun {
  readonly workers: number;
  readonly isBuilding: boolean;
  readonly isHeaded: boolean;
  /** Pause between actions, ms. */
  readonly slow: number;
  readonly write: (text: string) => void;
}

/**
 * Makes the walks of a plan until the time is used up, and shrinks the first ones that fail.
 * @param maxTime ms
 * @returns the exit code: 0 all passed, 1 a walk or a call was wrong, 2 the time is too short for one walk
 */
export async function runWalks(wanted: PlanFilter, maxTime: number, walkRun: WalkRun): Promise<number> {
  const plan = planOf(wanted);
  const tokens = plan.slice(0, Math.max(1, Math.ceil(maxTime / MIN_WALK_MS))).map(tokenOf);
  if (!isBuilt(walkRun)) return 1;
  const startedAt = Date.now();
  const status = walkAndValidate(tokens, { WALKS_UNTIL: String(startedAt + maxTime) }, walkRun);
  if (status === 0 && !existsSync(WALK_RESULTS_FILE)) {
    walkRun.write(
      `The budget of ${maxTime / 1_000} s is too short for one walk: use a longer one, such as 90s.`,
    );
    return 2;
  }
  summarise(wanted, plan, walkRun.write);
  const failed = tokens.filter((token) => hasFailedSince(token, startedAt));
  for (const token of failed.slice(0, MAX_SHRUNK_WALKS)) await shrinkBuilt(token, SHRINK_MS, walkRun);
  return status;
}

/** Makes one walk again. @param steps file of the steps to take instead of those drawn by the seed */
export function replayWalk(token: string, steps: string | null, walkRun: WalkRun): number {
  const planned = readToken(token);
  if (!isBuilt(walkRun)) return 1;
  const status = walkAndValidate([token], steps === null ? {} : { WALK_STEPS: steps }, walkRun);
  summarise({ seed: planned.seed }, [planned], walkRun.write);
  return status;
}

/** Finds the shortest part of a walk that fails. @param maxTime time for all attempts, ms */
export async function shrinkToken(token: string, maxTime: number, walkRun: WalkRun): Promise<number> {
  readToken(token);
  return isBuilt(walkRun) ? shrinkBuilt(token, maxTime, walkRun) : 1;
}

/** Records new paths of these journeys; of all when there is none. @param wanted `rounds`: number of walks of each persona */
export function recordNewPaths(
  wanted: { readonly journeys: readonly string[]; readonly seed: number; readonly rounds: number },
  walkRun: WalkRun,
): number {
  if (!isBuilt(walkRun)) return 1;
  recordPaths({ ...wanted, walk: (tokens) => void walkAll(tokens, {}, walkRun), say: walkRun.write });
  return 0;
}

function shrinkBuilt(token: string, maxTime: number, walkRun: WalkRun): Promise<number> {
  const walk = (steps: string | null) =>
    walkAll([token], steps === null ? {} : { WALK_STEPS: steps }, walkRun);
  return shrinkWalk(token, { maxTime, walk, say: walkRun.write });
}

/** Prints a summary of the walks. */
function summarise(wanted: PlanFilter, plan: readonly PlannedWalk[], write: WalkRun['write']): void {
  const walked = readWalkResults();
  const { covered, total } = coveredPairs(
    wanted,
    walked.map(({ token }) => readToken(token)),
  );
  const screens = new Set(walked.flatMap((walk) => walk.screens));
  const steps = walked.reduce((sum, walk) => sum + walk.steps, 0);
  write(
    `${walked.length} of ${plan.length} walks passed: ${steps} steps, ${screens.size} different screens.`,
  );
  write(`Pairs of factors covered: ${covered} of ${total}.`);
  const onRecordedPaths = walked.filter(({ hasReachedEnd }) => hasReachedEnd !== null);
  const arrived = onRecordedPaths.filter(({ hasReachedEnd }) => hasReachedEnd === true).length;
  if (onRecordedPaths.length > 0)
    write(`Recorded paths walked to their end: ${arrived} of ${onRecordedPaths.length}.`);
}

function isBuilt({ isBuilding }: WalkRun): boolean {
  return !isBuilding || runProgram('vite', ['build', '--logLevel', 'error']) === 0;
}

/** Makes walks, then validates their calls against the contract. Returns 0 when both passed. */
function walkAndValidate(
  tokens: readonly string[],
  env: Readonly<Record<string, string>>,
  walkRun: WalkRun,
): number {
  mkdirSync('reports/walks', { recursive: true });
  clearWalkResults();
  const status = walkAll(tokens, env, walkRun);
  // No walk: there are no calls to validate.
  if (status === 0 && !existsSync(WALK_RESULTS_FILE)) return 0;
  const validationStatus = runProgram('tsx', ['tests/contract/validate-recordings.ts', REPORT]);
  return status === 0 && validationStatus === 0 ? 0 : 1;
}

/** Makes walks in Chromium. Returns 0 when all of them passed. */
function walkAll(
  tokens: readonly string[],
  env: Readonly<Record<string, string>>,
  { workers, isHeaded, slow }: WalkRun,
): number {
  return runProgram(
    'playwright',
    [
      ...['test', '-c', 'tests/browser/playwright.config.ts', 'tests/paths/fault-injection', '--retries=0'],
      ...[`--workers=${workers}`, ...(isHeaded ? ['--headed'] : [])],
    ],
    { REPORT, WALKS: tokens.join(','), PATHS_SLOW: String(slow), ...env },
  );
}
