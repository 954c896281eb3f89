/** Another merchant may sign in while a page is open: in another tab, or before the page is restored from the back/forward cache. */
import type { Page, Response } from '@playwright/test';

import type { Merchant } from '../browser/support/lender';
import { linkOf } from '../browser/support/steps/link-payments';
import { expectState } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'session' });

const HOME_URL = '/termloan/home';

async function storedMerchantRecord(page: Page): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('v1:kept') ?? '{}'));
}

test('two tabs, two merchants: the session of the first tab ends with a message, and stores nothing for the other merchant', async ({
  page,
  journey,
  context,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  // Calls of the first tab that are sent with the other merchant's cookie are refused.
  const [first, second] = [await persona('due-today'), await persona('overdue')];
  await journey.open(first, HOME_URL, 'home/home');
  const otherTab = await context.newPage();
  await otherTab.goto(second.enter(HOME_URL));
  await expectState(otherTab, 'home', 'home');
  await journey.shows('changed');
  await expect(page.getByText('Another account is signed in now')).toBeVisible();
  const storedRecord = await storedMerchantRecord(otherTab);
  expect([storedRecord.of, storedRecord.lastKnownLoan]).toEqual([second.id, expect.anything()]);
  await journey.tap('Continue with this account', 'home/home');
  expect((await storedMerchantRecord(page)).of).toBe(second.id);
});

test('a payment sent while offline is not made for another merchant who signed in meanwhile', async ({
  page,
  journey,
  context,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const [first, second] = [await persona('due-today'), await persona('overdue')];
  await journey.open(first, HOME_URL, 'home/home');
  // Only this tab is offline.
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: /^Pay / }).first().click();
  const otherTab = await context.newPage();
  await otherTab.goto(second.enter('/termloan/summary'));
  await expect(otherTab.locator('[data-journey="summary"]')).toBeVisible();
  await page.unroute('**/api/**');
  await journey.shows('changed');
  const { payments = [] } = await second.books();
  expect(payments.filter(({ status }) => status === 'CREATED')).toEqual([]);
  expect((await second.audit()).filter(({ operationId }) => operationId === 'initiateRepayment')).toEqual([]);
});

test('another merchant signed in meanwhile: back online, the session is checked and ends before anything is tapped @night', async ({
  page,
  journey,
  context,
  persona,
}) => {
  const [first, second] = [await persona('due-today'), await persona('overdue')];
  await journey.open(first, HOME_URL, 'home/home');
  // Only the cookie changes: no other tab of the app notifies this one.
  await context.request.get(second.enter('/terms'));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await journey.shows('changed');
  const { payments = [] } = await second.books();
  expect(payments.filter(({ status }) => status === 'CREATED')).toEqual([]);
});

test('a page restored from the back/forward cache checks its session, which has ended', async ({
  page,
  journey,
  context,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('due-today');
  await page.goto(merchant.enter('/termloan/loan-details'));
  // Waits for data: the prerendered document is shown before the app listens to events.
  await expect(page.getByText('Amount received')).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await journey.shows('ended');
});

/** Changes only the cookie: no other tab of the app notifies the open pages. */
async function signInSilently(page: Page, merchant: Merchant): Promise<void> {
  await page.context().request.get(merchant.enter('/terms'));
}

/** No call and no payment was made for this merchant. */
async function expectNoCalls(merchant: Merchant): Promise<void> {
  const { payments = [] } = await merchant.books();
  expect(payments.filter(({ status }) => status === 'CREATED')).toEqual([]);
  expect(await merchant.audit()).toEqual([]);
}

test('another merchant signed in between two calls: Pay makes no payment, and the session ends @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const [first, second] = [await persona('due-today'), await persona('overdue')];
  const merchantIds = new Map<string, string | undefined>();
  page.on('request', (request) => {
    merchantIds.set(new URL(request.url()).pathname, request.headers()['x-merchant-id']);
  });
  await journey.open(first, HOME_URL, 'home/home');
  await signInSilently(page, second);
  await page.getByRole('button', { name: /^Pay / }).first().click();
  await journey.shows('changed');
  await expect(page.getByText('Another account is signed in now')).toBeVisible();
  expect(merchantIds.get('/api/termloan/v1/initiateRepayment')).toBe(first.id);
  await expectNoCalls(second);
});

test('another merchant signed in while a payment is unanswered: Check again shows and pays nothing of theirs @night', async ({
  page,
  journey,
  persona,
}) => {
  const [first, second] = [await persona('due-today'), await persona('overdue')];
  await first.fault('initiateRepayment', { kind: 'status', status: 500, times: 2 });
  await page.clock.install();
  await journey.open(first, HOME_URL, 'home/home');
  await page.getByRole('button', { name: /^Pay / }).first().click();
  await journey.runUntil('home/paymentUnanswered');
  await signInSilently(page, second);
  await journey.tap('Check again', 'changed');
  await expectNoCalls(second);
});

test('a public page whose session has expired ends its session when another merchant is signed in @night', async ({
  page,
  journey,
  context,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const [first, second] = [await persona('due-today'), await persona('overdue')];
  const link = await linkOf(first);
  await journey.open(first, link, 'pay-by-link/bill');
  await context.clearCookies();
  // The check of the session and its retry are both answered with 401; the public page stays.
  const isRefused = (answer: Response) => answer.url().endsWith('/user') && answer.status() === 401;
  const refused = page.waitForResponse(isRefused).then(() => page.waitForResponse(isRefused));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await refused;
  await journey.shows('pay-by-link/bill');
  await signInSilently(page, second);
  await journey.tap(/^Pay ₹/, 'changed');
  await expectNoCalls(second);
});
