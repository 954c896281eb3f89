/** The loan entry in Chromium: the lender's answer decides which step opens, and every failure has its message. */
import { expectAccessible, expectFitsWhenZoomed } from '../browser/support/access';
import type { Fault, Merchant } from '../browser/support/lender';
import { confirmOnOtherPhone } from '../browser/support/other-phone';
import { picture } from '../browser/support/pictures';
import { tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'loan-entry' });

const heading = { level: 1 } as const;

const redirects = [
  { persona: 'disbursed', description: 'a running loan leads home', at: ['home', 'home'] },
  { persona: 'disbursal-pending', description: 'money on its way', at: ['loan-status', 'disbursalPending'] },
  {
    persona: 'status-unknown',
    description: 'a loan in an unknown status leads to its status page',
    at: ['loan-status', 'disbursalPending'],
  },
  {
    persona: 'blocked',
    description: 'a blocked merchant has a page of their own',
    at: ['merchant-status', 'blocked'],
  },
  { persona: 'agreement-ready', description: 'the current step', at: ['agreement', 'agreementReview'] },
  { persona: 'step-shop-information', description: 'the list of steps', at: ['application', 'steps'] },
] as const;

for (const { persona: name, description, at: expectedState } of redirects) {
  test(`${name}: ${description} @night`, async ({ page, journey }) => {
    await journey.openAs(name, '/termloan', `${expectedState[0]}/${expectedState[1]}`);
    // The entry replaces its own history entry: Back does not return to it.
    expect(await page.evaluate(() => window.history.state.__TSR_index)).toBe(0);
  });
}

const waitingCases: readonly {
  persona: string;
  state: string;
  headingText: string;
  before?: (merchant: Merchant) => Promise<void>;
}[] = [
  {
    persona: 'not-eligible',
    state: 'notEligible',
    headingText: 'Currently you are not eligible for applying loan.',
  },
  {
    persona: 'no-lender',
    state: 'awaitingLender',
    headingText: 'The lender will contact you',
    before: confirmOnOtherPhone,
  },
];

for (const { persona: name, state, headingText, before: prepare } of waitingCases) {
  test(`${name}: the page shows the reason, can be checked again, and leads back to the landing page @night`, async ({
    page,
    journey,
    persona,
  }) => {
    const merchant = await persona(name);
    await prepare?.(merchant);
    await journey.open(merchant, '/termloan', state);
    await expect(page.getByRole('heading', heading)).toHaveText(headingText);
    if (state === 'notEligible') {
      await expect(page.getByText('You can ask again from')).toBeVisible();
      await picture(page, 'entry-not-eligible');
    }
    await expect(page.getByRole('button', { name: 'See your offers' })).toHaveCount(0);

    const asked = page.waitForResponse(/getUserState/);
    await tap(page, 'Check again');
    await asked;
    await journey.shows(state);
    await journey.tap(/^Back$/, 'landing/shown', /\/$/);
  });
}

test('a new merchant sees the start page, starts, and returns by the Back button', async ({
  page,
  journey,
}) => {
  await journey.openAs('sms-permission', '/', 'landing/shown');
  await page.getByRole('link').last().click();
  await journey.shows('loanStart');
  await expect(page.getByRole('heading', heading)).toHaveText('A loan for your shop');
  // The flag requires the SMS permission; the page does not ask for it.
  await expect(page.getByText('You need not share your SMS')).toBeVisible();
  await picture(page, 'entry-start');
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await journey.tap('Start now', 'application/steps');
  await journey.goBack('loanStart');
  await journey.goBack('landing/shown');
  await journey.goForward('loanStart');
  await journey.reload('loanStart');
});

test('a merchant with offers opens them, and returns by the Back button', async ({ journey }) => {
  await journey.openAs('arthmate', '/termloan', 'loanStart');
  await journey.tap('See your offers', 'offer-selection/offer');
  await journey.goBack('loanStart');
});

test('too many tries: the countdown uses the clock of the service, and the application opens at its end @night', async ({
  page,
  journey,
  persona,
}) => {
  await page.clock.install();
  const merchant = await journey.openAs('rate-limited', '/termloan', 'tooManyTries');
  await expect(page.getByRole('heading', heading)).toHaveText('Too many tries');
  await expect(page.getByText(/^(10:00|9:\d\d)$/)).toBeVisible();
  await picture(page, 'entry-cooling-off');
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await journey.checkAgain(/getUserState/, 'tooManyTries');
  await merchant.advanceMs(601_000);
  await page.clock.fastForward(601_000);
  await journey.shows('application/steps');
  await journey.switchTo(await persona('rate-limited'), '/termloan', 'tooManyTries');
  await journey.tap(/^Back$/, 'landing/shown');
});

