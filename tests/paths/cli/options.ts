/** Which command and which level takes which option: what nothing takes is a wrong command, what only some take is said. */
import type { Asked, Level } from './arguments';
import { UsageError } from './usage';

type Taker = Level | 'crossing' | 'list' | 'report' | 'replay' | 'shrink';

const HELD = ['level', 'seed', 'until', 'budget', 'pairs', 'to', 'weights', 'plant', 'workers', 'watch'];
const CROSSED = ['level', 'seed', 'budget', 'fault', 'headed', 'slow', 'no-build'];

const taken: Readonly<Record<Taker, readonly string[]>> = {
  chart: HELD,
  screens: HELD,
  layout: ['level', 'workers'],
  browser: ['level', 'workers', 'headed', 'slow', 'no-build'],
  phone: CROSSED,
  crossing: CROSSED,
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
  crossing: '--fault',
  list: '`list`',
  report: '`report`',
  replay: '`replay`',
  shrink: '`shrink`',
};

/**
 * What is said of options that only some of the levels take.
 * @throws UsageError for an option, or a name, that nothing here takes
 */
export function checkOptions(asked: Asked): readonly string[] {
  const { command, given, budget } = asked;
  const takers = takersOf(asked);
  if (takers.length === 0) return [];
  checkNames(asked);
  const notes = given.flatMap((option) => {
    const without = takers.filter((taker) => !taken[taker].includes(option));
    if (without.length < takers.length)
      return without.map((taker) => `--${option} has no effect on ${names[taker]}.`);
    const [taker = 'list'] = takers;
    const known = taken[taker].map((one) => `--${one}`).join(', ') || 'no options';
    throw new UsageError(`--${option} has no effect on ${names[taker]}, which takes ${known}.`);
  });
  if (asked.isWatching && takers.some((taker) => taker !== 'chart' && taker !== 'screens'))
    throw new UsageError(
      '--watch never ends: it walks --level chart and screens, and no other level after them.',
    );
  const isCrossed = takers.every((taker) => taker === 'phone' || taker === 'crossing');
  if (command === 'run' && isCrossed && budget !== null && 'steps' in budget)
    throw new UsageError(`--budget takes time (90s, 5min) on ${names[takers[0] ?? 'phone']}, not steps.`);
  return notes;
}

function takersOf({ command, levels, fault }: Asked): readonly Taker[] {
  switch (command) {
    case 'list':
    case 'report':
    case 'replay':
    case 'shrink':
      return [command];
    case 'run': {
      if (fault === null) return levels ?? ['chart', 'screens'];
      const held = levels?.find((level) => level !== 'browser' && level !== 'phone');
      if (held !== undefined)
        throw new UsageError(`--fault crosses walks in Chromium: --level browser or phone, not ${held}.`);
      return ['crossing'];
    }
    default:
      return [];
  }
}

function checkNames({ command, names: words }: Asked): void {
  const most =
    command === 'run' ? Number.POSITIVE_INFINITY : command === 'list' || command === 'report' ? 0 : 1;
  const tooMuch = words.slice(most);
  if (tooMuch.length === 0) return;
  const what = most === 0 ? 'takes no names' : 'takes one token';
  throw new UsageError(`\`${command}\` ${what}: "${tooMuch.join(' ')}" is too much.`);
}
