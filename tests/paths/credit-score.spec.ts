/** The credit score and the business registration in Chromium: the data they show, and their next steps. */
import type { Page } from '@playwright/test';

import { expectAccessible, expectFitsWhenZoomed } from '../browser/support/access';
import { picture } from '../browser/support/pictures';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'credit-score' });

/** Takes a screenshot, and checks accessibility (axe) and 200 % zoom. */
async function checkLook(page: Page, name: string): Promise<void> {
  await picture(page, name);
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
}

test('the score as a step of the application, and as a page of its own', async ({
  page,
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await journey.openAs('step-score', '/termloan/application/score', 'scoreInApplication');
  await expect(page.getByText('Good: many lenders like this.')).toBeVisible();
  await checkLook(page, 'credit-score');
  await journey.reload('scoreInApplication');
  await journey.tap(/^Back$/, 'application/steps');
  await page.goto('/termloan/application/score');
  await journey.leaveBy('Continue', /\/termloan\/application\/kyc$/);

  await journey.goTo('/termloan/credit-score', 'standaloneScore');
  await journey.tap('Go to your loan', 'application/steps');
  await journey.goTo('/termloan/credit-score', 'standaloneScore');
  await page.locator('header').getByRole('button', { name: 'Back' }).click();
  await expect(page).not.toHaveURL(/credit-score/);

  await merchant.fault('getCreditScore', { kind: 'malformed', times: 0 });
  for (const exit of ['Continue', 'Back']) {
    await journey.goTo('/termloan/application/score', 'scoreUnavailable');
    if (exit === 'Back') await checkLook(page, 'credit-score-unavailable');
    await page.getByRole('button', { name: exit, exact: true }).click();
    await expect(page).not.toHaveURL(/score/);
  }
  await journey.goTo('/termloan/application/score', 'scoreUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'scoreInApplication');
});

test('a merchant without a score can go on @night', async ({ page, journey, persona, allowed }) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('new-merchant');
  for (const exit of ['Continue', 'Back']) {
    await journey.open(merchant, '/termloan/application/score', 'scoreNotKnown');
    if (exit === 'Back') await checkLook(page, 'credit-score-not-known');
    await page.getByRole('button', { name: exit, exact: true }).click();
    await expect(page).not.toHaveURL(/score/);
  }
});

test('the business registration keeps its query, and is not offered to a registered business', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('new-merchant');
  await merchant.flag({ features: { UDYAM_REGISTRATION: true } });
  const ENTRY_URL = '/termloan/register-business?source=loan&campaign=a%26b';
  await merchant.fault('getBusinessDetails', { kind: 'malformed', times: 0 });
  await journey.open(merchant, ENTRY_URL, 'register-business/businessUnavailable');
  await checkLook(page, 'register-business-unavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'register-business/registerBusiness');
  await expect(page).toHaveURL(/register-business\?source=loan&campaign=a%26b$/);
  await checkLook(page, 'register-business');
  await journey.leaveBy('Register now', /\/register-udyam\?source=loan&campaign=a%26b$/);
  for (const exit of ['Later', 'Back']) {
    await journey.goTo('/termloan/register-business', 'register-business/registerBusiness');
    await page.getByRole('button', { name: exit, exact: true }).click();
    await expect(page).not.toHaveURL(/register-business/);
  }
  await merchant.fault('getBusinessDetails', { kind: 'malformed', times: 0 });
  await journey.goTo('/termloan/register-business', 'register-business/businessUnavailable');
  await page.locator('header').getByRole('button', { name: 'Back' }).click();
  await expect(page).not.toHaveURL(/register-business/);
  await merchant.clearFaults();

  const registered = await persona('udyam-registered');
  await journey.open(registered, '/termloan/register-business', 'register-business/registerBusiness');
  await expect(page.getByText(/^UDYAM-/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Register now' })).toHaveCount(0);
  await checkLook(page, 'register-business-done');
});