test('the entry, opened by a link, leads back to the landing page', async ({ journey }) => {
  await journey.openAs('offers', '/termloan', 'loanStart');
  await journey.tap(/^Back$/, 'landing/shown');
});

const unknownStep = {
  process_state: 'SELFIE_AGAIN',
  process_substate: null,
  kyc_state: null,
  is_eligible: true,
  primary_nbfc: null,
};

test('an unknown step opens the start page @night', async ({ journey, persona }) => {
  const merchant = await persona('new-merchant');
  await merchant.fault('getUserState', { kind: 'status', status: 200, body: unknownStep });
  await journey.open(merchant, '/termloan', 'loanStart');
});

test('an offer is confirmed, and the next step is unknown: a message, and no redirect loop @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  const body = { ...unknownStep, primary_nbfc: 'ARTHMATE' };
  await merchant.fault('getUserState', { kind: 'status', status: 200, body, times: 0 });
  await journey.open(merchant, '/termloan', 'loanStart');
  await expect(page.getByText('You confirmed an offer before')).toBeVisible();
  await expect(page.getByRole('button', { name: 'See your offers' })).toHaveCount(0);
  await picture(page, 'entry-offer-confirmed');
  const asked = page.waitForResponse(/getUserState/);
  await tap(page, 'Check again');
  await asked;
  await journey.shows('loanStart');
});

const failedCalls: readonly { operation: string; fault: Fault; headingText: string; message: string }[] = [
  {
    operation: 'getLoanConfig',
    fault: { kind: 'html' },
    headingText: 'Get loan config error',
    message: 'The lender’s service is busy. Try again in a minute.',
  },
  {
    operation: 'getUserState',
    fault: { kind: 'malformed' },
    headingText: 'User State not available',
    message: 'We could not read the answer. Try again in a minute.',
  },
  {
    operation: 'getLoan',
    fault: { kind: 'status', status: 400, body: { code: 'E17', message: 'ledger closed' } },
    headingText: 'get latest loan error',
    message: 'E17: ledger closed',
  },
  {
    operation: 'listLoanOffers',
    fault: { kind: 'wrong-shape' },
    headingText: 'Offers not available',
    message: 'We could not read the answer. Try again in a minute.',
  },
  {
    operation: 'getNbfcFeatureConfig',
    fault: { kind: 'empty' },
    headingText: 'An Error Occurred',
    message: 'The lender’s service is busy. Try again in a minute.',
  },
];

test('each failed call shows its message, and Try again @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('no-lender');
  await confirmOnOtherPhone(merchant);
  await journey.open(merchant, '/termloan', 'awaitingLender');
  for (const { operation, fault, headingText, message } of failedCalls) {
    await merchant.clearFaults();
    await merchant.fault(operation, { ...fault, times: 0 });
    await page.getByRole('button', { name: /^(Check|Try) again$/ }).click();
    await journey.shows('entryUnavailable');
    await expect(page.getByRole('heading', heading)).toHaveText(headingText);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await merchant.clearFaults();
  await journey.tap('Try again', 'awaitingLender');

  // Without an offer the page needs the eligibility: a failed load is not shown as "not eligible".
  const newMerchant = await persona('new-merchant');
  await newMerchant.fault('getLoanEligibility', { kind: 'malformed', times: 0 });
  await journey.open(newMerchant, '/termloan', 'entryUnavailable');
  await expect(page.getByRole('heading', heading)).toHaveText('We could not see if you can apply now');
});

test('a failed load of the entry: a link of the journey opens nothing, and Back leads to the landing page @night', async ({
  journey,
  persona,
}) => {
  const merchant = await persona('offers');
  await merchant.fault('getLoan', { kind: 'html', times: 0 });
  await journey.open(merchant, '/termloan', 'entryUnavailable');
  await journey.moveTo('/termloan?again=1', 'entryUnavailable');
  await journey.goBack('landing/shown');
});

test('offline: a message, and the merchant goes on when the network is back @night', async ({
  page,
  journey,
  allowed,
  context,
}) => {
  allowed.push(FAILED_CALLS);
  await journey.openAs('not-eligible', '/termloan', 'notEligible');
  await context.setOffline(true);
  await journey.tap('Check again', 'entryUnavailable');
  await expect(
    page.getByText('Your phone could not reach us. Check your internet, then try again.'),
  ).toBeVisible();
  await context.setOffline(false);
  await journey.tap('Try again', 'notEligible');
});
