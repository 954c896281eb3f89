/** Offers in Chromium: side by side, none preselected, key facts first, and every entry URL and Back transition. */
import type { Page } from '@playwright/test';
import type { Merchant } from '../browser/support/lender';
import { storeChosenOffer } from '../browser/support/other-phone';
import { holdRequests } from '../browser/support/page-clock';
import { tap } from '../browser/support/steps/walk';
import { expect, test } from '../browser/support/test';

test.use({ journeyId: 'offer-selection' });

const heading = { level: 1 } as const;
/** The steps that were reported to the service, in order. */
async function stepsOf(merchant: Merchant): Promise<readonly string[]> {
  const reached = (await merchant.events()).filter(({ kind }) => kind === 'step.reached');
  return reached.map((step) => `${step.process_state} ${step.process_substate}`);
}

const radios = (page: Page) => page.locator('input[name="offer"]');

test('the merchant compares, chooses, reads the key facts, and only then goes on', async ({
  page,
  journey,
}) => {
  await journey.openAs('offers', '/termloan', 'loan-entry/loanStart');
  await journey.tap('See your offers', 'offer', /\/termloan\/offer$/);
  await expect(page.getByText('No offer from: Vivriti Capital Limited.')).toBeVisible();

  await journey.tap('Terms of the offers', 'offerTerms', /\/termloan\/offer\/tnc$/);
  await journey.follow('How offers are made and sorted', 'how-offers-work/shown', /\/how-offers-work$/);
  await journey.goBack('offerTerms');
  await journey.tap('Back to the offer', 'offer');

  await journey.tap('Compare offers', 'selectLoan');
  await expect(page.locator('input[name="offer"]:checked')).toHaveCount(0);
  const seeKeyFacts = page.getByRole('button', { name: 'See key facts' });
  await expect(seeKeyFacts).toHaveAttribute('aria-disabled', 'true');
  await seeKeyFacts.click({ force: true });
  await journey.shows('selectLoan');
  await expect(page.getByText('Choose an offer to go on.')).toBeVisible();
  await tap(page, 'How we sort');
  await journey.follow('How offers are made and sorted', 'how-offers-work/shown', /\/how-offers-work$/);
  await journey.goBack('selectLoan');

  await radios(page).nth(1).check({ force: true });
  await expect(page.locator('input[name="offer"]:checked')).toHaveCount(1);
  const id = await radios(page).nth(1).inputValue();
  const storedOfferIds = () =>
    [window.sessionStorage, window.localStorage].map(
      (area) => JSON.parse(area.getItem('v1:kept') ?? '{}').loanOfferId,
    );
  expect(await page.evaluate(storedOfferIds)).toEqual([id, id]);

  await seeKeyFacts.click();
  await journey.shows('keyFacts', /\/termloan\/select-loan\/kfs$/);
  await journey.tap('Continue', 'keyFacts');
  await expect(page.getByText('Read the key facts, then tick this box.')).toHaveCount(2);
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  await journey.shows('account-flow/EDIT_FORM');

  // After Back the offer is still chosen, but the key facts must be acknowledged again.
  await journey.goBack('keyFacts');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('the step "offer" is reported once, only for a merchant without offers so far; the chosen offer is reported after it @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('arthmate');
  const choose = async () => {
    await journey.open(merchant, '/termloan/offer', 'offer');
    await tap(page, 'Compare offers');
    await radios(page).first().check({ force: true });
    await tap(page, 'See key facts');
    await journey.agree('Continue', 'account-flow/EDIT_FORM');
  };
  const body = { process_state: 'APPLICATION', process_substate: 'bank', is_eligible: true };
  await merchant.fault('getUserState', { kind: 'status', status: 200, body, times: 0 });
  await choose();
  await expect.poll(() => stepsOf(merchant)).toEqual(['OFFER offer', 'BANK bank-account']);
  await merchant.clearFaults();
  await choose();
  // The service has the chosen offer: opening the offers again is not reported as an earlier step.
  await expect.poll(() => stepsOf(merchant)).toHaveLength(3);
  expect((await stepsOf(merchant)).at(-1)).toBe('BANK bank-account');
});

test('back and forward walk the offers page by page @night', async ({ page, journey }) => {
  await journey.openAs('arthmate', '/termloan/offer', 'offer');
  await journey.tap('Terms of the offers', 'offerTerms');
  await journey.tap(/^Back$/, 'offer');
  await journey.goForward('offerTerms');
  await journey.goBack('offer');

  await journey.tap('Compare offers', 'selectLoan');
  await radios(page).first().check({ force: true });
  await journey.tap('See key facts', 'keyFacts');
  await journey.goBack('selectLoan', /\/termloan\/select-loan$/);
  await journey.goForward('keyFacts');
  await journey.tap(/^Back$/, 'selectLoan');
  await expect(radios(page).first()).toBeChecked();
  await journey.goBack('offer');
  await journey.goForward('selectLoan');
  await journey.goBack('offer');
  // This is the first page of the tab: its Back button leads to the loan entry.
  await journey.tap(/^Back$/, 'loan-entry/loanStart');
});

test('a link within the app leads from the comparison back to the offers', async ({ journey }) => {
  await journey.openAs('arthmate', '/termloan/select-loan?navigation=true', 'selectLoan');
  await journey.moveTo('/termloan/offer?navigation=true', 'offer', /\/termloan\/offer\?navigation=true$/);
});

test('a link to the key facts opens them for a chosen offer only @night', async ({ page, journey }) => {
  const merchant = await journey.openAs(
    'arthmate',
    '/termloan/select-loan/kfs',
    'selectLoan',
    /\/termloan\/select-loan$/,
  );
  await expect(page.locator('input[name="offer"]:checked')).toHaveCount(0);

  await storeChosenOffer(page, merchant, 1);
  await journey.goTo('/termloan/select-loan/kfs', 'keyFacts', /\/termloan\/select-loan\/kfs$/);
  await journey.reload('keyFacts');
  await journey.goTo('/termloan/offer/tnc', 'offerTerms');
});

test('a stored offer that no longer exists is not selected @night', async ({ page, journey, persona }) => {
  const merchant = await persona('expired-offer');
  await storeChosenOffer(page, merchant);
  await journey.open(merchant, '/termloan/select-loan', 'selectLoan');
  await expect(page.locator('input[name="offer"]:checked')).toHaveCount(1);
  await merchant.advanceMs(180_000);
  await journey.reload('noOffers');
});

test('no offers: the lenders are named, and the page can be checked again @night', async ({
  page,
  journey,
}) => {
  await journey.openAs('no-offers', '/termloan/offer', 'noOffers');
  await expect(page.getByRole('heading', heading)).toHaveText('Offers not available');
  await expect(
    page.getByText(
      'No offer from: Unity Small Finance Bank, Arthmate, Apollo Finvest, Vivriti Capital Limited.',
    ),
  ).toBeVisible();
  const asked = page.waitForResponse(/loanOffers\/APPROVED/);
  await tap(page, 'Check again');
  await asked;
  await journey.shows('noOffers');
  await journey.tap(/^Back$/, 'loan-entry/loanStart');
});

test('offers that cannot be loaded: a message, Try again and Back @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('arthmate');
  const busy = 'The lender’s service is busy. Try again in a minute.';
  const unreadable = 'We could not read the answer. Try again in a minute.';
  await merchant.fault('listLoanOffers', { kind: 'html', times: 0 });
  await page.goto(merchant.enter('/termloan/offer'));
  for (const [kind, why] of [
    ['html', busy],
    ['malformed', unreadable],
    ['wrong-shape', unreadable],
    ['empty', busy],
  ] as const) {
    await merchant.fault('listLoanOffers', { kind, times: 0 });
    if (kind !== 'html') await tap(page, 'Try again');
    await expect(page.getByText(why, { exact: true })).toBeVisible();
    await journey.shows('offersUnavailable');
    await expect(page.getByRole('heading', heading)).toHaveText('Offers not available');
  }
  await merchant.clearFaults();
  await journey.tap('Try again', 'offer');

  await merchant.fault('listLoanOffers', { kind: 'html', times: 0 });
  await journey.reload('offersUnavailable');
  await merchant.clearFaults();
  await journey.tap(/^Back$/, 'loan-entry/loanStart');
});

test('key facts that cannot be read: a message, Try again, and Back, also while they load @night', async ({
  page,
  journey,
}) => {
  const merchant = await journey.openAs('arthmate', '/termloan/select-loan', 'selectLoan');
  await radios(page).first().check({ force: true });
  await merchant.fault('getKeyFacts', { kind: 'html', times: 0 });
  await journey.tap('See key facts', 'keyFactsUnavailable', /\/termloan\/select-loan\/kfs$/);
  await expect(page.getByRole('heading', heading)).toHaveText('Key facts not available');
  await journey.tap('Try again', 'keyFactsUnavailable');
  await journey.tap(/^Back$/, 'selectLoan');
  await expect(radios(page).first()).toBeChecked();

  await merchant.clearFaults();
  const release = await holdRequests(page, /\/keyFacts\//);
  await journey.tap('See key facts', 'loadingKeyFacts');
  await journey.tap(/^Back$/, 'selectLoan');
  release();
  await journey.tap('See key facts', 'keyFacts');
});

test('an offer is confirmed already: the entry URLs of the offers lead to the current step @night', async ({
  journey,
}) => {
  await journey.openAs('agreement-ready', '/termloan/select-loan/kfs', 'agreement/agreementReview');
});
