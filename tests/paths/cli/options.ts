/** Options of each command and level: an option that none of them takes is an error, one that only some take is a note. */
import type { Level, PathsCommand } from './arguments';
import { UsageError } from './usage';

type Taker = Level | 'fault' | 'list' | 'report' | 'replay' | 'shrink';

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

const taken: Readonly<Record<Taker, readonly string[]>> = {
  chart: STUBBED_LEVEL_OPTIONS,
  screens: STUBBED_LEVEL_OPTIONS,
  layout: ['level', 'workers'],
  browser: ['level', 'workers', 'headed', 'slow', 'no-build'],
  phone: FAULT_OPTIONS,
  fault: FAULT_OPTIONS,
  list: [],
  report: [],
  replay: ['level', 'headed', 'slow', 'plant', 'no-build'],
  shrink: ['level', 'plant', 'headed', 'slow', 'no-build'],
};

const names: Readonly<Record<Taker, string>> = {
  chart: '--level chart',
  screens: '--level screens',
  layout: '--level layout',
  browser: '--level browser',
  phone: '--level phone',
  fault: '--fault',
  list: '`list`',
  report: '`report`',
  replay: '`replay`',
  shrink: '`shrink`',
};

/**
 * Notes about options that only some of the levels take.
 * @throws UsageError for an option, or a name, that none of them takes
 */
export function checkOptions(options: PathsCommand): readonly string[] {
  const { command, given, budget } = options;
  const takers = takersOf(options);
  if (takers.length === 0) return [];
  checkNames(options);
  const notes = given.flatMap((option) => {
    const without = takers.filter((taker) => !taken[taker].includes(option));
    if (without.length < takers.length)
      return without.map((taker) => `--${option} has no effect on ${names[taker]}.`);
    const [taker = 'list'] = takers;
    const known = taken[taker].map((one) => `--${one}`).join(', ') || 'no options';
    throw new UsageError(`--${option} has no effect on ${names[taker]}, which takes ${known}.`);
  });
  if (options.isWatching && takers.some((taker) => taker !== 'chart' && taker !== 'screens'))
    throw new UsageError('--watch never ends: it only walks --level chart and screens.');
  const isWithFaults = takers.every((taker) => taker === 'phone' || taker === 'fault');
  if (command === 'run' && isWithFaults && budget !== null && 'steps' in budget)
    throw new UsageError(`--budget takes time (90s, 5min) on ${names[takers[0] ?? 'phone']}, not steps.`);
  return notes;
}

function takersOf({ command, levels, fault }: PathsCommand): readonly Taker[] {
  switch (command) {
    case 'list':
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

function checkNames({ command, names: words }: PathsCommand): void {
  const most =
    command === 'run' ? Number.POSITIVE_INFINITY : command === 'list' || command === 'report' ? 0 : 1;
  const tooMuch = words.slice(most);
  if (tooMuch.length === 0) return;
  const what = most === 0 ? 'takes no names' : 'takes one token';
  throw new UsageError(`\`${command}\` ${what}: "${tooMuch.join(' ')}" is too much.`);
}
