/** From the smallest phone to a desktop: nothing overflows the page horizontally. */
import { switchMerchant } from './support/other-phone';
import { takePicture } from './support/pictures';
import { expect, test } from './support/test';

const pages: readonly { persona: string; path: string }[] = [
  { persona: 'offers', path: '/' },
  { persona: 'offers', path: '/termloan' },
  { persona: 'offers', path: '/termloan/offer?navigation=true' },
  { persona: 'offers', path: '/termloan/select-loan' },
  { persona: 'agreement-ready', path: '/termloan/agreement' },
  { persona: 'disbursal-pending', path: '/termloan/loan-status' },
  { persona: 'overdue', path: '/termloan/home' },
];

for (const width of [320, 1280]) {
  test(`at ${width} px no page is wider than the screen`, async ({ page, persona }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const { persona: name, path } of pages) {
      await switchMerchant(page, await persona(name), path);
      await expect(page.locator('[data-journey] h1')).toBeVisible();
      await expect(page.locator('[data-state^="loading"]')).toHaveCount(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
      const file = path.replaceAll(/\W+/g, '-');
      await takePicture(page, `width-${width}${file}`);
    }
  });
}
