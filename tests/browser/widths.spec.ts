/** From the smallest phone to a desktop, with larger text and longer words: nothing overflows the page, is cut, broken or overlapping. */
import type { Page } from '@playwright/test';

import { bundleJudges } from '../access/bundle-judges';
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

test('at 320 px and at 1280 px no page is wider than the screen', async ({ page, persona }) => {
  for (const { persona: name, path } of pages) {
    await switchMerchant(page, await persona(name), path);
    await expectLoaded(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBe(0);
      const file = path.replaceAll(/\W+/g, '-');
      await takePicture(page, `width-${width}${file}`);
    }
  }
});

for (const { width, beside, tag } of [
  { width: 360, beside: false, tag: ' @night' },
  { width: 1280, beside: true, tag: '' },
]) {
  test(`at ${width} px the groups of a long form are ${beside ? 'side by side' : 'one below the other'}${tag}`, async ({
    page,
    persona,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await switchMerchant(page, await persona('credit-active'), '/supplier/add');
    const shop = await page.getByRole('heading', { name: 'Your supplier' }).boundingBox();
    const account = await page.getByRole('heading', { name: 'Its bank account' }).boundingBox();
    expect(shop?.y === account?.y).toBe(beside);
    expect(shop?.x === account?.x).toBe(!beside);
  });
}

test('on the narrowest phone, text of 200 % and words that are 40 % longer are not broken, split, cut or overlapping @night', async ({
  page,
  persona,
}) => {
  const judges = await bundleJudges();
  await page.setViewportSize({ width: 320, height: 568 });
  for (const { persona: name, path } of pages) {
    await switchMerchant(page, await persona(name), path);
    await expectLoaded(page);
    await page.evaluate(judges);
    expect(await page.evaluate(() => window.judges.layoutFaults()), path).toEqual([]);
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      await page.evaluate(() => window.judges.enlargeRoot(2));
      expect(await page.evaluate(() => window.judges.layoutFaults()), `${path}, 200 % text`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'none' });
    await page.evaluate(() => {
      window.judges.enlargeRoot(1);
      window.judges.lengthenWords(0.4);
    });
    expect(await page.evaluate(() => window.judges.layoutFaults()), `${path}, longer words`).toEqual([]);
  }
});

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('[data-journey] h1')).toBeVisible();
  await expect(page.locator('[data-state^="loading"]')).toHaveCount(0);
}
