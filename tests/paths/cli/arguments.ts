/** Parses the command line; anything unknown is an error. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { FAULTS, HOSTS, NOTHING } from '../fault-injection/plan';
import type { Plan, StubbedLevel } from '../kit/generators/plan';
import { readCounts } from '../kit/generators/weights';
import { nearestNames } from '../kit/model/nearest-names';
import { UsageError } from './usage';

export type Level = StubbedLevel | 'layout' | 'browser' | 'phone';

const LEVELS: readonly Level[] = ['chart', 'screens', 'layout', 'browser', 'phone'];
const PLANTS = ['chart', 'screen'] as const;

/** Time for walks with fault injection when no budget is given, ms. */
const DEFAULT_WALK_TIME_MS = 300_000;

/** Limit of a run: steps per journey, or time for all; null when not given. */
export type Budget = { readonly steps: number } | { readonly ms: number } | null;

export interface PathsCommand {
  readonly command: string;
  /** Names of journeys, or a name or token of a failure. */
  readonly names: readonly string[];
  readonly levels: readonly Level[] | null;
  readonly plan: Omit<Plan, 'levels'>;
  readonly budget: Budget;
  readonly fault: string | null;
  /** Host of walks with fault injection; null: both. */
  readonly host: string | null;
  /** File of the steps that a replayed walk takes instead of those drawn by its seed. */
  readonly steps: string | null;
  /** Walks of each persona at each entry URL that `record` makes. */
  readonly rounds: number;
  readonly workers: number;
  /** Part of all mutants that `mutate` tries, 0 to 1. */
  readonly share: number;
  readonly isWatching: boolean;
  readonly isHeaded: boolean;
  /** Pause before each step of a replay, ms. */
  readonly slow: number;
  readonly isBuilding: boolean;
  /** Names of the options on the command line, without their dashes. */
  readonly givenOptions: readonly string[];
}

/** Random steps of each journey when a seed or weights are given, and no number of steps. */
const RANDOM_STEPS = 200;

/** @throws UsageError for an unknown option or an invalid value */
export function readArguments(args: readonly string[]): PathsCommand {
  const { values, positionals } = parseCommandLine(args);
  const [command = 'help', ...names] = values.help === true ? ['help'] : positionals;
  const until = values.until === undefined ? undefined : readShare('--until', values.until);
  if (values.weights !== undefined) checkWeights(values.weights);
  if (values.steps !== undefined && !existsSync(values.steps))
    throw new UsageError(`--steps: there is no file "${values.steps}".`);
  const plant = values.plant === undefined ? undefined : oneOf('--plant', PLANTS, values.plant);
  const budget = values.budget === undefined ? null : readBudget(values.budget);
  const isRandom = values.seed !== undefined || values.weights !== undefined;
  const defaultSteps = isRandom && until === undefined ? RANDOM_STEPS : undefined;
  const steps = budget !== null && 'steps' in budget ? budget.steps : defaultSteps;
  return {
    command,
    names,
    levels: values.level === undefined ? null : values.level.split(',').map(levelOf),
    plan: {
      seed: readWholeNumber('--seed', values.seed ?? '42'),
      ...(until === undefined ? {} : { until }),
      ...(steps === undefined ? {} : { steps }),
      ...(values.pairs === true ? { pairs: true } : {}),
      ...(values.to === undefined ? {} : { to: values.to }),
      ...(values.weights === undefined ? {} : { weights: values.weights }),
      ...(plant === undefined ? {} : { plant }),
    },
    budget,
    fault: values.fault === undefined ? null : oneOf('--fault', [...FAULTS, NOTHING], values.fault),
    host: values.host === undefined ? null : oneOf('--host', HOSTS, values.host),
    steps: values.steps ?? null,
    rounds: readCount('--rounds', values.rounds ?? '2'),
    share: values.share === undefined ? 1 : readShare('--share', values.share),
    workers: readCount('--workers', values.workers ?? '2'),
    isWatching: values.watch === true,
    isHeaded: values.headed === true,
    slow: readWholeNumber('--slow', values.slow ?? '0'),
    isBuilding: values['no-build'] !== true,
    givenOptions: Object.keys(values),
  };
}

function checkWeights(file: string): void {
  if (!existsSync(file)) throw new UsageError(`--weights: there is no file "${file}". ${WEIGHTS_USAGE}`);
  try {
    readCounts(file);
  } catch (error) {
    throw new UsageError(
      `--weights: ${error instanceof Error ? error.message : String(error)} ${WEIGHTS_USAGE}`,
    );
  }
}

/** Explanation of --weights for error messages. */
const WEIGHTS_USAGE =
  '--weights takes what `npm run sessions` writes, its counts too: tests/sessions/transition-counts.json.';

function parseCommandLine(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        level: { type: 'string' },
        seed: { type: 'string' },
        until: { type: 'string' },
        budget: { type: 'string' },
        pairs: { type: 'boolean' },
        to: { type: 'string' },
        weights: { type: 'string' },
        fault: { type: 'string' },
        host: { type: 'string' },
        steps: { type: 'string' },
        rounds: { type: 'string' },
        plant: { type: 'string' },
        share: { type: 'string' },
        workers: { type: 'string' },
        watch: { type: 'boolean' },
        headed: { type: 'boolean' },
        slow: { type: 'string' },
        'no-build': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(why.includes("'--weights") ? `${why}. ${WEIGHTS_USAGE}` : why);
  }
}

function levelOf(name: string): Level {
  const level = LEVELS.find((candidate) => candidate === name.trim());
  if (level !== undefined) return level;
  throw new UsageError(
    `There is no level "${name}".${nearestNames(name, LEVELS)} There are: ${LEVELS.join(', ')}.`,
  );
}

/** `100%` or `100` as 1. */
function readShare(option: string, text: string): number {
  const percent = Number(/^(\d+(?:\.\d+)?)\s*%?$/.exec(text)?.[1]);
  if (percent > 0 && percent <= 100) return percent / 100;
  throw new UsageError(`${option} takes a percentage such as 100%, not "${text}".`);
}

function readWholeNumber(option: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new UsageError(`${option} takes a whole number, not "${text}".`);
}

function readCount(option: string, text: string): number {
  if (Number(text) === 0) throw new UsageError(`${option} takes one or more, not "${text}".`);
  return readWholeNumber(option, text);
}

function oneOf<T extends string>(option: string, values: readonly T[], text: string): T {
  const found = values.find((value) => value === text);
  if (found !== undefined) return found;
  const valid = values.length === 2 ? values.join(' or ') : `one of ${values.join(', ')}`;
  throw new UsageError(`${option} takes ${valid}, not "${text}".`);
}

/** Time for walks with fault injection, ms. */
export function walkTimeOf({ budget }: PathsCommand): number {
  return budget !== null && 'ms' in budget ? budget.ms : DEFAULT_WALK_TIME_MS;
}

/** `400` steps; `90s`, `5m` and `5min` of time. */
function readBudget(text: string): Budget {
  const [, number, unit] = /^(\d+)(s|m|min)?$/.exec(text) ?? [];
  if (number === undefined || Number(number) === 0)
    throw new UsageError(`--budget takes steps (400) or time (90s, 5min), not "${text}".`);
  if (unit === undefined) return { steps: Number(number) };
  return { ms: Number(number) * (unit === 's' ? 1_000 : 60_000) };
}
