/** Walks journeys through their screens in Chromium, with held ports: where each screen is laid out, on the narrowest phone. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

import { findChromium } from '../../support/chromium';
import { unpack } from '../kit/packed';
import type { WrittenPath } from '../kit/replay';
import { reportsFolder } from '../kit/reports-folder';
import { encodeWritten } from '../kit/token';
import { hasScreens, openStage, STAGE } from '../stage/open';
import type { Fault } from '../stage/scene';
import type { ListedJourney } from './journeys';

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

/** Writes `reports/paths/layout.json`. Exit code: 0 when every branch of each was walked without a fault, 1 otherwise. */
export async function runLayout({ journeys, workers, write }: LayoutRun): Promise<number> {
  const all = journeys.flatMap(({ id, held: file }) =>
    file === null || !hasScreens(file) ? [] : [{ id, file }],
  );
  const waiting = [...all];
  const told: string[] = [];
  const walked: object[] = [];
  let through = 0;
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findChromium() });
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const begun = Date.now();
      write(`begins ${one.id}`);
      const { paths, steps, faults } = await layOut(browser, one);
      through += 1;
      told.push(...faults);
      walked.push({ journey: one.id, paths, steps, ms: Date.now() - begun, faults });
      const mark = faults.length === 0 ? 'ok    ' : 'FAILED';
      const seconds = ((Date.now() - begun) / 1_000).toFixed(1);
      write(
        `[${through}/${all.length}] ${mark} ${one.id} (layout): ${paths} paths, ${steps} steps, ${seconds} s`,
      );
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await browser.close();
  }
  mkdirSync(reportsFolder(), { recursive: true });
  writeFileSync(join(reportsFolder(), 'layout.json'), `${JSON.stringify({ journeys: walked }, null, 2)}\n`);
  write(['', ...told.map((fault, at) => `${at + 1}. ${fault}\n`)].join('\n'));
  const verdict = told.length === 0 ? 'all well' : count(told.length, 'fault');
  write(`${count(all.length, 'journey')} laid out at ${NARROW.width} pixels: ${verdict}.`);
  return told.length === 0 ? 0 : 1;
}

async function layOut(browser: Browser, { id, file }: OnLayout) {
  const page = await browser.newPage({ viewport: NARROW });
  try {
    const complaints = await openStage(page, file);
    await page.goto(STAGE);
    await page.waitForFunction(() => 'walkAll' in window);
    const { paths, steps, faults } = await page.evaluate(() => window.walkAll());
    const said = [...new Set(complaints)].map((complaint) => `${id} (layout): ${complaint}`);
    return { paths, steps, faults: [...faults.map((fault) => inWords(id, fault)), ...said] };
  } finally {
    await page.close();
  }
}

function inWords(id: string, { says, lines, path, met }: Fault): string {
  // SAFETY: the page packed a path of the kit's own.
  const token = encodeWritten(unpack(path) as WrittenPath);
  return [
    `${id} (layout): ${says}`,
    ...lines.map((line) => `    ${line}`),
    ...(met > 1 ? [`  ${met} paths met it`] : []),
    `  again:  npm run paths -- replay ${token} --level layout`,
  ].join('\n');
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
