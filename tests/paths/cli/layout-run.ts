/** Walks journeys through their screens in Chromium, with stubbed ports and real layout, at the width of the narrowest phone. */
import { type Browser, chromium } from '@playwright/test';

import { findChromium } from '../../support/chromium';
import type { Fault, JourneyWalk } from '../harness/messages';
import { HARNESS_URL, hasScreens, openHarness } from '../harness/open-page';
import { unpack } from '../kit/paths/packed';
import type { WrittenPath } from '../kit/paths/path';
import { encodeWritten } from '../kit/paths/token';
import { failureSummary, writeFailure } from '../kit/run/failure';
import type { FailureRecord, StoredFailure } from '../kit/run/failure-record';
import { firstLine } from '../kit/run/plain-reason';
import { clearFailures } from './failures/stored-failures';
import type { ListedJourney } from './journeys';
import { type LayoutResult, stepsOf, writeLayout } from './layout-files';
import { takePictures } from './playback';
import { count } from './summary';
import { INTERRUPTED } from './usage';

/** Viewport of the narrowest supported phone, pixels. */
export const NARROW = { width: 320, height: 640 };
/** Time limit for one journey, ms. The slowest journey takes 90 seconds on an idle machine. */
const MAX_JOURNEY_MS = 600_000;

interface LayoutRun {
  readonly journeys: readonly Pick<ListedJourney, 'id' | 'testFile'>[];
  readonly workers: number;
  readonly write: (text: string) => void;
}

/** A journey with screens, and its test file. */
interface ScreenJourney {
  readonly id: string;
  readonly file: string;
}

/**
 * Writes `reports/paths/layout.json` and `layout.junit.xml`, and a folder in `reports/paths/failures` per fault.
 * @returns the exit code: 0 when every branch of each was walked without a fault, 1 otherwise
 */
export async function runLayout({ journeys, workers, write }: LayoutRun): Promise<number> {
  const all = journeys.flatMap(({ id, testFile: file }) =>
    file === null || !hasScreens(file) ? [] : [{ id, file }],
  );
  clearFailures('layout');
  const waiting = [...all];
  const laidOut: LayoutResult[] = [];
  // Ctrl-C prints the results so far.
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    executablePath: findChromium(),
    handleSIGINT: false,
  });
  const stop = () => {
    write('\nInterrupted. Results so far:');
    printFindings(laidOut, write);
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', stop);
  const work = async () => {
    for (let journey = waiting.shift(); journey !== undefined; journey = waiting.shift()) {
      write(`begins ${journey.id}`);
      const result = await layOut(browser, journey);
      laidOut.push(result);
      write(`[${laidOut.length}/${all.length}] ${progressLine(result)}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    process.off('SIGINT', stop);
    await browser.close();
  }
  writeLayout(laidOut);
  const faults = printFindings(laidOut, write);
  const outcome = faults === 0 ? 'no faults' : count(faults, 'fault');
  write(`${count(all.length, 'journey')} laid out at ${NARROW.width} pixels: ${outcome}.`);
  await takePictures(
    laidOut.flatMap((result) => result.faults.map(({ record }) => record.folder)),
    NARROW,
  );
  return faults === 0 ? 0 : 1;
}

/** @returns the number of findings */
function printFindings(laidOut: readonly LayoutResult[], write: LayoutRun['write']): number {
  const findings = laidOut.flatMap(findingTexts);
  write(['', ...findings.map((finding, index) => `${index + 1}. ${finding}\n`)].join('\n'));
  return findings.length;
}

/** Walks one journey. When that fails, the reason is returned as a complaint, so that the other journeys are still walked. */
async function layOut(browser: Browser, { id, file }: ScreenJourney): Promise<LayoutResult> {
  const startedAt = Date.now();
  const page = await browser.newPage({ viewport: NARROW });
  const messages: string[] = [];
  let walked: JourneyWalk = { paths: [], faults: [] };
  try {
    const complaints = await openHarness(page, file);
    await page.goto(HARNESS_URL);
    try {
      await page.waitForFunction(() => 'walkAll' in window);
      walked = await within(
        MAX_JOURNEY_MS,
        page.evaluate(() => window.walkAll()),
      );
    } finally {
      messages.push(...complaints);
    }
  } catch (error) {
    messages.push(`it can't be walked: ${firstLine(error instanceof Error ? error.message : String(error))}`);
  } finally {
    await page.close();
  }
  const { paths, faults } = walked;
  const storedFaults = faults.map((fault) => ({
    record: storeFault(fault),
    pathCount: paths.filter((path) => path.fault === fault.name).length,
  }));
  return {
    journey: id,
    paths,
    faults: storedFaults,
    complaints: [...new Set(messages)],
    ms: Date.now() - startedAt,
  };
}

/** @throws when it takes longer than `ms` */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took more than ${ms / 60_000} minutes`)), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Writes the report folder of a fault. */
function storeFault({ record: json, path, html }: Fault): StoredFailure {
  // SAFETY: the page made it with `failureRecordOf`.
  const withoutToken = JSON.parse(json) as Omit<FailureRecord, 'token'>;
  // SAFETY: the page packed a `WrittenPath`.
  const token = encodeWritten(unpack(path) as WrittenPath);
  const record = { ...withoutToken, token };
  return { ...record, folder: writeFailure(record, html) };
}

function progressLine({ journey, paths, faults, complaints, ms }: LayoutResult): string {
  const mark = faults.length + complaints.length === 0 ? 'ok    ' : 'FAILED';
  return `${mark} ${journey} (layout): ${paths.length} paths, ${stepsOf(paths)} steps, ${(ms / 1_000).toFixed(1)} s`;
}

function findingTexts({ journey, faults, complaints }: LayoutResult): readonly string[] {
  return [
    ...faults.map(({ record, pathCount }) => failureSummary(record, record.folder, pathCount)),
    ...complaints.map((complaint) => `${journey} (layout): ${complaint}`),
  ];
}
