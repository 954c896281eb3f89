/** A nervous thumb: two taps where "Continue" was never confirm an offer that nobody has read. */
import type { Locator, Page } from '@playwright/test';

import { inBooks, keepOffer } from './support/elsewhere';
import { expect, test } from './support/test';
import { standsAt, tap } from './support/walk';

test.use({ hasTouch: true });

/** By mouse, whose clicks a browser counts; by finger, whose taps it need not count. */
const HANDS: readonly { by: string; twice: (page: Page, button: Locator) => Promise<void> }[] = [
  { by: 'a mouse', twice: (_, button) => button.dblclick() },
  {
    by: 'a finger',
    async twice(page, button) {
      const box = await button.boundingBox();
      if (box === null) throw new Error('The button cannot be seen.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
    },
  },
];

for (const { by, twice } of HANDS)
  test(`two taps of ${by} are one`, async ({ page, persona }) => {
    const merchant = await persona('existing-account');
    await keepOffer(page, merchant);
    const guarded = page.waitForResponse(/\/assets\/observe-/);
    await page.goto(merchant.enter('/termloan/bank-account'));
    await standsAt(page, 'account-flow', 'SELECT_ACCOUNT');
    await (await guarded).finished();
    await page.getByRole('radio').first().check({ force: true });
    await twice(page, page.getByRole('button', { name: 'Continue' }));
    await standsAt(page, 'account-flow', 'CONFIRM_FORM');
    expect((await inBooks(merchant)).confirmed).toBe(0);
    await tap(page, 'Confirm');
    await expect.poll(async () => (await inBooks(merchant)).confirmed).toBe(1);
  });
