/** The inspector's catalogue of all screens. Its pictures are stubbed: a build may have none (`npm run pictures`). */
import type { Page } from '@playwright/test';

import { picturedScreen } from '../inspector/pictured-screen';
import { expectAccessible, expectReachableByKeyboard } from './support/access';
import { inspectorPicture } from './support/pictures';
import { expect, test } from './support/test';

const SCREENS = [
  picturedScreen({ journey: 'home', state: 'home', heading: 'Namaste', lines: ['Namaste', 'Pay ₹2,415'] }),
  picturedScreen({ journey: 'home', state: 'home', number: 2, heading: 'Namaste, Ramesh' }),
  picturedScreen({ journey: 'home', state: 'noLoan', heading: 'No loan yet', lines: ['See offers'] }),
  picturedScreen({ journey: 'qr', state: 'qrIntro', heading: 'Collect by QR', lines: ['See offers later'] }),
];
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="740"><rect width="360" height="740" fill="#8aa"/></svg>';

test.use({ viewport: { width: 1440, height: 900 } });

async function serveScreens(page: Page, screens: typeof SCREENS): Promise<void> {
  await page.route('**/inspector-pictures/**', (route) =>
    route.request().url().endsWith('index.json')
      ? route.fulfill({ json: screens })
      : route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' }),
  );
}

test('a designer sees every screen, finds some by their words, and goes through the states by keys @night', async ({
  page,
}) => {
  await serveScreens(page, SCREENS);
  await page.goto('/inspector.html');
  await page.getByRole('link', { name: 'Catalogue' }).click();
  const status = page.getByRole('status');
  const tile = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
  await expect(status).toHaveText('4 screens of 3 states');
  await expect(tile('home 2 of 2 Namaste, Ramesh')).toBeVisible();
  await inspectorPicture(page, 'catalogue');
  await expectAccessible(page);
  await expectReachableByKeyboard(page);

  // By what is typed; the field keeps the focus, and the address can be sent.
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('see offers');
  await expect(status).toHaveText('2 screens of 2 states Show all');
  await expect(tile(/^qrIntro .*See offers later/)).toBeVisible();
  await expect(page).toHaveURL(/#\/catalogue\?q=see\+offers$/);
  await page.getByRole('link', { name: 'Dark', exact: true }).click();
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /-dark\.webp$/);

  // The states before and after are those that were found.
  await tile(/^noLoan/).click();
  await expect(page.getByRole('heading', { name: 'noLoan', level: 1 })).toBeFocused();
  await expect(page.getByRole('img')).toHaveCount(4);
  await expect(page.getByRole('img', { name: 'Screen of noLoan: 200 % text' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'qrIntro', level: 1 })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#\/catalogue\/qr\/qrIntro\?look=dark&q=see\+offers$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'noLoan', level: 1 })).toBeFocused();
  await page.keyboard.press('Escape');
  // Back on the wall, where it was left.
  await expect(tile(/^noLoan/)).toBeFocused();

  await page.getByRole('searchbox', { name: 'Search the screens' }).fill('nowhere');
  await expect(status).toHaveText('No screen has “nowhere”. Show all');
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search the screens' })).toHaveValue('');
  await page.getByRole('navigation', { name: 'Journeys' }).getByRole('link', { name: /^Home/ }).click();
  await expect(status).toHaveText('3 screens of 2 states');

  // From a state of the chart, and back.
  await page.goto('/inspector.html#/home/noLoan');
  await page.getByRole('link', { name: 'In all looks' }).click();
  await page.getByRole('link', { name: 'In its chart' }).click();
  await expect(page).toHaveURL(/#\/home\/noLoan$/);

  // Names that are in no picture.
  await page.goto('/inspector.html#/catalogue/home/noLoans');
  await expect(status).toContainText('There is no picture of “noLoans”.');
  await page.getByRole('status').getByRole('link', { name: 'noLoan' }).click();
  await expect(page.getByRole('heading', { name: 'noLoan', level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await page.goto('/inspector.html#/catalogue');
  await expect(status).toHaveText('4 screens of 3 states');
  expect(await overflow()).toBe(0);
});

test('a build without pictures says how to make them @night', async ({ page }) => {
  await serveScreens(page, []);
  await page.goto('/inspector.html#/catalogue');
  await expect(page.getByText('npm run pictures', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/inspector.html#/home/noLoan');
  await expect(page.getByText(/^No picture of its screen yet\. Run npm run pictures -- home,/)).toBeVisible();
});
