/** Who is here may change while a page lives: in another tab of the browser, or behind a page that comes back as it was. */
import type { Page, Response } from '@playwright/test';

import type { Merchant } from '../browser/support/lender';
import { runUntil, stateOf } from '../browser/support/session-time';
import { linkOf } from '../browser/support/steps/link-payments';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

const HOME = '/termloan/home';

async function keptIn(page: Page): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('v1:kept') ?? '{}'));
}

test('two tabs, two merchants: the first tab ends, keeps nothing of the other, and says so', async ({
  page,
  context,
  persona,
  allowed,
}) => {
  // What the first tab still asks for under the other one's cookie is not theirs to read.
  allowed.push(FAILED_CALLS);
  const [first, second] = [await persona('due-today'), await persona('overdue')];
  await page.goto(first.enter(HOME));
  await expectState(page, 'home', 'home');
  const other = await context.newPage();
  await other.goto(second.enter(HOME));
  await expectState(other, 'home', 'home');
  await expectState(page, 'session', 'changed');
  await expect(page.getByText('Another account is signed in now')).toBeVisible();
  const kept = await keptIn(other);
  expect([kept.of, kept.lastKnownLoan]).toEqual([second.id, expect.anything()]);
  await tap(page, 'Go on with this account');
  await expectState(page, 'home', 'home');
  expect((await keptIn(page)).of).toBe(second.id);
});

test('a payment that was sent without a network is not made for whoever signed in meanwhile', async ({
  page,
  context,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const [first, second] = [await persona('due-today'), await persona('overdue')];
  await page.goto(first.enter(HOME));
  await expectState(page, 'home', 'home');
  // Only this tab is without a network: its own calls get no further.
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: /^Pay / }).first().click();
  const other = await context.newPage();
  await other.goto(second.enter('/termloan/summary'));
  await expect(other.locator('[data-journey="summary"]')).toBeVisible();
  await page.unroute('**/api/**');
  await expectState(page, 'session', 'changed');
  const { payments = [] } = await second.books();
  expect(payments.filter(({ status }) => status === 'CREATED')).toEqual([]);
  expect((await second.audit()).filter(({ operationId }) => operationId === 'initiateRepayment')).toEqual([]);
});

test('signed in elsewhere while this page was away: it asks who is here before anything is sent', async ({
  page,
  context,
  persona,
}) => {
  const [first, second] = [await persona('due-today'), await persona('overdue')];
  await page.goto(first.enter(HOME));
  await expectState(page, 'home', 'home');
  // The cookie alone: no page of the app says anything to this one.
  await context.request.get(second.enter('/terms'));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectState(page, 'session', 'changed');
  const { payments = [] } = await second.books();
  expect(payments.filter(({ status }) => status === 'CREATED')).toEqual([]);
});

test('a page that comes back as it was left is asked about: the session ended meanwhile', async ({
  page,
  context,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('due-today');
  await page.goto(merchant.enter('/termloan/loan-details'));
  // Its own data: the document alone shows the page before the app listens.
  await expect(page.getByText('Amount received')).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expectState(page, 'session', 'ended');
});

/** The cookie alone changes: no page of the app says anything to those that are open. */
async function signInSilently(page: Page, merchant: Merchant): Promise<void> {
  await page.context().request.get(merchant.enter('/terms'));
}

/** Neither a call nor a payment of theirs came from the page of somebody else. */
async function isLeftAlone(merchant: Merchant): Promise<void> {
  const { payments = [] } = await merchant.books();
  expect(payments.filter(({ status }) => status === 'CREATED')).toEqual([]);
  expect(await merchant.audit()).toEqual([]);
}

test('signed in elsewhere between two calls: a tap on Pay pays for nobody, and the page ends', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const [first, second] = [await persona('due-today'), await persona('overdue')];
  const named = new Map<string, string | undefined>();
  page.on('request', (request) => {
    named.set(new URL(request.url()).pathname, request.headers()['x-merchant-id']);
  });
  await page.goto(first.enter(HOME));
  await expectState(page, 'home', 'home');
  await signInSilently(page, second);
  await page.getByRole('button', { name: /^Pay / }).first().click();
  await expectState(page, 'session', 'changed');
  await expect(page.getByText('Another account is signed in now')).toBeVisible();
  expect(named.get('/api/termloan/v1/initiateRepayment')).toBe(first.id);
  await isLeftAlone(second);
});

test('signed in elsewhere while a payment is not sure yet: asking again shows and pays nothing of theirs', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const [first, second] = [await persona('due-today'), await persona('overdue')];
  await first.fault('initiateRepayment', { kind: 'status', status: 500, times: 2 });
  await page.clock.install();
  await page.goto(first.enter(HOME));
  await expectState(page, 'home', 'home');
  await page.getByRole('button', { name: /^Pay / }).first().click();
  await runUntil(page, stateOf(page, 'home', 'paymentUnanswered'));
  await signInSilently(page, second);
  await tap(page, 'Check again');
  await expectState(page, 'session', 'changed');
  await isLeftAlone(second);
});

test('a page for everybody, whose session has ended, ends for good when another one is signed in', async ({
  page,
  context,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const [first, second] = [await persona('due-today'), await persona('overdue')];
  const link = await linkOf(first);
  await page.goto(first.enter(link));
  await expectState(page, 'pay-by-link', 'bill');
  await context.clearCookies();
  // The question who is here and its retry are both refused; the page itself is shown to anybody.
  const isRefused = (answer: Response) => answer.url().endsWith('/user') && answer.status() === 401;
  const refused = page.waitForResponse(isRefused).then(() => page.waitForResponse(isRefused));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await refused;
  await expectState(page, 'pay-by-link', 'bill');
  await signInSilently(page, second);
  await tap(page, /^Pay ₹/);
  await expectState(page, 'session', 'changed');
  await isLeftAlone(second);
});
