/**
 * The whole application of a new merchant: from "I want a loan" to the offers, with a reload at every step and a second tab at
 * each end.
 */
import type { Page } from '@playwright/test';
import { withCamera } from './support/fake-camera';
import {
  expectApplicationState,
  fillBasics,
  fillBusiness,
  fillPurpose,
  fillSales,
  fillShop,
  save,
} from './support/steps/application-steps';
import { expectIdentityState, submitPan } from './support/steps/identity-steps';
import { checkAgainUntil, expectState, tap, typeAccount } from './support/steps/walk';
import { test } from './support/test';

test.use({ launchOptions: withCamera() });

/** A killed page and a reload are the same for the app: its memory is gone, and the lender reports the current step. */
async function killed(page: Page): Promise<void> {
  const url = page.url();
  await page.evaluate(() => window.sessionStorage.clear());
  await page.goto('about:blank');
  await page.goto(url);
}

test('a new merchant is identified, enters the shop’s details, and sees offers; killed pages and typed URLs change nothing', async ({
  page,
  persona,
}) => {
  const merchant = await persona('new-merchant');
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'loanStart');
  await tap(page, 'Start now');
  await tap(page, 'Continue: step 1 of 9');

  await expectIdentityState(page, 'pan');
  await killed(page);
  await expectIdentityState(page, 'pan');
  await submitPan(page, { pan: 'BNZPM2501F', date: ['31', '1', '1980'] });
  await expectIdentityState(page, 'panVerified');
  await killed(page);
  await expectIdentityState(page, 'panVerified');
  await tap(page, 'Continue');

  await expectIdentityState(page, 'kyc');
  await killed(page);
  await expectIdentityState(page, 'kyc');
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Ask the registry');
  await expectIdentityState(page, 'identityVerified');
  await killed(page);
  await expectIdentityState(page, 'identityVerified');
  await tap(page, 'Continue');

  await expectState(page, 'selfie', 'verifySelfie');
  await tap(page, 'Agree and open the camera');
  await killed(page);
  await expectState(page, 'selfie', 'verifySelfie');
  await tap(page, 'Agree and open the camera');
  await expectState(page, 'selfie', 'camera');
  await tap(page, 'Take the picture');
  await tap(page, 'Send this picture');
  await expectState(page, 'selfie', 'selfieStatus');
  await killed(page);
  await merchant.advanceMs(60_000);
  await checkAgainUntil(page, 'selfie', 'selfieVerified');
  await tap(page, 'Continue');

  // The URL of a later step is locked: the list shows the next step.
  await expectApplicationState(page, 'basicInformation');
  await page.goto('/termloan/application/business-info');
  await expectApplicationState(page, 'steps');
  await tap(page, 'Continue: step 4 of 9');
  for (const [state, tell] of [
    ['basicInformation', fillBasics],
    ['shopInformation', fillShop],
    ['applicationForm', fillSales],
    ['loanInformation', fillPurpose],
  ] as const) {
    await expectApplicationState(page, state);
    await killed(page);
    await expectApplicationState(page, state);
    await tell(page);
    await save(page);
  }
  await expectApplicationState(page, 'loanExamples');
  await tap(page, 'Continue');
  await expectApplicationState(page, 'businessInfo');
  await fillBusiness(page);
  await save(page);
  await expectApplicationState(page, 'bankAccountForm');
  await killed(page);
  await expectApplicationState(page, 'bankAccountForm');

  // The same merchant is at the same step in a second tab and finishes there; the first tab then shows the offers.
  const second = await page.context().newPage();
  await second.goto('/termloan');
  await expectApplicationState(second, 'steps');
  await tap(second, 'Continue: step 9 of 9');
  await typeAccount(second, '918273645546', 'HDFC0001234');
  await tap(second, 'Check account');
  await expectState(second, 'offer-selection', 'offer');
  await page.goto('/termloan/application');
  await expectState(page, 'offer-selection', 'offer');
  await page.goto('/termloan');
  // A merchant with offers begins at the entry, which leads to them.
  await expectState(page, 'loan-entry', 'loanStart');
});
