/** Walks journeys through their screens in Chromium, with held ports: where each screen is laid out, on the narrowest phone. */
import { type Browser, chromium } from '@playwright/test';

import { findChromium } from '../../support/chromium';
import { failureInShort, writeFailure } from '../kit/failure';
import type { FailureRecord, KeptFailure } from '../kit/failure-record';
import { unpack } from '../kit/packed';
import { firstLine } from '../kit/plain-reason';
import type { WrittenPath } from '../kit/replay';
import { encodeWritten } from '../kit/token';
import { hasScreens, openStage, STAGE } from '../stage/open';
import type { Fault, Walked } from '../stage/scene';
import { takePictures } from './film';
import type { ListedJourney } from './journeys';
import { forgetFailures } from './kept-failures';
import { type LaidOut, stepsOf, writeLayout } from './layout-files';
import { INTERRUPTED } from './usage';

/** The narrowest phone that the app is made for. */
export const NARROW = { width: 320, height: 640 };
/** For all branches of one journey; ms. The longest takes a minute and a half on a quiet machine. */
const MOST_TIME = 600_000;

interface LayoutRun {
  readonly journeys: readonly Pick<ListedJourney, 'id' | 'held'>[];
  readonly workers: number;
  readonly write: (text: string) => void;
}

interface OnLayout {
  readonly id: string;
  readonly file: string;
}

/**
 * Writes `reports/paths/layout.json` and `layout.junit.xml`, and of each fault a folder in `reports/paths/failures`.
 * @returns the exit code: 0 when every branch of each was walked without a fault, 1 otherwise
 */
export async function runLayout({ journeys, workers, write }: LayoutRun): Promise<number> {
  const all = journeys.flatMap(({ id, held: file }) =>
    file === null || !hasScreens(file) ? [] : [{ id, file }],
  );
  forgetFailures('layout');
  const waiting = [...all];
  const laidOut: LaidOut[] = [];
  // Whoever stops the run is told first what was found until then.
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    executablePath: findChromium(),
    handleSIGINT: false,
  });
  const stop = () => {
    write('\nInterrupted. Until then:');
    tell(laidOut, write);
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
  const faults = tell(laidOut, write);
  const verdict = faults === 0 ? 'all well' : count(faults, 'fault');
  write(`${count(all.length, 'journey')} laid out at ${NARROW.width} pixels: ${verdict}.`);
  await takePictures(
    laidOut.flatMap((own) => own.faults.map(({ record }) => record.folder)),
    NARROW,
  );
  return faults === 0 ? 0 : 1;
}

/** @returns how many things were found */
function tell(laidOut: readonly LaidOut[], write: LayoutRun['write']): number {
  const told = laidOut.flatMap(inWords);
  write(['', ...told.map((fault, at) => `${at + 1}. ${fault}\n`)].join('\n'));
  return told.length;
}

/** A journey that can't be walked is a fault of its own: what the others showed is told all the same. */
async function layOut(browser: Browser, { id, file }: OnLayout): Promise<LaidOut> {
  const begun = Date.now();
  const page = await browser.newPage({ viewport: NARROW });
  const heard: string[] = [];
  let walked: Walked = { paths: [], faults: [] };
  try {
    const complaints = await openStage(page, file);
    await page.goto(STAGE);
    try {
      await page.waitForFunction(() => 'walkAll' in window);
      walked = await within(
        MOST_TIME,
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

/** @throws when it takes longer than so many ms */
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

/** Writes the folder of a fault. */
function keep({ record: json, path, html }: Fault): KeptFailure {
  // SAFETY: the page made it of the kit's own record.
  const untold = JSON.parse(json) as Omit<FailureRecord, 'token'>;
  // SAFETY: the page packed a path of the kit's own.
  const token = encodeWritten(unpack(path) as WrittenPath);
  const record = { ...untold, token };
  return { ...record, folder: writeFailure(record, html) };
}

function lineOf({ journey, paths, faults, complaints, ms }: LaidOut): string {
  const mark = faults.length + complaints.length === 0 ? 'ok    ' : 'FAILED';
  return `${mark} ${journey} (layout): ${paths.length} paths, ${stepsOf(paths)} steps, ${(ms / 1_000).toFixed(1)} s`;
}

function inWords({ journey, faults, complaints }: LaidOut): readonly string[] {
  return [
    ...faults.map(({ record, met }) => failureInShort(record, record.folder, met)),
    ...complaints.map((complaint) => `${journey} (layout): ${complaint}`),
  ];
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
