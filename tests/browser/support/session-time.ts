/** The phone's clock in the tests: no test waits for real time. */
import { expect, type Locator, type Page } from '@playwright/test';

import { statePictures } from './pictures';

/** Lets the phone's clock run in steps until something is seen; between the steps the answers come in. */
export async function runUntil(page: Page, seen: Locator, step = 1_000): Promise<void> {
  await expect(async () => {
    if (await seen.isVisible()) return;
    await page.clock.runFor(step);
    await expect(seen).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 20_000, intervals: [0] });
  await statePictures(page);
}

/**
 * What Chromium does when it shows a page from its cache of whole pages; again until the screen is there, for what listens
 * for it may load after the screen before.
 */
export async function showAgainUntil(page: Page, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(seen).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 7_000, intervals: [0] });
}

/** The root of a journey's state, for `runUntil` and `showAgainUntil`. */
export function stateOf(page: Page, journey: string, state: string): Locator {
  return page.locator(`[data-journey="${journey}"][data-state="${state}"]`);
}

/** A warm deep link: the merchant moves to an entry of the tab's history that lies ahead, or behind. */
export async function moveTo(page: Page, path: string, index: number): Promise<void> {
  await page.evaluate(
    ({ to, at }) => {
      const key = `test-${at}`;
      window.history.pushState({ __TSR_index: at, __TSR_key: key, key }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    },
    { to: path, at: index },
  );
}
