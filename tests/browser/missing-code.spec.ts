/** Parts of the app that do not come over a weak network: said in words, and gone on by itself. */
import type { Page } from '@playwright/test';

import { isAccessible } from './support/access';
import { untilAsked } from './support/hurry';
import { picture } from './support/pictures';
import { runUntil } from './support/session-time';
import { comeBackUntilAsked } from './support/steps/payments';
import { standsAt, tap } from './support/steps/walk';
import { expect, FAILED_CALLS, test } from './support/test';

test.beforeEach(({ allowed }) => {
  allowed.push(FAILED_CALLS);
});

const ALL = '**/assets/*.js';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** No part of the app that is not here yet comes from now on. */
const block = (page: Page, parts: string | RegExp = ALL) => page.route(parts, (route) => route.abort());

/** What Chromium tells the page once the phone is online again. */
const comeOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

test('a page that is opened cold without its code keeps the bar of links, and opens when the phone is online', async ({
  page,
  persona,
}) => {
  const merchant = await persona('overdue');
  const part = '**/assets/home-*.js';
  await block(page, part);
  await page.goto(merchant.enter('/termloan/home'));
  await expect(heading(page)).toHaveText('This page did not load');
  await expect(page.getByRole('main')).toContainText('Check your internet, then try again.');
  await expect(page.getByRole('navigation')).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await picture(page, 'code-missing');
  await isAccessible(page);
  await tap(page, 'Try again');
  await expect(heading(page)).toHaveText('This page did not load');
  await page.unroute(part);
  await comeOnline(page);
  await standsAt(page, 'home', 'home');
});

test('the app’s own files are asked for until they arrive, and the document says so meanwhile', async ({
  page,
  persona,
}) => {
  const merchant = await persona('overdue');
  const part = '**/assets/libraries-*.js';
  await block(page, part);
  await page.clock.install();
  await page.goto(merchant.enter('/termloan/home'));
  await expect(page.getByRole('alert')).toContainText('Check your internet');
  await picture(page, 'app-missing');
  await isAccessible(page);
  await page.unroute(part);
  await page.clock.runFor(3_000);
  await standsAt(page, 'home', 'home');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('without internet the next page says so, and is there when it is back', async ({
  page,
  context,
  persona,
}) => {
  const merchant = await persona('overdue');
  await page.goto(merchant.enter('/termloan/home'));
  await standsAt(page, 'home', 'home');
  await block(page);
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click();
  await expect(heading(page)).toHaveText('No internet');
  await expect(page).toHaveURL(/\/termloan\/history/);
  await expect(page.getByRole('navigation')).toBeVisible();
  await picture(page, 'no-internet');
  // Back is the browser's: the page before is still there.
  await tap(page, 'Back');
  await page.unroute(ALL);
  await context.setOffline(false);
  await standsAt(page, 'home', 'home');
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click();
  await expect(page.locator('[data-journey="history"]')).toBeVisible();
});

test('the page of a payment that does not come is there, with what was chosen, when the phone is online', async ({
  page,
  persona,
}) => {
  const merchant = await persona('overdue');
  const part = '**/assets/payment-status-*.js';
  await block(page, part);
  await page.goto(merchant.enter('/termloan/prepayment'));
  await standsAt(page, 'prepayment', 'choice');
  await page.getByRole('radio').nth(1).check({ force: true });
  await tap(page, 'Continue');
  await standsAt(page, 'prepayment', 'confirmation');
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  const amount = (await pay.innerText()).replace('Pay ', '');
  await pay.click();
  await expect(heading(page)).toHaveText('This page did not load');
  await page.unroute(part);
  await comeOnline(page);
  await standsAt(page, 'payment-status', 'waysToPay');
  await expect(page.getByRole('main')).toContainText(amount);
});

test('the next steps of a journey are here with it: they are shown where no more of the app comes', async ({
  page,
  persona,
}) => {
  const merchant = await persona('overdue');
  await page.goto(merchant.enter('/termloan/prepayment'));
  await standsAt(page, 'prepayment', 'choice');
  await block(page);
  await page.getByRole('radio').nth(1).check({ force: true });
  await tap(page, 'Continue');
  await standsAt(page, 'prepayment', 'confirmation');
  await expect(heading(page)).toHaveText('Check before you pay');
});

test('a wait for the bank needs nothing that is not there: it goes on asking, and to the next page once that comes', async ({
  page,
  persona,
}) => {
  const merchant = await persona('mandate-phone-pending');
  await page.clock.install();
  // What is likely opened next is loaded ahead: here it does not come either.
  await block(page, /assets\/mandate-(?!phone)/);
  await page.goto(merchant.enter('/termloan/phone-verification-async'));
  await standsAt(page, 'mandate-phone', 'phonePending');
  await block(page);
  await untilAsked(page, /mandatePhone/, () => page.clock.runFor(3_000));
  await comeBackUntilAsked(page, /mandatePhone/);
  await merchant.advance(90_000_000);
  await runUntil(page, page.getByRole('heading', { name: 'This page did not load' }), 3_000);
  await page.unrouteAll();
  await comeOnline(page);
  await standsAt(page, 'mandate', 'mandateApproval');
});

test('a page without a journey, opened cold without its code, says so too', async ({ page }) => {
  for (const [path, part, name] of [
    ['/terms', '**/assets/terms-*.js', 'terms'],
    ['/', '**/assets/landing-*.js', 'landing'],
  ] as const) {
    await block(page, part);
    await page.goto(path);
    await expect(heading(page)).toHaveText('This page did not load');
    await page.unroute(part);
    await tap(page, 'Try again');
    await standsAt(page, name, 'shown');
  }
});

test('after a deploy a page whose next part is gone says so, and Try again goes on with the new version', async ({
  page,
  persona,
}) => {
  const merchant = await persona('overdue');
  await page.goto(merchant.enter('/termloan/home'));
  await standsAt(page, 'home', 'home');
  let isDeployed = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isDeployed = false;
  });
  // The host has thrown the old version's parts away: a document asked for from now on names the new ones.
  await page.route(ALL, (route) => (isDeployed ? route.fulfill({ status: 404 }) : route.continue()));
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click();
  await expect(heading(page)).toHaveText('This page did not load');
  await tap(page, 'Try again');
  await standsAt(page, 'history', 'history');
});

test('a page that a host has rendered ahead asks nobody anything before the merchant comes to it', async ({
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
  await standsAt(page, 'home', 'home');
});
