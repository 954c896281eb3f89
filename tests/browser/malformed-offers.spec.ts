/** Malformed offers: nothing on the screen is invented, and the tapped offer is the chosen one. */

import { expectState, tap } from './support/steps/walk';
import { expect, test } from './support/test';

const valid = {
  loan_amount: 5_000_000,
  processing_fee: { amount: 100_000, rate: 2 },
  gst: { amount: 18_000, rate: 18 },
  transferable_amount: 4_882_000,
  duration: 26,
  interest: 309_400,
  payable_amount: 5_309_400,
  frequency: 1,
  interest_rate: 24,
  regular_repayment: 204_200,
  nbfc: 'ARTHMATE',
  apr: 33.41,
  penalty_config: { one_time_penalty_amount: 25_000, one_time_penalty_frequency: 3 },
  foreclosure_config: { fee_amount: 50_000, fee_rate: 3, gst_amount: 9_000, gst_rate: 18 },
  valid_until: 0,
};

test('one offer of each kind of defect', async ({ page, persona }) => {
  const merchant = await persona('arthmate');
  const offers = [
    { ...valid, loan_offer_id: 'twice' },
    { ...valid, loan_offer_id: 'twice', loan_amount: 9_000_000 },
    { ...valid, loan_offer_id: 'ended', valid_until: 1_000_000_000 },
    { ...valid, loan_offer_id: 'no-apr', nbfc: 'USFB', apr: 0 },
    { ...valid, loan_offer_id: 'whole' },
    { ...valid, loan_offer_id: null },
    { ...valid, loan_offer_id: 'no-length', frequency: 3, duration: 0, kfs_html_link: 'javascript:alert(1)' },
  ];
  const body = { loan_offers: offers, lenders_without_offer: [] };
  const none = { loan_offers: [], lenders_without_offer: [] };
  await page.route('**/loanOffers/APPROVED', (route) => route.fulfill({ json: body }));
  await page.route('**/loanOffers/SELECTED', (route) => route.fulfill({ json: none }));
  const keyFacts = { loan_offer_id: 'no-length', proposal_number: 'KFS-1' };
  await page.route('**/keyFacts/no-length', (route) => route.fulfill({ json: keyFacts }));
  await page.goto(merchant.enter('/termloan/select-loan'));
  await expectState(page, 'offer-selection', 'selectLoan');

  const cards = page.locator('input[name="offer"]');
  const ids = await cards.evaluateAll((all) =>
    all.map((card) => (card instanceof HTMLInputElement ? card.value : '')),
  );
  // The offer without an APR is not ranked as the cheapest.
  expect(ids).toEqual(['whole', 'no-apr', 'no-length']);
  await expect(page.getByText('1 offer ended and cannot be taken any more.')).toBeVisible();
  await expect(page.getByText('3 offers could not be read clearly, so we do not show them.')).toBeVisible();
  await expect(page.getByText('0 %', { exact: true })).toBeHidden();
  // The missing APR, and the month of the offer whose length is not known.
  await expect(page.getByText('Not given', { exact: true })).toHaveCount(2);
  await expect(page.getByText('The last one is ₹2,044')).toHaveCount(2);

  await cards.last().check({ force: true });
  await tap(page, 'See key facts');
  await expectState(page, 'offer-selection', 'keyFacts');
  const text = await page.locator('main').innerText();
  expect(text).toContain('length not given');
  expect(text).not.toMatch(/0\smonths|× 0|The last one/);
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
  await expect(page.getByText('The lender has not sent the full key facts yet.')).toBeVisible();
});
