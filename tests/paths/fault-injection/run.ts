/**
 * Walks in Chromium with injected faults, covering pairs of factors (docs/fault-injection.md):
 * `npx tsx tests/paths/fault-injection/run.ts --journey autopay --fault slow --host phone --seed 7 --budget 5min`, or
 * `--replay <token>` replays one walk, and `--shrink <token>` finds the shortest part of it that fails. `--learn` records new
 * paths. Builds the app unless `--no-build` is given. Exits with 1 when a walk failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { coveredPairs, type PlannedWalk, planOf, readToken, tokenOf } from './plan';
import { recordPaths } from './record-paths';
import { hasFailedSince, shrinkWalk } from './shrink-walk';
import { clearWalkResults, readWalkResults, WALK_RESULTS_FILE } from './walk-results';

const REPORT = 'crossings';
/** Minimum duration of a walk, ms: limits how many tokens are passed for a budget. */
const MIN_WALK_MS = 1_500;

/** Failed walks to shrink at the end of a run, and the time for each, ms; `--shrink` uses the whole budget for one. */
const MAX_SHRUNK_WALKS = 2;
const SHRINK_MS = 40_000;

const { values } = parseArgs({
  options: {
    journey: { type: 'string' },
    fault: { type: 'string' },
    host: { type: 'string' },
    seed: { type: 'string', default: '1' },
    budget: { type: 'string', default: '5min' },
    replay: { type: 'string' },
    shrink: { type: 'string' },
    /** Number of walks of each persona at each entry URL, to record from. */
    learn: { type: 'string' },
    /** File of steps to replay instead of those drawn by the seed. */
    steps: { type: 'string' },
    headed: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});

try {
  process.exitCode = await runCommand();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

function runCommand(): number | Promise<number> {
  if (values.learn !== undefined) return recordNewPaths(Number(values.learn));
  return values.shrink === undefined ? run() : shrink(values.shrink);
}

function recordNewPaths(rounds: number): number {
  if (!(rounds > 0))
    throw new Error(`--learn takes a number of walks for each persona, not "${values.learn}".`);
  const journey = values.journey ?? null;
  if (!isBuilt()) return 1;
  recordPaths({ journey, seed: seedOf(), rounds, walk: (tokens) => void walkAll(tokens, {}), say });
  return 0;
}

async function shrink(token: string): Promise<number> {
  readToken(token);
  return isBuilt() ? shrinkBuilt(token, budgetOf(values.budget)) : 1;
}

/** Shrinks a walk of the built app. @param maxTime time for all attempts, ms */
function shrinkBuilt(token: string, maxTime: number): Promise<number> {
  const walk = (steps: string | null) => walkAll([token], steps === null ? {} : { CROSSING_STEPS: steps });
  return shrinkWalk(token, { maxTime, walk, say });
}

async function run(): Promise<number> {
  const { journey, fault, host } = values;
  const wanted = {
    ...(journey === undefined ? {} : { journey }),
    ...(fault === undefined ? {} : { fault }),
    ...(host === undefined ? {} : { host }),
  };
  const seed = seedOf();
  const budget = budgetOf(values.budget);
  const plan = values.replay === undefined ? planOf({ ...wanted, seed }) : [readToken(values.replay)];
  if (!isBuilt()) return 1;
  mkdirSync('reports/crossings', { recursive: true });
  clearWalkResults();
  const startedAt = Date.now();
  const endsAt = startedAt + budget;
  const chosen = plan.slice(0, Math.max(1, Math.ceil(budget / MIN_WALK_MS)));
  const status = walkAll(chosen.map(tokenOf), {
    CROSSINGS_UNTIL: String(endsAt),
    ...(values.steps === undefined ? {} : { CROSSING_STEPS: values.steps }),
  });
  if (status === 0 && !existsSync(WALK_RESULTS_FILE)) {
    say(`The budget of ${values.budget} is too short for one walk: use a longer one, such as 90s.`);
    return 2;
  }
  const validationStatus = runCli('tsx', ['tests/contract/validate-recordings.ts', REPORT], {});
  summarise(wanted, plan);
  const failed = chosen.map(tokenOf).filter((token) => hasFailedSince(token, startedAt));
  // A replayed walk is not shrunk.
  if (values.replay === undefined)
    for (const token of failed.slice(0, MAX_SHRUNK_WALKS)) await shrinkBuilt(token, SHRINK_MS);
  return status === 0 && validationStatus === 0 ? 0 : 1;
}

/** Prints a summary of the walks. */
function summarise(wanted: Parameters<typeof coveredPairs>[0], plan: readonly PlannedWalk[]): void {
  const walked = readWalkResults();
  const { covered, total } = coveredPairs(
    wanted,
    walked.map(({ token }) => readToken(token)),
  );
  const screens = new Set(walked.flatMap((walk) => walk.screens));
  const steps = walked.reduce((sum, walk) => sum + walk.steps, 0);
  say(`${walked.length} of ${plan.length} walks passed: ${steps} steps, ${screens.size} different screens.`);
  say(`Pairs of factors covered: ${covered} of ${total}.`);
  const onRecordedPaths = walked.filter(({ hasReachedEnd }) => hasReachedEnd !== null);
  const arrived = onRecordedPaths.filter(({ hasReachedEnd }) => hasReachedEnd === true).length;
  if (onRecordedPaths.length > 0)
    say(`Recorded paths walked to their end: ${arrived} of ${onRecordedPaths.length}.`);
}

function seedOf(): number {
  const seed = Number(values.seed);
  if (!Number.isInteger(seed)) throw new Error(`--seed takes a whole number, not "${values.seed}".`);
  return seed;
}

/** `90s`, `5min` or `5` (minutes). Returns ms. */
function budgetOf(text: string): number {
  const [, number, unit] = /^(\d+)(s|min)?$/.exec(text) ?? [];
  if (number === undefined) throw new Error(`--budget takes 90s or 5min, not "${text}".`);
  return Number(number) * (unit === 's' ? 1_000 : 60_000);
}

function isBuilt(): boolean {
  return values['no-build'] || runCli('vite', ['build', '--logLevel', 'error'], {}) === 0;
}

/** Makes walks in Chromium. Returns 0 when all of them passed. */
function walkAll(tokens: readonly string[], env: Readonly<Record<string, string>>): number {
  return runCli(
    'playwright',
    [
      ...['test', '-c', 'tests/browser/playwright.config.ts', 'tests/paths/fault-injection', '--retries=0'],
      ...(values.headed ? ['--headed'] : []),
      ...(process.env.CROSSING_WORKERS === undefined ? [] : [`--workers=${process.env.CROSSING_WORKERS}`]),
    ],
    { REPORT, CROSSINGS: tokens.join(','), ...env },
  );
}

function runCli(command: string, args: readonly string[], env: Readonly<Record<string, string>>): number {
  const { status } = spawnSync('npx', [command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
