/** The effect of the server's flags (docs/features.md) on the screens: on and off. */
import type { Page } from '@playwright/test';

import type { Merchant } from './support/lender';
import { addAccount, expectCode, expectState, tap } from './support/steps/walk';
import { expect, test } from './support/test';

const cards = (page: Page) => page.locator('input[name="offer"]');

/** The sandbox sends its offers unchanged: the app applies the flags. */
async function leftToApp(merchant: Merchant, ...on: readonly string[]): Promise<void> {
  const features = Object.fromEntries(on.map((name) => [name, true]));
  await merchant.flag({ offers_as_written: true, features });
}

async function toKeyFacts(page: Page, merchant: Merchant): Promise<void> {
  await page.goto(merchant.enter('/termloan/select-loan'));
  await expectState(page, 'offer-selection', 'selectLoan');
  await cards(page).first().check({ force: true });
  await tap(page, 'See key facts');
  await expectState(page, 'offer-selection', 'keyFacts');
}

async function toConfirmation(page: Page): Promise<void> {
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Continue');
  await addAccount(page, '50100234567891', 'HDFC0001234');
  await expectState(page, 'account-flow', 'CONFIRM_FORM');
}

/** The value of the first row of figures with this label. */
const row = (page: Page, label: string) =>
  page
    .locator('dt', { hasText: new RegExp(`^${label}`) })
    .first()
    .locator('xpath=following-sibling::dd[1]');

test('the processing fee, on: key facts and agreement show it, and the yearly cost is given', async ({
  page,
  persona,
}) => {
  const merchant = await persona('arthmate');
  await leftToApp(merchant);
  await toKeyFacts(page, merchant);
  await expect(row(page, 'Processing fee')).toHaveText(/^₹[1-9]/);
  await expect(row(page, 'Yearly cost')).toHaveText(/%$/);
  await toConfirmation(page);
  await expect(row(page, 'Yearly cost')).toHaveText(/%$/);
  await tap(page, 'Confirm');
  await expectState(page, 'agreement', 'agreementReview');
  await expect(row(page, 'Processing fee and GST')).toHaveText(/^₹[1-9]/);
  await expect(page.getByText('This agreement has a fee')).toBeHidden();
});

test('the processing fee, off: all sums change, and an agreement that still has it shows a notice @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('arthmate');
  await leftToApp(merchant, 'PROCESSING_FEE_DISABLE');
  await toKeyFacts(page, merchant);
  const loan = await row(page, 'Loan amount').innerText();
  for (const label of ['Processing fee', 'GST on the fee']) await expect(row(page, label)).toHaveText('₹0');
  await expect(row(page, 'You get in bank')).toHaveText(loan);
  await expect(row(page, 'Yearly cost')).toHaveText('Not given');
  await expect(page.getByText('No processing fee is taken now.')).toBeVisible();
  await toConfirmation(page);
  await expect(row(page, 'You get in bank')).toHaveText(loan);
  await expect(row(page, 'Yearly cost')).toHaveText('Not given');

  // The lender's document is shown unchanged, with a notice before it is signed.
  await tap(page, 'Confirm');
  await expectState(page, 'agreement', 'agreementReview');
  await expect(row(page, 'Processing fee and GST')).not.toHaveText('₹0');
  await expect(page.getByText('This agreement has a fee')).toBeVisible();
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Agree and get an SMS code');
  await expectCode(page);
  await expect(page.getByText('This agreement has a fee')).toBeVisible();
});

test('the processing fee, off: Apollo’s approved amounts add up too @night', async ({ page, persona }) => {
  const merchant = await persona('apollo-weekly');
  await leftToApp(merchant, 'PROCESSING_FEE_DISABLE');
  await toKeyFacts(page, merchant);
  await toConfirmation(page);
  await tap(page, 'Confirm');
  await expectState(page, 'loan-approval', 'approvedLoanDetails');
  for (const label of ['Processing fee', 'GST on the fee']) await expect(row(page, label)).toHaveText('₹0');
  await expect(row(page, 'Yearly cost')).toHaveText('Not given');
  const loan = await row(page, 'Loan amount').innerText();
  await expect(page.getByText('You get in bank').locator('xpath=following-sibling::*[1]')).toHaveText(loan);
});

test('the processing fee, off in the service’s own offers: its own APR is shown @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('arthmate');
  await merchant.flag({ features: { PROCESSING_FEE_DISABLE: true } });
  await toKeyFacts(page, merchant);
  await expect(row(page, 'Processing fee')).toHaveText('₹0');
  await expect(row(page, 'Yearly cost')).toHaveText(/%$/);
});

test('lender workflows: none is on, so all offers are listed @night', async ({ page, persona }) => {
  const merchant = await persona('offers');
  await leftToApp(merchant);
  await page.goto(merchant.enter('/termloan/select-loan'));
  await expectState(page, 'offer-selection', 'selectLoan');
  await expect(cards(page)).toHaveCount(7);
});

for (const [name, lenders, count, tag = ' @night'] of [
  ['USFB_WORKFLOW', ['Unity Small Finance Bank'], 2],
  ['AM_FNT_APFL_WORKFLOW', ['Arthmate', 'Apollo Finvest'], 3],
  ['USFB_HML_WORKFLOW', ['Unity Small Finance Bank', 'Hindon Mercantile Limited'], 3],
  ['HRC_WORKFLOW', ['RupeeCircle (Hindon Mercantile)'], 1, ''],
] as const)
  test(`lender workflows: ${name} lists the offers of ${lenders.join(' and ')} only${tag}`, async ({
    page,
    persona,
  }) => {
    const merchant = await persona('offers');
    await leftToApp(merchant, name);
    await page.goto(merchant.enter('/termloan/select-loan'));
    await expectState(page, 'offer-selection', 'selectLoan');
    await expect(cards(page)).toHaveCount(count);
    for (const lender of lenders) await expect(page.getByText(lender).first()).toBeVisible();
  });

test('lender workflows: a merchant whose only lender is not enabled is told so @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('arthmate');
  await leftToApp(merchant, 'USFB_WORKFLOW');
  await page.goto(merchant.enter('/termloan/select-loan'));
  await expectState(page, 'offer-selection', 'noOffers');
  await expect(page.getByText('Currently you are not eligible for applying loan.')).toBeVisible();

  await merchant.flag({ features: { USFB_WORKFLOW: false } });
  await tap(page, /Check again|Try again/);
  await expectState(page, 'offer-selection', 'selectLoan');
});

test('lender workflows: a confirmed offer stays valid when its workflow is switched off later @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  await leftToApp(merchant, 'USFB_WORKFLOW');
  await page.goto(merchant.enter('/termloan/agreement'));
  await expectState(page, 'agreement', 'agreementReview');
});
