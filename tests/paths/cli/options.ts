/** Options of each command and level: it is an error when none of the requested levels takes an option, and a note when only some do. */
import type { Level, PathsCommand } from './arguments';
import { isWalkToken } from './failures/named-failure';
import { UsageError } from './usage';

/** What takes options: a level or a command; `replay walk` and `shrink walk` are of a walk with fault injection. */
type Taker =
  | Level
  | 'list'
  | 'report'
  | 'mutate'
  | 'record'
  | 'replay'
  | 'replay walk'
  | 'shrink'
  | 'shrink walk';

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
const CHROMIUM_OPTIONS = ['headed', 'slow', 'no-build'];

const optionsOf: Readonly<Record<Taker, readonly string[]>> = {
  chart: STUBBED_LEVEL_OPTIONS,
  screens: STUBBED_LEVEL_OPTIONS,
  layout: ['level', 'workers'],
  browser: ['level', 'workers', ...CHROMIUM_OPTIONS],
  phone: ['level', 'fault', 'host', 'seed', 'budget', 'workers', ...CHROMIUM_OPTIONS],
  list: [],
  mutate: ['share', 'seed', 'workers'],
  record: ['rounds', 'seed', 'workers', ...CHROMIUM_OPTIONS],
  report: [],
  replay: ['level', 'plant', ...CHROMIUM_OPTIONS],
  'replay walk': ['steps', ...CHROMIUM_OPTIONS],
  shrink: ['level', 'plant', ...CHROMIUM_OPTIONS],
  'shrink walk': ['budget', ...CHROMIUM_OPTIONS],
};

const displayNames: Readonly<Record<Taker, string>> = {
  chart: '--level chart',
  screens: '--level screens',
  layout: '--level layout',
  browser: '--level browser',
  phone: '--level phone',
  list: '`list`',
  mutate: '`mutate`',
  record: '`record`',
  report: '`report`',
  replay: '`replay`',
  'replay walk': '`replay` of a walk with fault injection',
  shrink: '`shrink`',
  'shrink walk': '`shrink` of a walk with fault injection',
};

/**
 * Notes about options that only some of the levels take.
 * @throws UsageError for an option, or a name, that none of them takes
 */
export function checkOptions(options: PathsCommand): readonly string[] {
  const { givenOptions, budget } = options;
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
  const [taker, ...others] = takers;
  const isOfWalks = others.length === 0 && (taker === 'phone' || taker === 'shrink walk');
  if (isOfWalks && budget !== null && 'steps' in budget)
    throw new UsageError(`--budget takes time (90s, 5min) on ${displayNames[taker]}, not steps.`);
  return notes;
}

function takersOf({ command, names, levels }: PathsCommand): readonly Taker[] {
  switch (command) {
    case 'list':
    case 'mutate':
    case 'record':
    case 'report':
      return [command];
    case 'replay':
    case 'shrink':
      return [isWalkToken(names[0] ?? '') ? `${command} walk` : command];
    case 'run':
      return levels ?? ['chart', 'screens'];
    default:
      return [];
  }
}

function checkNames({ command, names }: PathsCommand): void {
  const maxNames =
    command === 'run' || command === 'mutate' || command === 'record'
      ? Number.POSITIVE_INFINITY
      : command === 'list' || command === 'report'
        ? 0
        : 1;
  const tooMany = names.slice(maxNames);
  if (tooMany.length === 0) return;
  const what = maxNames === 0 ? 'takes no names' : 'takes one token';
  throw new UsageError(`\`${command}\` ${what}: "${tooMany.join(' ')}" is too much.`);
}
