/**
 * Walks in Chromium, crossed by pairs with what goes wrong (docs/crossings.md):
 * `npx tsx tests/paths/crossing/run.ts --journey autopay --fault slow --host phone --seed 7 --budget 5min`, or
 * `--replay <token>` for one walk again, and `--shrink <token>` for the shortest part of it that fails. `--learn` looks for known
 * ways, and keeps them. Builds the app unless `--no-build`; ends with 1 when a walk failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { learn } from './learn';
import { type Crossing, pairsHeld, planOf, readToken, tokenOf } from './plan';
import { hasFailedSince, shrinkWalk } from './shrink-walk';
import { forgetWalked, WALKED_FILE, walkedLines } from './walked';

const REPORT = 'crossings';
/** No walk is faster: more of them than fit the budget need no name. */
const LEAST_MS = 1_500;

/** So many failed walks are made shorter at the end of a run, for so long each (ms); `--shrink` takes its time for one. */
const MOST_SHRUNK = 2;
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
    /** Walks of each merchant at each entry URL, to learn from. */
    learn: { type: 'string' },
    /** File of the steps to make instead of those of the seed. */
    steps: { type: 'string' },
    headed: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});

try {
  process.exitCode = await begin();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

function begin(): number | Promise<number> {
  if (values.learn !== undefined) return learnWays(Number(values.learn));
  return values.shrink === undefined ? run() : shrink(values.shrink);
}

function learnWays(rounds: number): number {
  if (!(rounds > 0))
    throw new Error(`--learn takes a number of walks for each merchant, not "${values.learn}".`);
  const journey = values.journey ?? null;
  if (!isBuilt()) return 1;
  learn({ journey, seed: seedOf(), rounds, walk: (tokens) => void walkAll(tokens, {}), say });
  return 0;
}

async function shrink(token: string): Promise<number> {
  readToken(token);
  return isBuilt() ? makeShort(token, budgetOf(values.budget)) : 1;
}

/** @param maxTime ms for all tries */
function makeShort(token: string, maxTime: number): Promise<number> {
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
  forgetWalked();
  const begun = Date.now();
  const until = begun + budget;
  const chosen = plan.slice(0, Math.max(1, Math.ceil(budget / LEAST_MS)));
  const status = walkAll(chosen.map(tokenOf), {
    CROSSINGS_UNTIL: String(until),
    ...(values.steps === undefined ? {} : { CROSSING_STEPS: values.steps }),
  });
  if (status === 0 && !existsSync(WALKED_FILE)) {
    say(`The budget of ${values.budget} is too short for one walk: give it more, 90s say.`);
    return 2;
  }
  const judged = start('tsx', ['tests/contract/judge-recordings.ts', REPORT], {});
  summarise(wanted, plan);
  const failed = chosen.map(tokenOf).filter((token) => hasFailedSince(token, begun));
  // One that was asked for by its name is as its name says.
  if (values.replay === undefined)
    for (const token of failed.slice(0, MOST_SHRUNK)) await makeShort(token, SHRINK_MS);
  return status === 0 && judged === 0 ? 0 : 1;
}

/** What was walked, in words for whoever asked for it. */
function summarise(wanted: Parameters<typeof pairsHeld>[0], plan: readonly Crossing[]): void {
  const walked = walkedLines();
  const { held, of } = pairsHeld(
    wanted,
    walked.map(({ token }) => readToken(token)),
  );
  const places = new Set(walked.flatMap((one) => one.places));
  const steps = walked.reduce((sum, one) => sum + one.steps, 0);
  say(
    `${walked.length} of ${plan.length} walks made without a fault of ours: ${steps} steps, ${places.size} different screens.`,
  );
  say(`Pairs of circumstances met: ${held} of ${of}.`);
  const along = walked.filter(({ hasArrived }) => hasArrived !== null);
  const arrived = along.filter(({ hasArrived }) => hasArrived === true).length;
  if (along.length > 0)
    say(`Of ${along.length} known ways ${arrived} were walked to their end all the same.`);
}

function seedOf(): number {
  const seed = Number(values.seed);
  if (!Number.isInteger(seed)) throw new Error(`--seed takes a whole number, not "${values.seed}".`);
  return seed;
}

/** `90s`, `5min` or `5`, which are minutes. Gives ms. */
function budgetOf(text: string): number {
  const [, number, unit] = /^(\d+)(s|min)?$/.exec(text) ?? [];
  if (number === undefined) throw new Error(`--budget takes 90s or 5min, not "${text}".`);
  return Number(number) * (unit === 's' ? 1_000 : 60_000);
}

function isBuilt(): boolean {
  return values['no-build'] || start('vite', ['build', '--logLevel', 'error'], {}) === 0;
}

/** Makes walks in Chromium. Gives 0 when nothing was wrong after any of them. */
function walkAll(tokens: readonly string[], env: Readonly<Record<string, string>>): number {
  return start(
    'playwright',
    [
      ...['test', '-c', 'tests/browser/playwright.config.ts', 'tests/paths/crossing', '--retries=0'],
      ...(values.headed ? ['--headed'] : []),
      ...(process.env.CROSSING_WORKERS === undefined ? [] : [`--workers=${process.env.CROSSING_WORKERS}`]),
    ],
    { REPORT, CROSSINGS: tokens.join(','), ...env },
  );
}

function start(command: string, args: readonly string[], env: Readonly<Record<string, string>>): number {
  const { status } = spawnSync('npx', [command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
