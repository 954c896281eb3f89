/** What the merchant agreed to in Chromium: the list, taking back autopay and messages, a refusal, and a lost answer. */
import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../browser/support/access';
import { callsOf } from '../browser/support/other-phone';
import { advanceTo } from '../browser/support/page-clock';
import { picture, takePicture } from '../browser/support/pictures';
import { tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'consents' });

const CONSENTS = '/termloan/consents';

test('autopay is taken back: what follows is read first; the agreement stays, and says why', async ({
  page,
  journey,
}) => {
  const merchant = await journey.openAs('autopay-on', CONSENTS, 'consents');
  await expect(page.getByText('It cannot be taken back: you signed the agreement.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByText('What you read').first().click();
  await expect(page.getByText(/^I have read the agreement and the key facts/)).toBeVisible();
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await expectReachableByKeyboard(page);
  await picture(page, 'consents');
  await takePicture(page, 'consents-whole', true);

  await journey.tap('Take back: Autopay', 'withdrawal');
  await expect(page.getByText('You pay each instalment by hand')).toBeVisible();
  await journey.checkLook('withdrawal');
  await journey.tap('Keep it as it is', 'consents');
  await journey.tap('Take back: Autopay', 'withdrawal');
  await journey.tap('Close', 'consents');
  expect(await callsOf(merchant, 'withdrawConsent')).toEqual([]);

  await journey.tap('Take back: Autopay', 'withdrawal');
  await journey.tap('Yes, take it back', 'consents');
  await expect(page.getByText('Taken back: Autopay')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back: Autopay' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Taken back or ended' })).toBeVisible();
  await picture(page, 'consents-taken-back');
  // The same fact on autopay's own page.
  await journey.goTo('/autopay/status', 'autopay/mandateOver');
  await journey.goTo(CONSENTS, 'consents');
  await journey.tap(/^Back$/, 'home/home');
});

test('a refused withdrawal, and one whose answer is lost: taken back once, and shown as the service says @night', async ({
  page,
  journey,
}) => {
  await page.clock.install();
  const merchant = await journey.openAs('autopay-on', CONSENTS, 'consents');
  const refuse = (error: string) =>
    merchant.fault('withdrawConsent', { kind: 'status', status: 409, body: { error } });
  await refuse('consent_not_withdrawable');
  await tap(page, 'Take back: Autopay');
  await journey.tap('Yes, take it back', 'withdrawal');
  await expect(page.getByText('It cannot be taken back any more.')).toBeVisible();
  await picture(page, 'consents-refused');
  await journey.tap('Keep it as it is', 'consents');
  await refuse('consent_not_found');
  await tap(page, 'Take back: Autopay');
  await journey.tap('Yes, take it back', 'withdrawal');
  await journey.tap('Close', 'consents');

  await merchant.fault('withdrawConsent', { kind: 'drop-after', times: 0 });
  await merchant.fault('getRequestStatus', { kind: 'malformed', times: 0 });
  await tap(page, 'Take back: Autopay');
  await tap(page, 'Yes, take it back');
  await advanceTo(page, 'consents', 'withdrawalUnanswered');
  await expectAccessible(page);
  await picture(page, 'consents-unanswered');
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await advanceTo(page, 'consents', 'consents');
  await expect(page.getByText('Taken back: Autopay')).toBeVisible();
  const stops = (await merchant.events()).filter(({ kind }) => kind === 'mandate.cancelled');
  expect(stops).toHaveLength(1);
});

test('back from an unanswered withdrawal reads the list again @night', async ({ page, journey }) => {
  await page.clock.install();
  const merchant = await journey.openAs('autopay-on', CONSENTS, 'consents');
  await merchant.fault('withdrawConsent', { kind: 'drop-before', times: 0 });
  await merchant.fault('getRequestStatus', { kind: 'malformed', times: 0 });
  await tap(page, 'Take back: Autopay');
  await tap(page, 'Yes, take it back');
  await advanceTo(page, 'consents', 'withdrawalUnanswered');
  await merchant.clearFaults();
  await journey.tap(/^Back$/, 'consents');
  await expect(page.getByRole('button', { name: 'Take back: Autopay' })).toBeVisible();
});

test('what the screen showed is in the list; nothing agreed to yet; a list that does not come @night', async ({
  page,
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await journey.openAs('new-merchant', CONSENTS, 'noConsents');
  await expectAccessible(page);
  await picture(page, 'consents-none');
  await journey.tap('Go to the start', 'loan-entry/loanStart');
  await journey.open(merchant, CONSENTS, 'noConsents');
  await journey.tap(/^Back$/, 'loan-entry/loanStart');

  await journey.open(merchant, '/termloan/contact/mine', 'contact/noLender');
  const shown = await page.getByText(/^Due dates, receipts and answers/).textContent();
  await tap(page, 'Agree to loan messages');
  await expect(page.getByText(/^You agreed on /)).toBeVisible();
  await journey.goTo(CONSENTS, 'consents');
  await page.getByText('What you read').click();
  await expect(page.getByText(shown ?? '', { exact: true })).toBeVisible();
  await journey.tap('Take back: Loan messages on WhatsApp', 'withdrawal');
  await journey.tap('Yes, take it back', 'consents');
  await expect(page.getByText('Nothing that you agreed to is in force now.')).toBeVisible();

  await merchant.fault('listConsents', { kind: 'malformed', times: 0 });
  await journey.goTo(CONSENTS, 'consentsUnavailable');
  await expectAccessible(page);
  await journey.tap(/^Back$/, 'loan-entry/loanStart');
  await journey.goTo(CONSENTS, 'consentsUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'consents');
});
