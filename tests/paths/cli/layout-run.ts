/** Walks journeys through their screens in Chromium, with held ports: where each screen is laid out, on the narrowest phone. */
import { type Browser, chromium } from '@playwright/test';

import { findChromium } from '../../support/chromium';
import { failureInShort, writeFailure } from '../kit/failure';
import type { FailureRecord } from '../kit/failure-record';
import { unpack } from '../kit/packed';
import type { WrittenPath } from '../kit/replay';
import { encodeWritten } from '../kit/token';
import { hasScreens, openStage, STAGE } from '../stage/open';
import type { Fault } from '../stage/scene';
import { takePictures } from './film';
import type { ListedJourney } from './journeys';
import { forgetFailures } from './kept-failures';
import { type KeptFailure, type LaidOut, stepsOf, writeLayout } from './layout-files';

/** The narrowest phone that the app is made for. */
export const NARROW = { width: 320, height: 640 };

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
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findChromium() });
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
    await browser.close();
  }
  writeLayout(laidOut);
  const folders = laidOut.flatMap(({ faults }) => faults.map(({ record }) => record.folder));
  await takePictures(folders, NARROW);
  const told = laidOut.flatMap(inWords);
  write(['', ...told.map((fault, at) => `${at + 1}. ${fault}\n`)].join('\n'));
  const verdict = told.length === 0 ? 'all well' : count(told.length, 'fault');
  write(`${count(all.length, 'journey')} laid out at ${NARROW.width} pixels: ${verdict}.`);
  return told.length === 0 ? 0 : 1;
}

async function layOut(browser: Browser, { id, file }: OnLayout): Promise<LaidOut> {
  const begun = Date.now();
  const page = await browser.newPage({ viewport: NARROW });
  try {
    const complaints = await openStage(page, file);
    await page.goto(STAGE);
    await page.waitForFunction(() => 'walkAll' in window);
    const { paths, faults } = await page.evaluate(() => window.walkAll());
    const kept = faults.map((fault) => ({
      record: keep(fault),
      met: paths.filter((path) => path.fault === fault.name).length,
    }));
    return { journey: id, paths, faults: kept, complaints: [...new Set(complaints)], ms: Date.now() - begun };
  } finally {
    await page.close();
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
