/** Walks journeys on the levels that are asked for. */
import { goalNamed } from '../kit/shortest';
import { keepResults } from '../report/last-results';
import { hasScreens } from '../stage/open';
import { charts } from '../support/charts';
import type { Asked } from './arguments';
import { runCrossings, runInChromium } from './chromium-run';
import { takePictures } from './film';
import { runHeld } from './held-run';
import { journeysNamed, type ListedJourney } from './journeys';
import { forgetFailures } from './kept-failures';
import { runLayout } from './layout-run';
import type { Gathered } from './progress';
import { foldersOf, isAllWell, summaryOf, writeSummary } from './summary';
import { UsageError } from './usage';
import { hasEntryUrl, whyNoEntryUrl } from './without-entry-url';

type Write = (text: string) => void;

/** Gives the exit code: 0 all well, 1 something failed or was not reached, 2 a path can't be walked. */
export async function runJourneys(asked: Asked, write: Write): Promise<number> {
  const journeys = journeysNamed(asked.names);
  if (asked.fault !== null) return cross(asked, journeys, write);
  const isInChromium = asked.levels?.some((level) => level !== 'chart' && level !== 'screens') === true;
  // Wrong use is said before minutes of walking.
  const chromium = isInChromium ? inChromium(asked, journeys, write) : [];
  const codes = [await heldLevels(asked, journeys, write)];
  for (const walk of chromium) codes.push(await walk());
  return Math.max(...codes);
}

async function heldLevels(asked: Asked, journeys: readonly ListedJourney[], write: Write): Promise<number> {
  const levels = (asked.levels ?? (['chart', 'screens'] as const)).filter(
    (level) => level === 'chart' || level === 'screens',
  );
  if (levels.length === 0) return 0;
  const files = journeys.flatMap(({ held }) => (held === null ? [] : [held]));
  const without = journeys.filter(({ held }) => held === null).map(({ id }) => id);
  if (files.length === 0)
    throw new UsageError(`"${without.join(', ')}" has no paths with held ports of its own.`);
  checkPlan(asked, journeys);
  write(
    `${files.length === 1 ? 'One journey' : `${files.length} journeys`}, ${levels.join(' and ')}, seed ${asked.plan.seed}.`,
  );
  const plan = { ...asked.plan, levels, ...timeOf(asked, files.length * levels.length) };
  const gathered = await runHeld({
    files,
    plan,
    workers: asked.workers,
    isWatching: asked.isWatching,
    write,
    ended: (all) => {
      writeSummary(all);
      keepResults(all.told, plan);
      write(`\n${summaryOf(all)}`);
      // Whoever watches never comes to the end of it.
      if (asked.isWatching) void takePictures(foldersOf(all)).catch((error) => write(String(error)));
    },
    interrupted: (all: Gathered) => write(`\nInterrupted. Until then:\n${summaryOf(all, 'well until then')}`),
  });
  await takePictures(foldersOf(gathered));
  if (gathered.reports.some(({ stale }) => stale !== undefined)) return 2;
  return isAllWell(gathered) ? 0 : 1;
}

/** @throws UsageError for what no journey of these can do */
function checkPlan({ plan, names }: Asked, journeys: readonly ListedJourney[]): void {
  if (plan.plant !== undefined && names.join() !== 'autopay')
    throw new UsageError(
      'The known bugs are planted in autopay: `npm run paths -- run autopay --plant chart`.',
    );
  if (plan.to === undefined) return;
  if (journeys.length !== 1)
    throw new UsageError('--to needs one journey: `npm run paths -- run autopay --to withdrawn`.');
  const chart = charts.find(({ id }) => id === journeys[0]?.id);
  try {
    if (chart !== undefined) goalNamed(chart, plan.to);
  } catch (error) {
    throw new UsageError(`--to: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The time of all together, shared out: journeys run side by side, and levels one after the other. */
function timeOf({ budget, workers }: Asked, runs: number): { readonly time?: number } {
  if (budget === null || !('ms' in budget)) return {};
  return { time: Math.ceil((budget.ms * Math.min(workers, runs)) / runs) };
}

/** What is to be walked in Chromium, each level to be begun. */
function inChromium(
  asked: Asked,
  journeys: readonly ListedJourney[],
  write: Write,
): readonly (() => number | Promise<number>)[] {
  const { levels, workers, isBuilding, isHeaded, slow, names } = asked;
  const specs = journeys.flatMap((journey) => journey.specs);
  return (levels ?? []).flatMap((level): readonly (() => number | Promise<number>)[] => {
    if (level === 'browser') {
      if (specs.length === 0) throw new UsageError('These journeys have no walks of their own in Chromium.');
      for (const { id } of journeys.filter((one) => names.length > 0 && one.specs.length === 0))
        write(`${id} has no walks of its own in Chromium: it is left out there.`);
      return [
        () => {
          forgetFailures('chromium');
          return runInChromium({ specs, workers, isBuilding, isHeaded, slow, write });
        },
      ];
    }
    if (level === 'layout') {
      const shown = journeys.filter(({ held }) => held !== null && hasScreens(held));
      if (shown.length === 0)
        throw new UsageError(
          `${journeys.map(({ id }) => `"${id}"`).join(', ')}: no screens of its own that could be laid out; --level chart walks it.`,
        );
      return [() => runLayout({ journeys: shown, workers, write })];
    }
    return level === 'phone' ? [() => cross({ ...asked, levels: ['phone'] }, journeys, write)] : [];
  });
}

/** Crossed with a fault, or in the phone's host: those walks are made by tests/paths/crossing. */
function cross(asked: Asked, journeys: readonly ListedJourney[], write: Write): number {
  const { levels, plan, budget, fault, isBuilding, isHeaded, slow, names } = asked;
  const hosts = [
    ...(levels?.includes('browser') === true ? ['page'] : []),
    ...(levels?.includes('phone') === true ? ['phone'] : []),
  ];
  const shared = [
    ...['--seed', String(plan.seed)],
    ...(fault === null ? [] : ['--fault', fault]),
    // In both, where neither or each of them is asked for.
    ...(hosts.length === 1 ? ['--host', ...hosts] : []),
    ...(isHeaded ? ['--headed'] : []),
  ];
  const timeFor = (runs: number) =>
    budget !== null && 'ms' in budget ? ['--budget', `${Math.ceil(budget.ms / 1_000 / runs)}s`] : [];
  if (names.length === 0)
    return runCrossings([...shared, ...timeFor(1), ...(isBuilding ? [] : ['--no-build'])], slow);
  const open = journeys.filter(({ id }) => hasEntryUrl(id));
  const shut = journeys.filter(({ id }) => !hasEntryUrl(id)).map(({ id }) => whyNoEntryUrl(id));
  if (open.length === 0) throw new UsageError(shut.join('\n'));
  for (const why of shut) write(`Left out: ${why}`);
  const codes = open.map(({ id }, at) =>
    runCrossings(
      [
        '--journey',
        id,
        ...shared,
        ...timeFor(open.length),
        ...(isBuilding && at === 0 ? [] : ['--no-build']),
      ],
      slow,
    ),
  );
  return Math.max(...codes);
}
