/** Options of each command and level: it is an error when none of the requested levels takes an option, and a note when only some do. */
import type { Level, PathsCommand } from './arguments';
import { UsageError } from './usage';

/** What takes options: a level or a command; `fault` is `run --fault`. */
type Taker = Level | 'fault' | 'list' | 'report' | 'mutate' | 'replay' | 'shrink';

const STUBBED_LEVEL_OPTIONS = [
  'level',
  'seed',
  'until',
  'budget',
  'pairs',
  'to',
  'weights',
  'plant',
  'workers',
  'watch',
];
const FAULT_OPTIONS = ['level', 'seed', 'budget', 'fault', 'headed', 'slow', 'no-build'];

const optionsOf: Readonly<Record<Taker, readonly string[]>> = {
  chart: STUBBED_LEVEL_OPTIONS,
  screens: STUBBED_LEVEL_OPTIONS,
  layout: ['level', 'workers'],
  browser: ['level', 'workers', 'headed', 'slow', 'no-build'],
  phone: FAULT_OPTIONS,
  fault: FAULT_OPTIONS,
  list: [],
  mutate: ['share', 'seed', 'workers'],
  report: [],
  replay: ['level', 'headed', 'slow', 'plant', 'no-build'],
  shrink: ['level', 'plant', 'headed', 'slow', 'no-build'],
};

const displayNames: Readonly<Record<Taker, string>> = {
  chart: '--level chart',
  screens: '--level screens',
  layout: '--level layout',
  browser: '--level browser',
  phone: '--level phone',
  fault: '--fault',
  list: '`list`',
  mutate: '`mutate`',
  report: '`report`',
  replay: '`replay`',
  shrink: '`shrink`',
};

/**
 * Notes about options that only some of the levels take.
 * @throws UsageError for an option, or a name, that none of them takes
 */
export function checkOptions(options: PathsCommand): readonly string[] {
  const { command, givenOptions, budget } = options;
  const takers = takersOf(options);
  if (takers.length === 0) return [];
  checkNames(options);
  const notes = givenOptions.flatMap((option) => {
    const takersWithout = takers.filter((taker) => !optionsOf[taker].includes(option));
    if (takersWithout.length < takers.length)
      return takersWithout.map((taker) => `--${option} has no effect on ${displayNames[taker]}.`);
    const [taker = 'list'] = takers;
    const validOptions = optionsOf[taker].map((name) => `--${name}`).join(', ') || 'no options';
    throw new UsageError(`--${option} has no effect on ${displayNames[taker]}, which takes ${validOptions}.`);
  });
  if (options.isWatching && takers.some((taker) => taker !== 'chart' && taker !== 'screens'))
    throw new UsageError('--watch never ends: it only walks --level chart and screens.');
  const isFaultInjection = takers.every((taker) => taker === 'phone' || taker === 'fault');
  if (command === 'run' && isFaultInjection && budget !== null && 'steps' in budget)
    throw new UsageError(
      `--budget takes time (90s, 5min) on ${displayNames[takers[0] ?? 'phone']}, not steps.`,
    );
  return notes;
}

function takersOf({ command, levels, fault }: PathsCommand): readonly Taker[] {
  switch (command) {
    case 'list':
    case 'mutate':
    case 'report':
    case 'replay':
    case 'shrink':
      return [command];
    case 'run': {
      if (fault === null) return levels ?? ['chart', 'screens'];
      const other = levels?.find((level) => level !== 'browser' && level !== 'phone');
      if (other !== undefined)
        throw new UsageError(`--fault applies to walks in Chromium: --level browser or phone, not ${other}.`);
      return ['fault'];
    }
    default:
      return [];
  }
}

function checkNames({ command, names }: PathsCommand): void {
  const maxNames =
    command === 'run' || command === 'mutate'
      ? Number.POSITIVE_INFINITY
      : command === 'list' || command === 'report'
        ? 0
        : 1;
  const tooMany = names.slice(maxNames);
  if (tooMany.length === 0) return;
  const what = maxNames === 0 ? 'takes no names' : 'takes one token';
  throw new UsageError(`\`${command}\` ${what}: "${tooMany.join(' ')}" is too much.`);
}
