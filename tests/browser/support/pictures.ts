/** Screenshots for people to look at, taken when `PICTURES` is set. No test checks them. */
import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { pictureName } from '../../../src/inspector/pictures';

/** The smallest phone screen that is still in use, CSS pixels. */
const SMALLEST_PHONE = { width: 320, height: 568 } as const;

/** `phone`, or `all` (the smallest phone too); otherwise no pictures are taken. */
const picturesOption = process.env.PICTURES ?? '';

/** Takes a picture of the page as it is now, into `reports/pictures`. */
export async function takePicture(page: Page, name: string, isFullPage = false): Promise<void> {
  if (picturesOption !== '')
    await page.screenshot({ path: `reports/pictures/${name}.png`, fullPage: isFullPage });
}

/** A screen of the phone in light and in dark, as the inspector shows it beside its state. */
export async function picture(page: Page, name: string): Promise<void> {
  await inBothColours(page, async (colorScheme) => {
    await takePicture(page, `${name}-${colorScheme}`);
    if (picturesOption !== 'all') return;
    const size = page.viewportSize();
    await page.setViewportSize(SMALLEST_PHONE);
    await takePicture(page, `small/${name}-${colorScheme}`);
    if (size !== null) await page.setViewportSize(size);
  });
}

/** Start of this worker: older pictures are from an earlier run. */
const WORKER_STARTED_AT = performance.timeOrigin;

/**
 * Takes a picture of each state that is shown, once per run, under the name that the inspector uses. States of the journey
 * and of invoked charts.
 */
export async function statePictures(page: Page): Promise<void> {
  if (picturesOption === '') return;
  const shown = await page
    .locator('[data-journey][data-state], [data-chart][data-state]')
    .evaluateAll((all) =>
      all.map((element) => ({
        chart: element.getAttribute('data-journey') ?? element.getAttribute('data-chart') ?? '',
        state: element.getAttribute('data-state') ?? '',
      })),
    );
  for (const { chart, state } of shown) {
    const name = pictureName(chart, state);
    const last = statSync(`reports/pictures/${name}-dark.png`, { throwIfNoEntry: false });
    if (last === undefined || last.mtimeMs < WORKER_STARTED_AT) await picture(page, name);
  }
}

/** A view of the inspector in light and in dark. */
export async function inspectorPicture(page: Page, name: string): Promise<void> {
  await inBothColours(page, (colorScheme) => takePicture(page, `inspector/${name}-${colorScheme}`));
}

async function inBothColours(page: Page, take: (colorScheme: 'light' | 'dark') => Promise<void>) {
  if (picturesOption === '') return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await take(colorScheme);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
