/** Providers' pages on another origin: they return to the app only by the URL that the app gave them. */
import type { BrowserContext } from '@playwright/test';

import { leaveForAadhaar } from './support/steps/identity-steps';
import { expectState, tap } from './support/steps/walk';
import { expect, test } from './support/test';

const PROVIDER = 'https://pages.provider.example';

/**
 * Serves the sandbox's provider pages from another origin, like real ones: the services answer their URLs there. They return to
 * the URL in `return_to`.
 * @returns the `return_to` of each opened page, in this order: the list grows while pages are opened
 */
async function serveProviders(context: BrowserContext, app: string): Promise<readonly string[]> {
  const returnUrls: string[] = [];
  await context.route('**/api/termloan/**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /"(authorization_url|payment_url)":"(\/sandbox\/)/g,
      `"$1":"${PROVIDER}$2`,
    );
    await route.fulfill({ response: answer, body });
  });
  await context.route(`${PROVIDER}/**`, async (route) => {
    const url = new URL(route.request().url());
    returnUrls.push(url.searchParams.get('return_to') ?? 'no way back');
    const headers = await route.request().allHeaders();
    const answer = await fetch(`${app}${url.pathname}${url.search}`, {
      method: route.request().method(),
      body: route.request().postData(),
      redirect: 'manual',
      headers: { 'content-type': headers['content-type'] ?? 'text/plain' },
    });
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  });
  return returnUrls;
}

// A call that the page still makes when the test ends is not answered any more.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

test('a payment page of another origin returns to the payment', async ({ page, persona, baseURL }) => {
  const returnUrls = await serveProviders(page.context(), baseURL ?? '');
  const merchant = await persona('due-today');
  await page.goto(merchant.enter('/termloan/home'));
  await expectState(page, 'home', 'home');
  await page.getByRole('button', { name: /^Pay / }).first().click();
  await expectState(page, 'payment-status', 'paymentMethods');
  const payment = new URL(page.url());
  await page
    .getByRole('button', { name: /card|net banking|another way|page/i })
    .first()
    .click();
  await page.waitForURL(`${PROVIDER}/**`);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL(`${baseURL}/payment/status/**`);
  await expect(page.getByRole('heading', { name: 'Payment Confirmed.' })).toBeVisible({ timeout: 20_000 });
  expect(new URL(page.url()).pathname).toBe(payment.pathname);
  expect(returnUrls[0]).toBe(payment.href);
});

test('a bank’s page of another origin returns to the mandate @night', async ({ page, persona, baseURL }) => {
  const returnUrls = await serveProviders(page.context(), baseURL ?? '');
  const merchant = await persona('disbursed');
  await page.goto(merchant.enter('/autopay'));
  await expectState(page, 'autopay', 'autopay');
  await page.getByRole('radio', { name: /^Net banking/ }).click({ force: true });
  await tap(page, 'Continue to net banking');
  await page.waitForURL(`${PROVIDER}/**`);
  await tap(page, 'Approve');
  await page.waitForURL(`${baseURL}/autopay/status**`);
  await expectState(page, 'autopay', 'mandateActive');
  expect(new URL(returnUrls[0] ?? '').origin).toBe(new URL(baseURL ?? '').origin);
});

test('the Aadhaar page of another origin returns to the check @night', async ({ page, persona, baseURL }) => {
  const returnUrls = await serveProviders(page.context(), baseURL ?? '');
  const merchant = await persona('ckyc-failed');
  await page.goto(merchant.enter('/termloan/application/kyc'));
  await leaveForAadhaar(page);
  expect(page.url()).toContain(PROVIDER);
  await tap(page, 'Cancel');
  await page.waitForURL(`${baseURL}/termloan/application/ekyc/**`);
  expect(returnUrls[0]).toMatch(new RegExp(`^${baseURL}/termloan/application/ekyc/`));
});
