/** The main walks on a small phone: a slow processor, little memory, and storage that is full or that the web view does not give. At night only. */
import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { engines, programsOrSkip } from './engines';
import { type PlantingProxy, startPlantingProxy } from './planting-proxy';
import { openWithPuppeteer } from './puppeteer-browser';
import { fillStorage, removeStorage } from './storage-faults';
import type { OpenBrowser } from './tab';
import { visitWith } from './visit';
import { INSPECTED, KEPT_AFTER_RELOAD, walks } from './walks';

/** Of the process that shows the page. */
const MAX_MEMORY_MB = 300;
/** Of a camera with 200 million pixels. */
const HUGE_PHOTO = { width: 16_000, height: 12_000 };
/** Four times slower than this machine. */
const SLOWDOWN = 4;
/** A call with its retries, on a slow processor. */
const TIMEOUT_MS = 40_000;
const TEST_TIMEOUT_MS = 300_000;

const merchantWalks = walks.filter(({ name }) => name !== INSPECTED);

describe.runIf(process.env.NIGHTLY !== undefined)('a small phone', () => {
  let proxy: PlantingProxy | null = null;
  beforeAll(async () => {
    proxy = await startPlantingProxy(inject('origin'));
  });
  afterAll(() => proxy?.close());

  const chromium = engines.find(({ name }) => name === 'Chromium');
  if (chromium === undefined) throw new Error('Chromium is not among the engines.');

  for (const walk of merchantWalks)
    it(`has memory enough: ${walk.name}`, { timeout: TEST_TIMEOUT_MS }, async (context) => {
      const [program = ''] = programsOrSkip(chromium, context);
      const peaks: number[] = [];
      await visitWith(() => openSlowChromium(program, peaks), inject('origin'), walk, TIMEOUT_MS, HUGE_PHOTO);
      await context.annotate(`${Math.max(...peaks)} MB`);
      expect(peaks.length).toBeGreaterThan(0);
      expect(Math.max(...peaks)).toBeLessThan(MAX_MEMORY_MB);
    });

  // What was typed is lost at a reload, and the merchant sees that.
  for (const [fault, script] of [
    ['full', fillStorage],
    ['missing', removeStorage],
  ] as const)
    for (const walk of merchantWalks.filter(({ name }) => name !== KEPT_AFTER_RELOAD))
      it(`storage is ${fault}: ${walk.name}`, { timeout: TEST_TIMEOUT_MS }, async (context) => {
        const programs = programsOrSkip(chromium, context);
        proxy?.plant(script);
        await visitWith(() => chromium.open(programs), proxy?.origin ?? '', walk, TIMEOUT_MS);
      });
});

/** @param peaks gets the peak memory of each process that shows pages, when the browser is closed, MB */
async function openSlowChromium(program: string, peaks: number[]): Promise<OpenBrowser> {
  const pages: Page[] = [];
  const opened = await openWithPuppeteer('chrome', program, {
    onPage: async (page) => {
      pages.push(page);
      const session = await page.createCDPSession();
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    },
  });
  return {
    ...opened,
    close: async () => {
      const session = await pages[0]?.browser().target().createCDPSession();
      const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
      peaks.push(...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => peakMemory(id)));
      await opened.close();
    },
  };
}

/** Peak of the resident memory of a process of Linux, MB. */
function peakMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024);
}
