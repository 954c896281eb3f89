/** The oldest supported Chromium walks to the money, and an older one shows the page for old browsers (decision 022). At night only. */
import { describe, expect, inject, it } from 'vitest';

import { oldBrowserCopy } from '#messages/old-browser';
import { programsOrSkip } from './engines';
import { chromium80, chromium87 } from './old-chromium';
import { visitWith } from './visit';
import { INSPECTED, walks } from './walks';

/** A call with its retries, on a busy machine. */
const TIMEOUT_MS = 20_000;

/** A walk, and before the first of them the installation. */
const TEST_TIMEOUT_MS = 240_000;

describe.runIf(process.env.NIGHTLY !== undefined)('old Chromiums', () => {
  for (const walk of walks.filter(({ name }) => name !== INSPECTED))
    it(`${chromium87.name}: ${walk.name}`, { timeout: TEST_TIMEOUT_MS }, async (context) => {
      const programs = programsOrSkip(chromium87, context);
      await visitWith(() => chromium87.open(programs), inject('origin'), walk, TIMEOUT_MS);
    });

  it(`${chromium80.name} shows the page for old browsers`, { timeout: TEST_TIMEOUT_MS }, async (context) => {
    const browser = await chromium80.open(programsOrSkip(chromium80, context));
    try {
      const tab = await browser.newTab();
      await tab.goto(`${inject('origin')}/termloan`);
      const shown = await tab.evaluate(() => document.body.innerText, null);
      expect(shown).toContain(oldBrowserCopy.heading);
      const widthOf = () => [document.documentElement.scrollWidth, window.innerWidth];
      expect(new Set(await tab.evaluate(widthOf, null)).size).toBe(1);
    } finally {
      await browser.close();
    }
  });
});
