/** The credit score and the business registration in Chromium: the data they show, and their next steps. */
import type { Page } from '@playwright/test';

import { expectAccessible, expectFitsWhenZoomed } from '../browser/support/access';
import { callsOf } from '../browser/support/other-phone';
import { advanceTo } from '../browser/support/page-clock';
import { picture } from '../browser/support/pictures';
import { tap } from '../browser/support/steps/walk';
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

test('a merchant without a score can go on @night', async ({ page, journey, allowed }) => {
  allowed.push(FAILED_CALLS);
  const merchant = await journey.openAs('new-merchant', '/termloan/application/score', 'scoreConsent');
  await page.getByRole('checkbox').check({ force: true });
  await journey.tap('Agree and see my score', 'scoreNotKnown');
  for (const exit of ['Continue', 'Back']) {
    await journey.open(merchant, '/termloan/application/score', 'scoreNotKnown');
    if (exit === 'Back') await checkLook(page, 'credit-score-not-known');
    await page.getByRole('button', { name: exit, exact: true }).click();
    await expect(page).not.toHaveURL(/score/);
  }
});

test('the bureau is asked only after a tick; who says no goes on without the score @night', async ({
  page,
  journey,
}) => {
  const merchant = await journey.openAs('new-merchant', '/termloan/application/score', 'scoreConsent');
  await expect(
    page.getByRole('heading', { name: 'May Sandbox Bureau be asked for your credit score?' }),
  ).toBeVisible();
  const consent = page.getByRole('checkbox', { name: /^I agree that my lender asks Sandbox Bureau/ });
  await expect(consent).not.toBeChecked();
  await checkLook(page, 'credit-score-consent');
  await page.getByRole('button', { name: 'Agree and see my score' }).click();
  await expect(
    page.getByRole('alert').getByText('Tick the box to agree. Without it nobody is asked.'),
  ).toBeVisible();
  await journey.leaveBy('Go on without it', /\/termloan\/application\//);
  expect(await callsOf(merchant, 'giveConsent')).toEqual([]);
  expect(await callsOf(merchant, 'getCreditScore')).toEqual([]);
  await journey.goTo('/termloan/credit-score', 'scoreConsent');
  await page.locator('header').getByRole('button', { name: 'Back' }).click();
  await expect(page).not.toHaveURL(/credit-score/);
});

test('the consent to the bureau: refused, its answer lost, taken back meanwhile, not read @night', async ({
  page,
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await page.clock.install();
  const merchant = await journey.openAs('new-merchant', '/termloan/credit-score', 'scoreConsent');
  const agree = async () => {
    await page.getByRole('checkbox').check({ force: true });
    await tap(page, 'Agree and see my score');
  };
  await merchant.fault('giveConsent', { kind: 'status', status: 404, body: { error: 'party_not_found' } });
  await agree();
  await expect(page.getByRole('alert').getByText(/^Another bureau is asked now/)).toBeVisible();

  await merchant.fault('giveConsent', { kind: 'drop-after', times: 0 });
  await merchant.fault('getRequestStatus', { kind: 'malformed', times: 0 });
  await tap(page, 'Agree and see my score');
  await advanceTo(page, 'credit-score', 'consentUnanswered');
  await checkLook(page, 'credit-score-consent-unanswered');
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await advanceTo(page, 'credit-score', 'scoreNotKnown');

  await merchant.fault('getCreditScore', {
    kind: 'status',
    status: 409,
    body: { error: 'consent_required' },
  });
  await journey.goTo('/termloan/credit-score', 'scoreConsent');
  await merchant.fault('giveConsent', { kind: 'drop-before', times: 0 });
  await merchant.fault('getRequestStatus', { kind: 'malformed', times: 0 });
  for (const exit of ['Go to your loan', /^Back$/]) {
    if (exit !== 'Go to your loan') {
      await merchant.fault('getCreditScore', {
        kind: 'status',
        status: 409,
        body: { error: 'consent_required' },
      });
      await journey.goTo('/termloan/credit-score', 'scoreConsent');
    }
    await agree();
    await advanceTo(page, 'credit-score', 'consentUnanswered');
    await tap(page, exit);
    await expect(page).not.toHaveURL(/score/);
  }
  await merchant.fault('listConsents', { kind: 'malformed', times: 0 });
  for (const exit of ['Go to your loan', /^Back$/]) {
    await journey.goTo('/termloan/credit-score', 'consentUnavailable');
    await tap(page, exit);
    await expect(page).not.toHaveURL(/score/);
  }
  await journey.goTo('/termloan/credit-score', 'consentUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'scoreNotKnown');
});

test('the business registration keeps its query, and is not offered to a registered business @night', async ({
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
