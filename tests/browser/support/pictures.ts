/**
 * Screenshots for people to look at, taken when `PICTURES` is set: what a test shows that no chart alone does. No test checks them. The
 * screens of all states are in the catalogue (`npm run pictures`).
 */
import type { Page } from '@playwright/test';

/** The smallest phone screen that is still in use, CSS pixels. */
const SMALLEST_PHONE = { width: 320, height: 568 } as const;

/** Empty: no pictures are taken. `all`: on the smallest phone, too. */
const picturesOption = process.env.PICTURES ?? '';

/** Takes a picture of the page as it is now, into `reports/pictures`. */
export async function takePicture(page: Page, name: string, isFullPage = false): Promise<void> {
  if (picturesOption !== '')
    await page.screenshot({ path: `reports/pictures/${name}.png`, fullPage: isFullPage });
}

/** A screen of the phone in light and in dark. */
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
