/** Offers in Chromium: side by side, none preselected, key facts first, and every entry URL and Back transition. */
import type { Page } from '@playwright/test';
import type { Merchant } from '../browser/support/lender';
import { moveTo, storeChosenOffer } from '../browser/support/other-phone';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

const heading = { level: 1 } as const;
const expectOffersState = (page: Page, state: string) => expectState(page, 'offer-selection', state);
/** The steps that were reported to the service, in order. */
async function stepsOf(merchant: Merchant): Promise<readonly string[]> {
  const reached = (await merchant.events()).filter(({ kind }) => kind === 'step.reached');
  return reached.map((step) => `${step.process_state} ${step.process_substate}`);
}

const radios = (page: Page) => page.locator('input[name="offer"]');

test('the merchant compares, chooses, reads the key facts, and only then goes on', async ({
  page,
  persona,
}) => {
  const merchant = await persona('offers');
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'loanStart');
  await tap(page, 'See your offers');
  await expectOffersState(page, 'offer');
  await expect(page).toHaveURL(/\/termloan\/offer$/);
  await expect(page.getByText('No offer from: Vivriti Capital Limited.')).toBeVisible();

  await tap(page, 'Terms of the offers');
  await expectOffersState(page, 'offerTerms');
  await expect(page).toHaveURL(/\/termloan\/offer\/tnc$/);
  await tap(page, 'Back to the offer');
  await expectOffersState(page, 'offer');

  await tap(page, 'Compare offers');
  await expectOffersState(page, 'selectLoan');
  await expect(page.locator('input[name="offer"]:checked')).toHaveCount(0);
  const seeKeyFacts = page.getByRole('button', { name: 'See key facts' });
  await expect(seeKeyFacts).toHaveAttribute('aria-disabled', 'true');
  await seeKeyFacts.click({ force: true });
  await expectOffersState(page, 'selectLoan');
  await expect(page.getByText('Choose an offer to go on.')).toBeVisible();

  await radios(page).nth(1).check({ force: true });
  await expect(page.locator('input[name="offer"]:checked')).toHaveCount(1);
  const id = await radios(page).nth(1).inputValue();
  const storedOfferIds = () =>
    [window.sessionStorage, window.localStorage].map(
      (area) => JSON.parse(area.getItem('v1:kept') ?? '{}').loanOfferId,
    );
  expect(await page.evaluate(storedOfferIds)).toEqual([id, id]);

  await seeKeyFacts.click();
  await expectOffersState(page, 'keyFacts');
  await expect(page).toHaveURL(/\/termloan\/select-loan\/kfs$/);
  await tap(page, 'Continue');
  await expectOffersState(page, 'keyFacts');
  await expect(page.getByText('Read the key facts, then tick this box.')).toBeVisible();
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  await expectState(page, 'account-flow', 'EDIT_FORM');

  // After Back the offer is still chosen, but the key facts must be acknowledged again.
  await page.goBack();
  await expectOffersState(page, 'keyFacts');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('the step "offer" is reported once, only for a merchant without offers so far; the chosen offer is reported after it', async ({
  page,
  persona,
}) => {
  const merchant = await persona('arthmate');
  const choose = async () => {
    await page.goto(merchant.enter('/termloan/offer'));
    await expectOffersState(page, 'offer');
    await tap(page, 'Compare offers');
    await radios(page).first().check({ force: true });
    await tap(page, 'See key facts');
    await page.getByRole('checkbox').check({ force: true });
    await tap(page, 'Continue');
    await expectState(page, 'account-flow', 'EDIT_FORM');
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

test('back and forward walk the offers page by page', async ({ page, persona }) => {
  const merchant = await persona('arthmate');
  await page.goto(merchant.enter('/termloan/offer'));
  await expectOffersState(page, 'offer');
  await tap(page, 'Terms of the offers');
  await expectOffersState(page, 'offerTerms');
  await tap(page, /^Back$/);
  await expectOffersState(page, 'offer');
  await page.goForward();
  await expectOffersState(page, 'offerTerms');
  await page.goBack();
  await expectOffersState(page, 'offer');

  await tap(page, 'Compare offers');
  await expectOffersState(page, 'selectLoan');
  await radios(page).first().check({ force: true });
  await tap(page, 'See key facts');
  await expectOffersState(page, 'keyFacts');
  await page.goBack();
  await expectOffersState(page, 'selectLoan');
  await expect(page).toHaveURL(/\/termloan\/select-loan$/);
  await page.goForward();
  await expectOffersState(page, 'keyFacts');
  await tap(page, /^Back$/);
  await expectOffersState(page, 'selectLoan');
  await expect(radios(page).first()).toBeChecked();
  await page.goBack();
  await expectOffersState(page, 'offer');
  await page.goForward();
  await expectOffersState(page, 'selectLoan');
  await page.goBack();
  await expectOffersState(page, 'offer');
  // This is the first page of the tab: its Back button leads to the loan entry.
  await tap(page, /^Back$/);
  await expectState(page, 'loan-entry', 'loanStart');
});

test('a link within the app leads from the comparison back to the offers', async ({ page, persona }) => {
  const merchant = await persona('arthmate');
  await page.goto(merchant.enter('/termloan/select-loan?navigation=true'));
  await expectOffersState(page, 'selectLoan');
  await moveTo(page, '/termloan/offer?navigation=true');
  await expectOffersState(page, 'offer');
  await expect(page).toHaveURL(/\/termloan\/offer\?navigation=true$/);
});

test('a link to the key facts opens them for a chosen offer only @night', async ({ page, persona }) => {
  const merchant = await persona('arthmate');
  await page.goto(merchant.enter('/termloan/select-loan/kfs'));
  await expectOffersState(page, 'selectLoan');
  await expect(page).toHaveURL(/\/termloan\/select-loan$/);
  await expect(page.locator('input[name="offer"]:checked')).toHaveCount(0);

  await storeChosenOffer(page, merchant, 1);
  await page.goto('/termloan/select-loan/kfs');
  await expectOffersState(page, 'keyFacts');
  await expect(page).toHaveURL(/\/termloan\/select-loan\/kfs$/);
  await page.reload();
  await expectOffersState(page, 'keyFacts');
  await page.goto('/termloan/offer/tnc');
  await expectOffersState(page, 'offerTerms');
});

test('a stored offer that no longer exists is not selected @night', async ({ page, persona }) => {
  const merchant = await persona('expired-offer');
  await storeChosenOffer(page, merchant);
  await page.goto(merchant.enter('/termloan/select-loan'));
  await expectOffersState(page, 'selectLoan');
  await expect(page.locator('input[name="offer"]:checked')).toHaveCount(1);
  await merchant.advance(180_000);
  await page.reload();
  await expectOffersState(page, 'noOffers');
});

test('no offers: the lenders are named, and the page can be checked again @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('no-offers');
  await page.goto(merchant.enter('/termloan/offer'));
  await expectOffersState(page, 'noOffers');
  await expect(page.getByRole('heading', heading)).toHaveText('Offers not available');
  await expect(
    page.getByText(
      'No offer from: Unity Small Finance Bank, Arthmate, Apollo Finvest, Vivriti Capital Limited.',
    ),
  ).toBeVisible();
  const asked = page.waitForResponse(/loanOffers\/APPROVED/);
  await tap(page, 'Check again');
  await asked;
  await expectOffersState(page, 'noOffers');
  await tap(page, /^Back$/);
  await expectState(page, 'loan-entry', 'loanStart');
});

test('offers that cannot be loaded: a message, Try again and Back @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
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
    await expectOffersState(page, 'offersUnavailable');
    await expect(page.getByRole('heading', heading)).toHaveText('Offers not available');
  }
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await expectOffersState(page, 'offer');

  await merchant.fault('listLoanOffers', { kind: 'html', times: 0 });
  await page.reload();
  await expectOffersState(page, 'offersUnavailable');
  await merchant.clearFaults();
  await tap(page, /^Back$/);
  await expectState(page, 'loan-entry', 'loanStart');
});

test('an offer is confirmed already: the entry URLs of the offers lead to the current step @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  await page.goto(merchant.enter('/termloan/select-loan/kfs'));
  await expectState(page, 'agreement', 'agreementReview');
});
