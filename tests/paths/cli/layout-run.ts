/** Walks journeys through their screens in Chromium, with stubbed ports and real layout, at the width of the narrowest phone. */
import { type Browser, chromium } from '@playwright/test';

import { findChromium } from '../../support/chromium';
import type { Fault, JourneyWalk } from '../harness/messages';
import { HARNESS_URL, hasScreens, openHarness } from '../harness/open-page';
import { failureInShort, writeFailure } from '../kit/failure';
import type { FailureRecord, StoredFailure } from '../kit/failure-record';
import { unpack } from '../kit/packed';
import { firstLine } from '../kit/plain-reason';
import type { WrittenPath } from '../kit/replay';
import { encodeWritten } from '../kit/token';
import type { ListedJourney } from './journeys';
import { type LayoutResult, stepsOf, writeLayout } from './layout-files';
import { takePictures } from './playback';
import { clearFailures } from './stored-failures';
import { INTERRUPTED } from './usage';

/** Viewport of the narrowest supported phone, pixels. */
export const NARROW = { width: 320, height: 640 };
/** Time limit for one journey, ms. The longest takes a minute and a half on an idle machine. */
const MAX_TIME = 600_000;

interface LayoutRun {
  readonly journeys: readonly Pick<ListedJourney, 'id' | 'testFile'>[];
  readonly workers: number;
  readonly write: (text: string) => void;
}

interface OnLayout {
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
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      write(`begins ${one.id}`);
      const own = await layOut(browser, one);
      laidOut.push(own);
      write(`[${laidOut.length}/${all.length}] ${lineOf(own)}`);
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
  const verdict = faults === 0 ? 'no faults' : count(faults, 'fault');
  write(`${count(all.length, 'journey')} laid out at ${NARROW.width} pixels: ${verdict}.`);
  await takePictures(
    laidOut.flatMap((own) => own.faults.map(({ record }) => record.folder)),
    NARROW,
  );
  return faults === 0 ? 0 : 1;
}

/** @returns the number of findings */
function printFindings(laidOut: readonly LayoutResult[], write: LayoutRun['write']): number {
  const findings = laidOut.flatMap(findingTexts);
  write(['', ...findings.map((fault, at) => `${at + 1}. ${fault}\n`)].join('\n'));
  return findings.length;
}

/** A journey that can't be walked is reported as a complaint; the others continue. */
async function layOut(browser: Browser, { id, file }: OnLayout): Promise<LayoutResult> {
  const begun = Date.now();
  const page = await browser.newPage({ viewport: NARROW });
  const heard: string[] = [];
  let walked: JourneyWalk = { paths: [], faults: [] };
  try {
    const complaints = await openHarness(page, file);
    await page.goto(HARNESS_URL);
    try {
      await page.waitForFunction(() => 'walkAll' in window);
      walked = await within(
        MAX_TIME,
        page.evaluate(() => window.walkAll()),
      );
    } finally {
      heard.push(...complaints);
    }
  } catch (error) {
    heard.push(`it can't be walked: ${firstLine(error instanceof Error ? error.message : String(error))}`);
  } finally {
    await page.close();
  }
  const { paths, faults } = walked;
  const kept = faults.map((fault) => ({
    record: keep(fault),
    met: paths.filter((path) => path.fault === fault.name).length,
  }));
  return { journey: id, paths, faults: kept, complaints: [...new Set(heard)], ms: Date.now() - begun };
}

/** @throws when it takes longer than `ms` */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took more than ${ms / 60_000} minutes`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Writes the report folder of a fault. */
function keep({ record: json, path, html }: Fault): StoredFailure {
  // SAFETY: the page made it with `recordOf`.
  const withoutToken = JSON.parse(json) as Omit<FailureRecord, 'token'>;
  // SAFETY: the page packed a `WrittenPath`.
  const token = encodeWritten(unpack(path) as WrittenPath);
  const record = { ...withoutToken, token };
  return { ...record, folder: writeFailure(record, html) };
}

function lineOf({ journey, paths, faults, complaints, ms }: LayoutResult): string {
  const mark = faults.length + complaints.length === 0 ? 'ok    ' : 'FAILED';
  return `${mark} ${journey} (layout): ${paths.length} paths, ${stepsOf(paths)} steps, ${(ms / 1_000).toFixed(1)} s`;
}

function findingTexts({ journey, faults, complaints }: LayoutResult): readonly string[] {
  return [
    ...faults.map(({ record, met }) => failureInShort(record, record.folder, met)),
    ...complaints.map((complaint) => `${journey} (layout): ${complaint}`),
  ];
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
