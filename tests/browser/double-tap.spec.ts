/** A nervous thumb: two taps where "Continue" was never confirm an offer that nobody has read. */
import { inBooks, keepOffer } from './support/elsewhere';
import { expect, test } from './support/test';
import { standsAt, tap } from './support/walk';

test('two taps on Continue are one: the offer behind it is confirmed by a tap of its own', async ({
  page,
  persona,
}) => {
  const merchant = await persona('existing-account');
  await keepOffer(page, merchant);
  const late = page.waitForResponse(/\/assets\/observe-/);
  await page.goto(merchant.enter('/termloan/bank-account'));
  await standsAt(page, 'account-flow', 'SELECT_ACCOUNT');
  // What guards comes after the first page.
  await late;
  await page.waitForLoadState('networkidle');
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  await standsAt(page, 'account-flow', 'CONFIRM_FORM');
  expect((await inBooks(merchant)).confirmed).toBe(0);
  await tap(page, 'Confirm');
  await expect.poll(async () => (await inBooks(merchant)).confirmed).toBe(1);
});
