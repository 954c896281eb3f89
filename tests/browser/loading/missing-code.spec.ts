/** Chunks that fail to load over a weak network: a message is shown, and the page recovers by itself. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/access';
import { chunkWith } from '../support/chunk-with';
import { countLoads, withoutOwnRetries } from '../support/own-retries';
import { picture } from '../support/pictures';
import { returnUntilRequest } from '../support/steps/payments';
import { expectState, tap } from '../support/steps/walk';
import { expect, FAILED_CALLS, test } from '../support/test';

test.beforeEach(({ allowed }) => {
  allowed.push(FAILED_CALLS);
});

const ALL = '**/assets/*.js';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Blocks chunks that are not loaded yet. */
const block = (page: Page, parts: string | RegExp = ALL) => page.route(parts, (route) => route.abort());

/** The event of Chromium when the phone is online again. */
const comeOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

test('a page that is opened without its chunk keeps the navigation bar, and opens when the phone is online', async ({
  page,
  persona,
}) => {
  const merchant = await persona('overdue');
  const part = chunkWith('src/adapters/home.ts');
  await block(page, part);
  const loads = countLoads(page);
  await page.goto(merchant.enter('/termloan/home'));
  await expect.poll(loads).toBe(2);
  await expect(heading(page)).toHaveText('This page did not load');
  await expect(page.getByRole('main')).toContainText('Check your internet, then try again.');
  await expect(page.getByRole('navigation')).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await picture(page, 'code-missing');
  await expectAccessible(page);
  // Try again reloads the page. Without this wait the message of the page before it would pass for the new one.
  const reloaded = page.waitForEvent('load');
  await tap(page, 'Try again');
  await reloaded;
  await expect(heading(page)).toHaveText('This page did not load');
  await page.unroute(part);
  await comeOnline(page);
  await expectState(page, 'home', 'home');
});

for (const [name, part] of [
  ['the app’s own files', '**/assets/libraries-*.js'],
  // The rest of the app starts without it.
  ['the files of React DOM', '**/assets/react-dom-*.js'],
] as const)
  test(`${name} are requested until they arrive, and the document shows a message meanwhile`, async ({
    page,
    persona,
  }) => {
    const merchant = await persona('overdue');
    await block(page, part);
    await page.clock.install();
    await page.goto(merchant.enter('/termloan/home'));
    await expect(page.getByRole('alert')).toContainText('Check your internet');
    await picture(page, 'app-missing');
    await expectAccessible(page);
    await page.unroute(part);
    await page.clock.runFor(3_000);
    await expectState(page, 'home', 'home');
    await expect(page.getByRole('alert')).toBeHidden();
  });

test('without internet the next page shows a message, and opens when the connection is back', async ({
  page,
  context,
  persona,
}) => {
  const merchant = await persona('overdue');
  await page.goto(merchant.enter('/termloan/home'));
  await expectState(page, 'home', 'home');
  await block(page);
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click();
  await expect(heading(page)).toHaveText('No internet');
  await expect(page).toHaveURL(/\/termloan\/history/);
  await expect(page.getByRole('navigation')).toBeVisible();
  await picture(page, 'no-internet');
  // Back is the browser's: the previous page is still available.
  await tap(page, 'Back');
  await page.unroute(ALL);
  await context.setOffline(false);
  await expectState(page, 'home', 'home');
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click();
  await expect(page.locator('[data-journey="history"]')).toBeVisible();
});

test('a payment page whose chunk is missing opens with the choice when the phone is online @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('overdue');
  const part = chunkWith('src/adapters/payment-status.ts');
  await block(page, part);
  const loads = countLoads(page);
  await page.goto(merchant.enter('/termloan/prepayment'));
  await expectState(page, 'prepayment', 'choice');
  await page.getByRole('radio').nth(1).check({ force: true });
  await tap(page, 'Continue');
  await expectState(page, 'prepayment', 'confirmation');
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  const amount = (await pay.innerText()).replace('Pay ', '');
  await pay.click();
  await expect.poll(loads).toBe(2);
  await expect(heading(page)).toHaveText('This page did not load');
  await page.unroute(part);
  await comeOnline(page);
  await expectState(page, 'payment-status', 'paymentMethods');
  await expect(page.getByRole('main')).toContainText(amount);
});

