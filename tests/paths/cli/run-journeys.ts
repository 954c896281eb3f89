/** Walks journeys on the requested levels. */

import { recordNewPaths, runWalks } from '../fault-injection/walks/run-walks';
import { hasScreens } from '../harness/open-page';
import { goalNamed } from '../kit/generators/shortest';
import { storeResults } from '../report/last-results';
import { charts } from '../support/charts';
import { type PathsCommand, walkTimeOf } from './arguments';
import { runInChromium } from './chromium-run';
import { clearFailures } from './failures/stored-failures';
import { journeysNamed, type ListedJourney } from './journeys';
import { runLayout } from './layout-run';
import { takePictures } from './playback';
import type { RunResults } from './progress';
import { runStubbed } from './stubbed-run';
import { foldersOf, isAllWell, summaryOf, writeSummary } from './summary';
import { UsageError } from './usage';
import { hasEntryUrl, whyNoEntryUrl } from './without-entry-url';

type Write = (text: string) => void;

/** @returns the exit code: 0 passed, 1 something failed or was not reached, 2 a path can't be walked */
export async function runJourneys(options: PathsCommand, write: Write): Promise<number> {
  const journeys = journeysNamed(options.names);
  const needsChromium = options.levels?.some((level) => level !== 'chart' && level !== 'screens') === true;
  // Wrong usage is reported before the run starts.
  const chromiumWalks = needsChromium ? chromiumRuns(options, journeys, write) : [];
  const codes = [await stubbedLevels(options, journeys, write)];
  for (const walk of chromiumWalks) codes.push(await walk());
  return Math.max(...codes);
}

async function stubbedLevels(
  options: PathsCommand,
  journeys: readonly ListedJourney[],
  write: Write,
): Promise<number> {
  const levels = (options.levels ?? (['chart', 'screens'] as const)).filter(
    (level) => level === 'chart' || level === 'screens',
  );
  if (levels.length === 0) return 0;
  const files = journeys.flatMap(({ testFile }) => (testFile === null ? [] : [testFile]));
  const withoutTestFile = journeys.filter(({ testFile }) => testFile === null).map(({ id }) => id);
  if (files.length === 0)
    throw new UsageError(`"${withoutTestFile.join(', ')}" has no paths with stubbed ports of its own.`);
  checkPlan(options, journeys);
  write(
    `${files.length === 1 ? 'One journey' : `${files.length} journeys`}, ${levels.join(' and ')}, seed ${options.plan.seed}.`,
  );
  const plan = { ...options.plan, levels, ...timeOf(options, files.length * levels.length) };
  const gathered = await runStubbed({
    files,
    plan,
    workers: options.workers,
    isWatching: options.isWatching,
    write,
    ended: (results) => {
      writeSummary(results);
      storeResults(results.outcomes, plan);
      write(`\n${summaryOf(results)}`);
      // With `--watch` the run never ends, so screenshots are taken here.
      if (options.isWatching) void takePictures(foldersOf(results)).catch((error) => write(String(error)));
    },
    interrupted: (results: RunResults) =>
      write(`\nInterrupted. Results so far:\n${summaryOf(results, 'no failure so far')}`),
  });
  await takePictures(foldersOf(gathered));
  if (gathered.reports.some(({ stale }) => stale !== undefined)) return 2;
  return isAllWell(gathered) ? 0 : 1;
}

/** @throws UsageError for a plan that these journeys do not support */
function checkPlan({ plan, names }: PathsCommand, journeys: readonly ListedJourney[]): void {
  if (plan.plant !== undefined && names.join() !== 'autopay')
    throw new UsageError('Only autopay has seeded mutants: `npm run paths -- run autopay --plant chart`.');
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

/** Time of each run: journeys run in parallel, levels one after the other. */
function timeOf({ budget, workers }: PathsCommand, runs: number): { readonly time?: number } {
  if (budget === null || !('ms' in budget)) return {};
  return { time: Math.ceil((budget.ms * Math.min(workers, runs)) / runs) };
}

/** The runs in Chromium, one function per level. */
function chromiumRuns(
  options: PathsCommand,
  journeys: readonly ListedJourney[],
  write: Write,
): readonly (() => number | Promise<number>)[] {
  const { levels, workers, isBuilding, isHeaded, slow, names } = options;
  const specs = journeys.flatMap((journey) => journey.specs);
  return (levels ?? []).flatMap((level): readonly (() => number | Promise<number>)[] => {
    if (level === 'browser') {
      if (specs.length === 0) throw new UsageError('These journeys have no tests of their own in Chromium.');
      for (const { id } of journeys.filter((journey) => names.length > 0 && journey.specs.length === 0))
        write(`${id} has no tests of its own in Chromium: it is skipped there.`);
      return [
        () => {
          clearFailures('chromium');
          return runInChromium({ specs, workers, isBuilding, isHeaded, slow, write });
        },
      ];
    }
    if (level === 'layout') {
      const withScreens = journeys.filter(({ testFile }) => testFile !== null && hasScreens(testFile));
      if (withScreens.length === 0)
        throw new UsageError(
          `${journeys.map(({ id }) => `"${id}"`).join(', ')}: no screens of its own for --level layout; use --level chart.`,
        );
      return [() => runLayout({ journeys: withScreens, workers, write })];
    }
    return level === 'phone' ? [faultInjection(options, journeys, write)] : [];
  });
}

/** Walks with fault injection. @throws UsageError when a browser can open none of the journeys */
function faultInjection(
  options: PathsCommand,
  journeys: readonly ListedJourney[],
  write: Write,
): () => Promise<number> {
  const { plan, fault, host } = options;
  const wanted = {
    journeys: journeysToWalk(options, journeys, write),
    seed: plan.seed,
    ...(fault === null ? {} : { fault }),
    ...(host === null ? {} : { host }),
  };
  return () => runWalks(wanted, walkTimeOf(options), { ...options, write });
}

/** Records paths for fault injection. @returns the exit code */
export function recordJourneys(options: PathsCommand, write: Write): number {
  const { plan, rounds } = options;
  const journeys = journeysToWalk(options, journeysNamed(options.names), write);
  return recordNewPaths({ journeys, seed: plan.seed, rounds }, { ...options, write });
}

/** Names of the journeys that a browser can open; none when none is named, which means all. */
function journeysToWalk(
  { names }: PathsCommand,
  journeys: readonly ListedJourney[],
  write: Write,
): readonly string[] {
  if (names.length === 0) return [];
  const [withUrl, without] = [
    journeys.filter(({ id }) => hasEntryUrl(id)),
    journeys.filter(({ id }) => !hasEntryUrl(id)),
  ];
  const skipped = without.map(({ id }) => whyNoEntryUrl(id));
  if (withUrl.length === 0) throw new UsageError(skipped.join('\n'));
  for (const why of skipped) write(`Skipped: ${why}`);
  return withUrl.map(({ id }) => id);
}
