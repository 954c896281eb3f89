/** `npm run paths -- <command>`: path tests for people (docs/paths.md). */
import { type Asked, readArguments } from './arguments';
import { runCrossings, runInChromium, writeReport } from './chromium-run';
import { takePictures } from './film';
import { runHeld } from './held-run';
import { journeysNamed, journeyTable, type ListedJourney, listJourneys } from './journeys';
import { replay } from './replay';
import { foldersOf, isAllWell, summaryOf, writeSummary } from './summary';
import { USAGE, UsageError } from './usage';

const write = (text: string) => {
  process.stdout.write(`${text}\n`);
};

try {
  process.exitCode = await main(readArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

/** Gives the exit code: 0 all well, 1 something failed, 2 wrong use. */
async function main(asked: Asked): Promise<number> {
  switch (asked.command) {
    case 'list':
      write(journeyTable(listJourneys()));
      return 0;
    case 'run':
      return runJourneys(asked);
    case 'replay':
    case 'shrink':
      return replay(asked, write);
    case 'report':
      return writeReport();
    case 'help':
      write(USAGE);
      return 0;
    default:
      throw new UsageError(`There is no command "${asked.command}".\n\n${USAGE}`);
  }
}

async function runJourneys(asked: Asked): Promise<number> {
  const journeys = journeysNamed(asked.names);
  if (asked.fault !== null) return cross(asked, journeys);
  const levels = asked.levels ?? ['chart', 'screens'];
  const codes = [await heldLevels(asked, journeys), ...inChromium(asked, journeys)];
  if (levels.length === 0) throw new UsageError('--level names no level.');
  return Math.max(...codes);
}

async function heldLevels(asked: Asked, journeys: readonly ListedJourney[]): Promise<number> {
  const levels = (asked.levels ?? (['chart', 'screens'] as const)).filter(
    (level) => level === 'chart' || level === 'screens',
  );
  if (levels.length === 0) return 0;
  const files = journeys.flatMap(({ held }) => (held === null ? [] : [held]));
  const without = journeys.filter(({ held }) => held === null).map(({ id }) => id);
  if (files.length === 0)
    throw new UsageError(`"${without.join(', ')}" has no paths with held ports of its own.`);
  if (asked.plan.plant !== undefined && asked.names.join() !== 'autopay')
    throw new UsageError(
      'The known bugs are planted in autopay: `npm run paths -- run autopay --plant chart`.',
    );
  if (asked.plan.to !== undefined && journeys.length !== 1)
    throw new UsageError('--to needs one journey: `npm run paths -- run autopay --to withdrawn`.');
  write(
    `${files.length === 1 ? 'One journey' : `${files.length} journeys`}, ${levels.join(' and ')}, seed ${asked.plan.seed}.`,
  );
  const gathered = await runHeld({
    files,
    plan: { ...asked.plan, levels, ...timeOf(asked, files.length * levels.length) },
    workers: asked.workers,
    isWatching: asked.isWatching,
    write,
    ended: (all) => {
      writeSummary(all);
      write(`\n${summaryOf(all)}`);
    },
  });
  await takePictures(foldersOf(gathered));
  if (gathered.reports.some(({ stale }) => stale !== undefined)) return 2;
  return isAllWell(gathered) ? 0 : 1;
}

/** The time of all together, shared out: journeys run side by side, and levels one after the other. */
function timeOf({ budget, workers }: Asked, runs: number): { readonly time?: number } {
  if (budget === null || !('ms' in budget)) return {};
  return { time: Math.ceil((budget.ms * Math.min(workers, runs)) / runs) };
}

function inChromium(asked: Asked, journeys: readonly ListedJourney[]): readonly number[] {
  const { levels, workers, isBuilding, isHeaded, slow } = asked;
  const specs = journeys.flatMap((journey) => journey.specs);
  return (levels ?? []).flatMap((level) => {
    if (level === 'browser') {
      if (specs.length === 0) throw new UsageError('These journeys have no walks of their own in Chromium.');
      return [runInChromium({ specs, workers, isBuilding, isHeaded, slow })];
    }
    return level === 'phone' ? [cross({ ...asked, levels: ['phone'] }, journeys)] : [];
  });
}

/** Crossed with a fault, or in the phone's host: those walks are made by tests/paths/crossing. */
function cross(asked: Asked, journeys: readonly ListedJourney[]): number {
  const { levels, plan, budget, fault, isBuilding, isHeaded, slow, names } = asked;
  const host = levels?.includes('phone') === true ? 'phone' : levels === null ? null : 'page';
  const shared = [
    ...['--seed', String(plan.seed)],
    ...(fault === null ? [] : ['--fault', fault]),
    ...(host === null ? [] : ['--host', host]),
    ...(budget !== null && 'ms' in budget ? ['--budget', `${Math.ceil(budget.ms / 1_000)}s`] : []),
    ...(isHeaded ? ['--headed'] : []),
  ];
  if (names.length === 0) return runCrossings([...shared, ...(isBuilding ? [] : ['--no-build'])], slow);
  const codes = journeys.map(({ id }, at) =>
    runCrossings(['--journey', id, ...shared, ...(isBuilding && at === 0 ? [] : ['--no-build'])], slow),
  );
  return Math.max(...codes);
}
