/** The partner network in Chromium: who the partners are, and the way to ask one of them. */
import { isAccessible, isReachedByKeyboard, isWholeWhenZoomed } from '../browser/support/access';
import { moveTo } from '../browser/support/elsewhere';
import { picture } from '../browser/support/pictures';
import { expect, FAILED_CALLS, test } from '../browser/support/test';
import { standsAt, tap } from '../browser/support/walk';

test('the partners, one of them, and on to the lead: nothing is told to anybody on the way', async ({
  page,
  persona,
  allowed,
}) => {
  // No lead was ever opened: the service says so by a 404.
  allowed.push(FAILED_CALLS);
  const merchant = await persona('lead-new');
  await page.goto(merchant.enter('/network/application/apply?utm=poster'));
  await standsAt(page, 'network', 'partners');
  await expect(page).toHaveURL(/\/network\/application\/apply\?utm=poster$/);
  await picture(page, 'network-partners');
  await isAccessible(page);
  await isWholeWhenZoomed(page);
  await isReachedByKeyboard(page);
  await tap(page, /^Credit Haat/);
  await standsAt(page, 'network', 'creditHaat');
  await expect(page).toHaveURL(/\/network\/credit-haat\?utm=poster$/);
  await picture(page, 'network-credit-haat');
  await isAccessible(page);
  await isWholeWhenZoomed(page);
  await isReachedByKeyboard(page);
  await page.goBack();
  await standsAt(page, 'network', 'partners');
  await page.goForward();
  await standsAt(page, 'network', 'creditHaat');
  await moveTo(page, '/network/application/apply');
  await standsAt(page, 'network', 'partners');
  await tap(page, /^IndiaLends/);
  await standsAt(page, 'leads', 'leadStart');
  await expect(page.getByRole('heading', { name: 'Ask IndiaLends for a loan?' })).toBeVisible();
  await page.goto(merchant.enter('/network/credit-haat'));
  await tap(page, 'Talk to Credit Haat');
  await expect(page).toHaveURL(/\/termloan\/contact\/CREDIT_HAAT$/);
  await expect(page.getByRole('heading', { name: 'Talk to Credit Haat' })).toBeVisible();
  await page.goBack();
  await standsAt(page, 'network', 'creditHaat');
  await page.reload();
  await tap(page, 'Start');
  await standsAt(page, 'leads', 'leadStart');
  await expect(page).toHaveURL(/\/indialends\?partner=CREDIT_HAAT$/);
  await expect(page.getByRole('heading', { name: 'Ask Credit Haat for a loan?' })).toBeVisible();
  await tap(page, /^Back$/);
  await standsAt(page, 'network', 'creditHaat');
  expect((await merchant.books()).leads).toEqual([]);
  await page.goto(merchant.enter('/network/application/apply'));
  await standsAt(page, 'network', 'partners');
  await tap(page, /^Back$/);
  await standsAt(page, 'landing', 'shown');
});
