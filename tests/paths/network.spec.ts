/** The partner network in Chromium: the partners, and how a merchant starts a request to one. */
import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../browser/support/access';
import { moveTo } from '../browser/support/other-phone';
import { picture } from '../browser/support/pictures';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test('flags: each lead-generation variant shows its partners; without one the pages explain, and lead back @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('lead-new');
  const enableOnly = (...on: readonly string[]) =>
    merchant.flag({
      features: Object.fromEntries(
        ['LEADGEN_WORKFLOW', 'LEADGEN_LENDBOX_WORKFLOW', 'LEADGEN_STASHFIN_WORKFLOW'].map((name) => [
          name,
          on.includes(name),
        ]),
      ),
    });
  const open = (to: string) => page.goto(merchant.enter(to));

  await enableOnly();
  await open('/network/application/apply');
  await expectState(page, 'network', 'notOffered');
  await expect(page.getByText('No partner lender is open for you now')).toBeVisible();
  await picture(page, 'network-not-offered');
  await expectAccessible(page);
  await tap(page, 'Go to the start');
  await expectState(page, 'landing', 'shown');
  await open('/network/credit-haat');
  await expectState(page, 'network', 'notOffered');
  await tap(page, /^Back$/);
  await expect(page).not.toHaveURL(/network/);
  for (const to of ['/indialends', '/indialends?partner=LENDBOX']) {
    await open(to);
    await expectState(page, 'leads', 'leadNotOffered');
    await expectAccessible(page);
    await tap(page, to === '/indialends' ? 'Go to the start' : /^Back$/);
    await expect(page).not.toHaveURL(/indialends/);
  }

  await enableOnly('LEADGEN_LENDBOX_WORKFLOW');
  await open('/network/credit-haat');
  await expectState(page, 'network', 'notOffered');
  await expect(page.getByText('Credit Haat is not open for you now')).toBeVisible();
  await picture(page, 'network-not-offered-others');
  await tap(page, 'See the other partners');
  await expectState(page, 'network', 'partners');
  for (const name of ['Credit Haat', 'IndiaLends', 'Stashfin'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await tap(page, /Lendbox/);
  await expectState(page, 'leads', 'leadStart');
  await expect(page).toHaveURL(/\/indialends\?partner=LENDBOX$/);
  await expect(page.getByRole('heading', { name: 'Ask Lendbox for a loan?' })).toBeVisible();

  await enableOnly('LEADGEN_STASHFIN_WORKFLOW');
  await merchant.fault('getNbfcFeatureConfig', { kind: 'malformed', times: 0 });
  await open('/network/application/apply');
  await expectState(page, 'network', 'partnersUnavailable');
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await expectState(page, 'network', 'partners');
  await tap(page, /Stashfin/);
  await expectState(page, 'leads', 'leadStart');
  await merchant.fault('getNbfcFeatureConfig', { kind: 'malformed', times: 0 });
  await open('/network/application/apply');
  await expectState(page, 'network', 'partnersUnavailable');
  await page.locator('header').getByRole('button', { name: 'Back' }).click();
  await expect(page).not.toHaveURL(/network/);
  expect((await merchant.books()).leads).toEqual([]);
});

test('the list, one partner, then the lead: no data is sent to a partner before', async ({
  page,
  persona,
  allowed,
}) => {
  // No lead was opened yet: the service answers 404.
  allowed.push(FAILED_CALLS);
  const merchant = await persona('lead-new');
  await page.goto(merchant.enter('/network/application/apply?utm=poster'));
  await expectState(page, 'network', 'partners');
  await expect(page).toHaveURL(/\/network\/application\/apply\?utm=poster$/);
  await picture(page, 'network-partners');
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await expectReachableByKeyboard(page);
  await tap(page, /^Credit Haat/);
  await expectState(page, 'network', 'creditHaat');
  await expect(page).toHaveURL(/\/network\/credit-haat\?utm=poster$/);
  await picture(page, 'network-credit-haat');
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await expectReachableByKeyboard(page);
  await page.goBack();
  await expectState(page, 'network', 'partners');
  await page.goForward();
  await expectState(page, 'network', 'creditHaat');
  await moveTo(page, '/network/application/apply');
  await expectState(page, 'network', 'partners');
  await tap(page, /^IndiaLends/);
  await expectState(page, 'leads', 'leadStart');
  await expect(page.getByRole('heading', { name: 'Ask IndiaLends for a loan?' })).toBeVisible();
  await page.goto(merchant.enter('/network/credit-haat'));
  await tap(page, 'Talk to Credit Haat');
  await expect(page).toHaveURL(/\/termloan\/contact\/CREDIT_HAAT$/);
  await expect(page.getByRole('heading', { name: 'Talk to Credit Haat' })).toBeVisible();
  await page.goBack();
  await expectState(page, 'network', 'creditHaat');
  await page.reload();
  await tap(page, 'Start');
  await expectState(page, 'leads', 'leadStart');
  await expect(page).toHaveURL(/\/indialends\?partner=CREDIT_HAAT$/);
  await expect(page.getByRole('heading', { name: 'Ask Credit Haat for a loan?' })).toBeVisible();
  await tap(page, /^Back$/);
  await expectState(page, 'network', 'creditHaat');
  expect((await merchant.books()).leads).toEqual([]);
  await page.goto(merchant.enter('/network/application/apply'));
  await expectState(page, 'network', 'partners');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});
