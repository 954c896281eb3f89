/** The loan entry in Chromium: the lender's answer decides which step opens, and every failure has its message. */
import { expectAccessible, expectFitsWhenZoomed } from '../browser/support/access';
import type { Fault, Merchant } from '../browser/support/lender';
import { confirmOnOtherPhone, moveTo, switchMerchant } from '../browser/support/other-phone';
import { waitForRequestDuring } from '../browser/support/page-clock';
import { picture } from '../browser/support/pictures';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

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
  test(`${name}: ${description} @night`, async ({ page, persona }) => {
    const merchant = await persona(name);
    await page.goto(merchant.enter('/termloan'));
    await expectState(page, expectedState[0], expectedState[1]);
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
    persona,
  }) => {
    const merchant = await persona(name);
    await prepare?.(merchant);
    await page.goto(merchant.enter('/termloan'));
    await expectState(page, 'loan-entry', state);
    await expect(page.getByRole('heading', heading)).toHaveText(headingText);
    if (state === 'notEligible') {
      await expect(page.getByText('You can ask again from')).toBeVisible();
      await picture(page, 'entry-not-eligible');
    }
    await expect(page.getByRole('button', { name: 'See your offers' })).toHaveCount(0);

    const asked = page.waitForResponse(/getUserState/);
    await tap(page, 'Check again');
    await asked;
    await expectState(page, 'loan-entry', state);
    await tap(page, /^Back$/);
    await expectState(page, 'landing', 'shown');
    await expect(page).toHaveURL(/\/$/);
  });
}

test('a new merchant sees the start page, starts, and returns by the Back button', async ({
  page,
  persona,
}) => {
  const merchant = await persona('sms-permission');
  await page.goto(merchant.enter('/'));
  await expectState(page, 'landing', 'shown');
  await page.getByRole('link').last().click();
  await expectState(page, 'loan-entry', 'loanStart');
  await expect(page.getByRole('heading', heading)).toHaveText('A loan for your shop');
  // The flag requires the SMS permission; the page does not ask for it.
  await expect(page.getByText('You need not share your SMS')).toBeVisible();
  await picture(page, 'entry-start');
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await tap(page, 'Start now');
  await expectState(page, 'application', 'steps');
  await page.goBack();
  await expectState(page, 'loan-entry', 'loanStart');
  await page.goBack();
  await expectState(page, 'landing', 'shown');
  await page.goForward();
  await expectState(page, 'loan-entry', 'loanStart');
  await page.reload();
  await expectState(page, 'loan-entry', 'loanStart');
});

test('a merchant with offers opens them, and returns by the Back button', async ({ page, persona }) => {
  const merchant = await persona('arthmate');
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'loanStart');
  await tap(page, 'See your offers');
  await expectState(page, 'offer-selection', 'offer');
  await page.goBack();
  await expectState(page, 'loan-entry', 'loanStart');
});

test('too many tries: the countdown uses the clock of the service, and the application opens at its end @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('rate-limited');
  await page.clock.install();
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'tooManyTries');
  await expect(page.getByRole('heading', heading)).toHaveText('Too many tries');
  await expect(page.getByText(/^(10:00|9:\d\d)$/)).toBeVisible();
  await picture(page, 'entry-cooling-off');
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await waitForRequestDuring(page, /getUserState/, () => tap(page, 'Check again'));
  await expectState(page, 'loan-entry', 'tooManyTries');
  await merchant.advance(601_000);
  await page.clock.fastForward(601_000);
  await expectState(page, 'application', 'steps');
  await switchMerchant(page, await persona('rate-limited'), '/termloan');
  await expectState(page, 'loan-entry', 'tooManyTries');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

test('the entry, opened by a link, leads back to the landing page', async ({ page, persona }) => {
  const merchant = await persona('offers');
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'loanStart');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

const unknownStep = {
  process_state: 'SELFIE_AGAIN',
  process_substate: null,
  kyc_state: null,
  is_eligible: true,
  primary_nbfc: null,
};

test('an unknown step opens the start page @night', async ({ page, persona }) => {
  const merchant = await persona('new-merchant');
  await merchant.fault('getUserState', { kind: 'status', status: 200, body: unknownStep });
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'loanStart');
});

test('an offer is confirmed, and the next step is unknown: a message, and no redirect loop @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  const body = { ...unknownStep, primary_nbfc: 'ARTHMATE' };
  await merchant.fault('getUserState', { kind: 'status', status: 200, body, times: 0 });
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'loanStart');
  await expect(page.getByText('You confirmed an offer before')).toBeVisible();
  await expect(page.getByRole('button', { name: 'See your offers' })).toHaveCount(0);
  await picture(page, 'entry-offer-confirmed');
  const asked = page.waitForResponse(/getUserState/);
  await tap(page, 'Check again');
  await asked;
  await expectState(page, 'loan-entry', 'loanStart');
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

test('each failed call shows its message, and Try again @night', async ({ page, persona, allowed }) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('no-lender');
  await confirmOnOtherPhone(merchant);
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'awaitingLender');
  for (const { operation, fault, headingText, message } of failedCalls) {
    await merchant.clearFaults();
    await merchant.fault(operation, { ...fault, times: 0 });
    await page.getByRole('button', { name: /^(Check|Try) again$/ }).click();
    await expectState(page, 'loan-entry', 'entryUnavailable');
    await expect(page.getByRole('heading', heading)).toHaveText(headingText);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await expectState(page, 'loan-entry', 'awaitingLender');

  // Without an offer the page needs the eligibility: a failed load is not shown as "not eligible".
  const newMerchant = await persona('new-merchant');
  await newMerchant.fault('getLoanEligibility', { kind: 'malformed', times: 0 });
  await page.goto(newMerchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'entryUnavailable');
  await expect(page.getByRole('heading', heading)).toHaveText('We could not see if you can apply now');
});

test('a failed load of the entry: a link of the journey opens nothing, and Back leads to the landing page @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('offers');
  await merchant.fault('getLoan', { kind: 'html', times: 0 });
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'entryUnavailable');
  await moveTo(page, '/termloan?again=1');
  await expectState(page, 'loan-entry', 'entryUnavailable');
  await page.goBack();
  await expectState(page, 'landing', 'shown');
});

test('offline: a message, and the merchant goes on when the network is back', async ({
  page,
  persona,
  allowed,
  context,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('not-eligible');
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'notEligible');
  await context.setOffline(true);
  await tap(page, 'Check again');
  await expectState(page, 'loan-entry', 'entryUnavailable');
  await expect(
    page.getByText('Your phone could not reach us. Check your internet, then try again.'),
  ).toBeVisible();
  await context.setOffline(false);
  await tap(page, 'Try again');
  await expectState(page, 'loan-entry', 'notEligible');
});
