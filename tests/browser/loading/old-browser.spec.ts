/** The page for browsers in which the app does not run (decision 022). */
import type { Page } from '@playwright/test';

import { oldBrowserCopy as copy } from '#messages/old-browser';
import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../support/access';
import { picture } from '../support/pictures';
import { expectState } from '../support/steps/walk';
import { expect, test } from '../support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectOldBrowserPage(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(copy.heading);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('[data-journey], .first-paint')).toHaveCount(0);
}

/** Lacks, planted before the document's scripts. Each uses nothing outside itself. */
const lacks: Readonly<Record<string, () => void>> = {
  'without <dialog>, like Safari 15.3': () => void Reflect.deleteProperty(window, 'HTMLDialogElement'),
  'without inset, like Chromium 86': () => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (property: string, value?: string) =>
      property !== 'inset' && (value === undefined ? supports(property) : supports(property, value));
  },
  'without a CSS object, like Chromium 27': () => void Reflect.deleteProperty(window, 'CSS'),
  'that cannot start the app': () => {
    window.addEventListener('load', () => Reflect.deleteProperty(window, 'URLSearchParams'));
  },
};

// Every other one by day.
for (const [index, [name, lack]] of Object.entries(lacks).entries())
  test(`a browser ${name} shows the page${index % 2 === 0 ? '' : ' @night'}`, async ({ page, persona }) => {
    const merchant = await persona('overdue');
    await page.addInitScript(lack);
    await page.goto(merchant.enter('/termloan/home'));
    await expectOldBrowserPage(page);
  });

test('a browser that cannot parse the document’s script of the app shows the page', async ({
  page,
  persona,
  allowed,
}) => {
  // The policy does not allow the changed script: it does not run, as where it cannot be parsed.
  allowed.push(/script-src|Content Security Policy/);
  const merchant = await persona('overdue');
  await page.goto(merchant.enter('/sandbox/inbox'));
  await page.route('**/termloan/home', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<script>var opening', '<script>var opening opening');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/termloan/home');
  await expectOldBrowserPage(page);
});

test('a browser that is too old downloads nothing of the app', async ({ page, persona }) => {
  const merchant = await persona('overdue');
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) files.push(request.url());
  });
  await page.clock.install();
  await page.addInitScript(() => {
    if (localStorage.getItem('updated') === null) Reflect.deleteProperty(window, 'HTMLDialogElement');
  });
  // Its document names no file to preload.
  await page.goto(merchant.enter('/'));
  await expectOldBrowserPage(page);
  await page.clock.runFor(10_000);
  expect(files).toEqual([]);
  await page.evaluate(() => localStorage.setItem('updated', 'yes'));
  await page.reload();
  await expectState(page, 'landing', 'shown');
  await expect.poll(() => files.length).toBeGreaterThan(0);
});

for (const [name, code, tag] of [
  ['cannot parse', 'export const a = ;', ''],
  ['cannot run', 'export const a = window.newer.a;', ' @night'],
  ['lacks a name of', 'export const a = newer;', ' @night'],
] as const)
  test(`a browser that ${name} a file of the app shows the page, and does not reload${tag}`, async ({
    page,
    persona,
  }) => {
    const merchant = await persona('overdue');
    await page.route('**/assets/libraries-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: code }),
    );
    await page.clock.install();
    await page.goto(merchant.enter('/termloan/home'));
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await expectOldBrowserPage(page);
    await page.clock.runFor(10_000);
    expect(loads).toEqual([]);
  });

test('the page fits the smallest phone, is accessible, and leads on @night', async ({ page, persona }) => {
  const merchant = await persona('overdue');
  await page.addInitScript(() => {
    if (localStorage.getItem('updated') === null) Reflect.deleteProperty(window, 'HTMLDialogElement');
  });
  await page.goto(merchant.enter('/termloan/home'));
  await expectOldBrowserPage(page);
  await picture(page, 'old-browser');
  await expectAccessible(page);
  await expectReachableByKeyboard(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  const links = page.getByRole('listitem').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'https://play.google.com/store/apps/details?id=com.google.android.webview',
    'https://play.google.com/store/apps/details?id=com.android.chrome',
  ]);
  await page.evaluate(() => localStorage.setItem('updated', 'yes'));
  await page.getByRole('link', { name: 'Try again' }).click();
  await expectState(page, 'home', 'home');
});

test('a browser that runs the app meets nothing of the page, not before the scripts either', async ({
  page,
  persona,
}) => {
  const merchant = await persona('overdue');
  const texts = page.getByText(copy.heading);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(merchant.enter('/termloan/home'));
  await expect(page.locator('[data-journey="home"]')).toBeVisible();
  // Counts what is hidden, too.
  await expect(texts).toHaveCount(0);
  expect(await page.locator('body').ariaSnapshot()).not.toContain(copy.heading);
  release();
  await expectState(page, 'home', 'home');
  await expect(texts).toHaveCount(0);
});
