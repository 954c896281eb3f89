/** The whole way of a newcomer: from "I want a loan" to the offers, with a reload at every stop and a second tab at each end. */
import type { Page } from '@playwright/test';
import { withCamera } from './support/fake-camera';
import {
  atStep,
  save,
  tellBasics,
  tellBusiness,
  tellPurpose,
  tellSales,
  tellShop,
} from './support/steps/application-steps';
import { givePan, stands } from './support/steps/identity-steps';
import { checkAgainUntil, standsAt, tap, typeAccount } from './support/steps/walk';
import { test } from './support/test';

test.use({ launchOptions: withCamera() });

/** A killed page and a reload are the same to the app: what the tab knew is gone, and the lender says where one stands. */
async function killed(page: Page): Promise<void> {
  const url = page.url();
  await page.evaluate(() => window.sessionStorage.clear());
  await page.goto('about:blank');
  await page.goto(url);
}

test('a newcomer is checked, tells about the shop, and sees offers; killed and typed addresses change nothing', async ({
  page,
  persona,
}) => {
  const merchant = await persona('new-merchant');
  await page.goto(merchant.enter('/termloan'));
  await standsAt(page, 'loan-entry', 'loanStart');
  await tap(page, 'Start now');
  await tap(page, 'Continue: step 1 of 9');

  await stands(page, 'pan');
  await killed(page);
  await stands(page, 'pan');
  await givePan(page, { pan: 'BNZPM2501F', date: ['31', '1', '1980'] });
  await stands(page, 'panVerified');
  await killed(page);
  await stands(page, 'panVerified');
  await tap(page, 'Continue');

  await stands(page, 'kyc');
  await killed(page);
  await stands(page, 'kyc');
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Ask the registry');
  await stands(page, 'identityVerified');
  await killed(page);
  await stands(page, 'identityVerified');
  await tap(page, 'Continue');

  await standsAt(page, 'selfie', 'verifySelfie');
  await tap(page, 'Agree and open the camera');
  await killed(page);
  await standsAt(page, 'selfie', 'verifySelfie');
  await tap(page, 'Agree and open the camera');
  await standsAt(page, 'selfie', 'camera');
  await tap(page, 'Take the picture');
  await tap(page, 'Send this picture');
  await standsAt(page, 'selfie', 'selfieStatus');
  await killed(page);
  await merchant.advance(60_000);
  await checkAgainUntil(page, 'selfie', 'selfieVerified');
  await tap(page, 'Continue');

  // A later step that is typed by hand is locked: the list says what is next.
  await atStep(page, 'basicInformation');
  await page.goto('/termloan/application/business-info');
  await atStep(page, 'steps');
  await tap(page, 'Continue: step 4 of 9');
  for (const [state, tell] of [
    ['basicInformation', tellBasics],
    ['shopInformation', tellShop],
    ['applicationForm', tellSales],
    ['loanInformation', tellPurpose],
  ] as const) {
    await atStep(page, state);
    await killed(page);
    await atStep(page, state);
    await tell(page);
    await save(page);
  }
  await atStep(page, 'loanExamples');
  await tap(page, 'Continue');
  await atStep(page, 'businessInfo');
  await tellBusiness(page);
  await save(page);
  await atStep(page, 'bankAccountForm');
  await killed(page);
  await atStep(page, 'bankAccountForm');

  // The same merchant in a second tab stands there too, and ends the way; the first tab finds the offers.
  const second = await page.context().newPage();
  await second.goto('/termloan');
  await atStep(second, 'steps');
  await tap(second, 'Continue: step 9 of 9');
  await typeAccount(second, '918273645546', 'HDFC0001234');
  await tap(second, 'Check account');
  await standsAt(second, 'offer-selection', 'offer');
  await page.goto('/termloan/application');
  await standsAt(page, 'offer-selection', 'offer');
  await page.goto('/termloan');
  // Whoever has offers begins at the entry, which leads to them.
  await standsAt(page, 'loan-entry', 'loanStart');
});