test('the next steps of a journey are loaded with it: they are shown when no more chunks load', async ({
  page,
  persona,
}) => {
  const merchant = await persona('overdue');
  await page.goto(merchant.enter('/termloan/prepayment'));
  await expectState(page, 'prepayment', 'choice');
  await block(page);
  await page.getByRole('radio').nth(1).check({ force: true });
  await tap(page, 'Continue');
  await expectState(page, 'prepayment', 'confirmation');
  await expect(heading(page)).toHaveText('Check before you pay');
});

test('a far screen of a journey is loaded when the page is idle: it is shown when no more chunks load', async ({
  page,
  persona,
}) => {
  const merchant = await persona('step-bank');
  const loaded = page.waitForResponse(chunkWith('src/screens/application/bank-account-form.tsx'));
  await page.goto(merchant.enter('/termloan/application'));
  await expectState(page, 'application', 'steps');
  await loaded;
  await block(page);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expectState(page, 'application', 'bankAccountForm');
  await expect(page.getByRole('textbox').first()).toBeVisible();
});

test('a far screen whose chunk is missing shows a message, and opens when the phone is online', async ({
  page,
  persona,
}) => {
  const merchant = await persona('step-bank');
  const part = chunkWith('src/screens/application/bank-account-form.tsx');
  await block(page, part);
  const loads = countLoads(page);
  await page.goto(merchant.enter('/termloan/application'));
  await expectState(page, 'application', 'steps');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect.poll(loads).toBe(2);
  await expect(heading(page)).toHaveText('This page did not load');
  await page.unroute(part);
  await comeOnline(page);
  await expectState(page, 'application', 'bankAccountForm');
  await expect(page.getByRole('textbox').first()).toBeVisible();
});

test('waiting for the bank needs no missing chunk: it continues to poll, and opens the next page when that chunk loads @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('mandate-phone-pending');
  const nextPage = /assets\/mandate-(?!phone)/;
  await block(page, nextPage);
  const loads = countLoads(page);
  await page.goto(merchant.enter('/termloan/phone-verification-async'));
  await expectState(page, 'mandate-phone', 'phonePending');
  await block(page);
  await page.waitForRequest(/mandatePhone/);
  await returnUntilRequest(page, /mandatePhone/);
  await page.unroute(ALL);
  await merchant.advanceMs(90_000_000);
  await expect.poll(loads).toBe(2);
  await expect(heading(page)).toHaveText('This page did not load');
  await page.unroute(nextPage);
  await comeOnline(page);
  await expectState(page, 'mandate', 'mandateApproval');
});

test('a page without a journey also shows a message when its code is missing @night', async ({ page }) => {
  await withoutOwnRetries(page);
  for (const [path, part, name] of [
    ['/terms', chunkWith('src/routes/terms.tsx'), 'terms'],
    ['/', chunkWith('src/routes/landing.tsx'), 'landing'],
  ] as const) {
    await block(page, part);
    const loads = countLoads(page);
    await page.goto(path);
    await expect.poll(loads).toBe(2);
    await expect(heading(page)).toHaveText('This page did not load');
    // The document's own message is for files without which nothing runs.
    await expect(page.getByRole('alert')).toBeHidden();
    await page.unroute(part);
    await tap(page, 'Try again');
    await expectState(page, name, 'shown');
  }
});

test('after a deploy a page whose next chunk is gone loads the new version by itself', async ({
  page,
  persona,
}) => {
  const merchant = await persona('overdue');
  await page.goto(merchant.enter('/termloan/home'));
  await expectState(page, 'home', 'home');
  let isDeployed = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isDeployed = false;
  });
  // The host has removed the old version's chunks: a document loaded from now on names the new ones.
  await page.route(ALL, (route) => (isDeployed ? route.fulfill({ status: 404 }) : route.continue()));
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click();
  await expectState(page, 'history', 'history');
  expect(isDeployed).toBe(false);
});

test('a page that a host prerenders sends no calls before the merchant opens it', async ({
  page,
  persona,
}) => {
  const merchant = await persona('overdue');
  await page.goto(merchant.enter('/sandbox/inbox'));
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true });
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto('/termloan/home');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-journey="home"]')).toHaveAttribute('data-state', 'loadingHome');
  expect(calls).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expectState(page, 'home', 'home');
});
