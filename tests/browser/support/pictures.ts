/** Pictures of what the tests see, for people to look at: taken where `PICTURES` asks for them, for nothing is judged by them. */
import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { pictureName } from '../../../src/inspector/pictures';

/** The smallest phone that is still about. */
const SMALL = { width: 320, height: 568 } as const;

/** `phone`, or `all`, which is of the smallest phone too; otherwise none are taken. */
const asked = process.env.PICTURES ?? '';

/** The page as it is now, into `reports/pictures`. */
export async function snap(page: Page, name: string, isWhole = false): Promise<void> {
  if (asked !== '') await page.screenshot({ path: `reports/pictures/${name}.png`, fullPage: isWhole });
}

/** A screen of the phone in light and in dark, as the inspector shows it beside its state. */
export async function picture(page: Page, name: string): Promise<void> {
  await inBothColours(page, async (colorScheme) => {
    await snap(page, `${name}-${colorScheme}`);
    if (asked !== 'all') return;
    const size = page.viewportSize();
    await page.setViewportSize(SMALL);
    await snap(page, `small/${name}-${colorScheme}`);
    if (size !== null) await page.setViewportSize(size);
  });
}

/** When this worker began: older pictures are of an earlier run. */
const BEGAN = performance.timeOrigin;

/** What is shown now, once in a run, under the names by which the inspector looks for it: of a journey, and of a chart within. */
export async function statePictures(page: Page): Promise<void> {
  if (asked === '') return;
  const shown = await page
    .locator('[data-journey][data-state], [data-chart][data-state]')
    .evaluateAll((all) =>
      all.map((one) => ({
        chart: one.getAttribute('data-journey') ?? one.getAttribute('data-chart') ?? '',
        state: one.getAttribute('data-state') ?? '',
      })),
    );
  for (const { chart, state } of shown) {
    const name = pictureName(chart, state);
    const last = statSync(`reports/pictures/${name}-dark.png`, { throwIfNoEntry: false });
    if (last === undefined || last.mtimeMs < BEGAN) await picture(page, name);
  }
}

/** A view of the inspector in light and in dark. */
export async function inspectorPicture(page: Page, name: string): Promise<void> {
  await inBothColours(page, (colorScheme) => snap(page, `inspector/${name}-${colorScheme}`));
}

async function inBothColours(page: Page, take: (colorScheme: 'light' | 'dark') => Promise<void>) {
  if (asked === '') return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await take(colorScheme);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}
