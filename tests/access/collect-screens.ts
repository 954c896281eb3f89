/** Takes every screen of a journey from its walk in the harness. */
import type { Browser } from '@playwright/test';

import type { CollectedScreen } from '../paths/harness/messages';
import { HARNESS_URL, openHarness } from '../paths/harness/open-page';

/** Now, of the phone: the screens of a tree are the same on any day. */
const NOW = new Date('2026-11-25T10:00:00+05:30');

/**
 * Walks every transition with stubbed ports on the real screens.
 * @param file the journey's test file, from the project's root
 * @returns each state's screens that differ in more than words
 * @throws when the journey cannot be walked
 */
export async function collectScreens(browser: Browser, file: string): Promise<readonly CollectedScreen[]> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  try {
    await page.clock.setFixedTime(NOW);
    await openHarness(page, file);
    const screens: CollectedScreen[] = [];
    await page.exposeFunction('keepScreen', (screen: CollectedScreen) => void screens.push(screen));
    await page.goto(HARNESS_URL);
    await page.waitForFunction(() => 'collectScreens' in window);
    await page.evaluate(() => window.collectScreens());
    return screens;
  } finally {
    await page.close();
  }
}
