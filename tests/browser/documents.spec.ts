/** The documents that the build writes (decision 018): each stands before any script, and React takes it over as it is. */
import { pages } from '../../build/pages';
import { expect, test } from './support/test';

/** The page's address with something for each part of its own. */
const addressOf = (path: string) => path.replaceAll(/\$(\w+)/g, '$1_1');

test.describe('before a script has run', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of pages) {
    test(`${path} shows its heading, in its own look, and is called by it`, async ({ page }) => {
      await page.goto(addressOf(path));
      const heading = page.locator('h1').first();
      await expect(heading).toBeVisible();
      expect(await page.title()).toBe(`${await heading.textContent()} · Shop loan`);
      expect(await heading.evaluate((one) => getComputedStyle(one).fontWeight)).not.toBe('400');
    });
  }

  for (const { path, link, to } of [
    { path: '/', link: 'Terms', to: '/terms' },
    { path: '/not-found', link: 'Go to the start', to: '/' },
    { path: '/termloan/exit', link: 'Back to my loan', to: '/termloan' },
  ]) {
    test(`${path} leads on by "${link}"`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: link }).first().click();
      await expect(page).toHaveURL(new RegExp(`${to}$`));
    });
  }
});

for (const { path } of pages) {
  test(`React takes over the first screen of ${path}, and changes nothing of it`, async ({ page }) => {
    // Nobody answers: the screen stays as it was rendered.
    await page.route('**/api/**', () => {});
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('[data-journey]')?.setAttribute('data-first', '');
      });
    });
    await page.goto(addressOf(path));
    const first = page.locator('[data-journey][data-first]');
    await expect
      .poll(() => first.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactFiber'))))
      .toBe(true);
  });
}
