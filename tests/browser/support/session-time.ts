/** The phone's clock in the tests: no test waits for real time. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Runs the phone's clock in steps until something is visible; answers arrive between the steps. */
export async function runUntil(page: Page, target: Locator, stepMs = 1_000): Promise<void> {
  await expect(async () => {
    if (await target.isVisible()) return;
    await page.clock.runFor(stepMs);
    await expect(target).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 20_000, intervals: [0] });
}

/**
 * Simulates a return from Chromium's back/forward cache; repeated until the screen is shown, because its listener may load
 * after the previous screen.
 */
export async function restoreFromCacheUntil(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(target).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 7_000, intervals: [0] });
}

/** The root of a journey's state, for `runUntil` and `restoreFromCacheUntil`. */
export function stateOf(page: Page, journey: string, state: string): Locator {
  return page.locator(`[data-journey="${journey}"][data-state="${state}"]`);
}

/** A deep link without a page load: the merchant moves to a later or earlier entry of the tab's history. */
export async function moveTo(page: Page, path: string, index: number): Promise<void> {
  await page.evaluate(
    ({ url, index: entryIndex }) => {
      const key = `test-${entryIndex}`;
      window.history.pushState({ __TSR_index: entryIndex, __TSR_key: key, key }, '', url);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    },
    { url: path, index },
  );
}
