/** The partner network in Chromium: the partners, and how a merchant starts a request to one. */
import { expectAccessible } from '../browser/support/access';
import { picture } from '../browser/support/pictures';
import { tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'network' });

test('flags: each lead-generation variant shows its partners; without one the pages explain, and lead back @night', async ({
  page,
  journey,
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
  await journey.shows('notOffered');
  await expect(page.getByText('No partner lender is open for you now')).toBeVisible();
  await picture(page, 'network-not-offered');
  await expectAccessible(page);
  await journey.tap('Go to the start', 'landing/shown');
  await open('/network/credit-haat');
  await journey.shows('notOffered');
  await tap(page, /^Back$/);
  await expect(page).not.toHaveURL(/network/);
  for (const to of ['/indialends', '/indialends?partner=LENDBOX']) {
    await open(to);
    await journey.shows('leads/leadNotOffered');
    await expectAccessible(page);
    await tap(page, to === '/indialends' ? 'Go to the start' : /^Back$/);
    await expect(page).not.toHaveURL(/indialends/);
  }

  await enableOnly('LEADGEN_LENDBOX_WORKFLOW');
  await open('/network/credit-haat');
  await journey.shows('notOffered');
  await expect(page.getByText('Credit Haat is not open for you now')).toBeVisible();
  await picture(page, 'network-not-offered-others');
  await journey.tap('See the other partners', 'partners');
  for (const name of ['Credit Haat', 'IndiaLends', 'Stashfin'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await journey.tap(/Lendbox/, 'leads/leadStart', /\/indialends\?partner=LENDBOX$/);
  await expect(page.getByRole('heading', { name: 'Ask Lendbox for a loan?' })).toBeVisible();

  await enableOnly('LEADGEN_STASHFIN_WORKFLOW');
  await merchant.fault('getNbfcFeatureConfig', { kind: 'malformed', times: 0 });
  await open('/network/application/apply');
  await journey.shows('partnersUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'partners');
  await journey.tap(/Stashfin/, 'leads/leadStart');
  await merchant.fault('getNbfcFeatureConfig', { kind: 'malformed', times: 0 });
  await open('/network/application/apply');
  await journey.shows('partnersUnavailable');
  await page.locator('header').getByRole('button', { name: 'Back' }).click();
  await expect(page).not.toHaveURL(/network/);
  expect((await merchant.books()).leads).toEqual([]);
});

test('the list, one partner, then the lead: no data is sent to a partner before', async ({
  page,
  journey,
  allowed,
}) => {
  // No lead was opened yet: the service answers 404.
  allowed.push(FAILED_CALLS);
  const merchant = await journey.openAs('lead-new', '/network/application/apply?utm=poster', 'partners');
  await expect(page).toHaveURL(/\/network\/application\/apply\?utm=poster$/);
  await journey.checkLookAndKeyboard('partners');
  await journey.tap(/^Credit Haat/, 'creditHaat', /\/network\/credit-haat\?utm=poster$/);
  await journey.checkLookAndKeyboard('credit-haat');
  await journey.goBack('partners');
  await journey.goForward('creditHaat');
  await journey.moveTo('/network/application/apply', 'partners');
  await journey.tap(/^IndiaLends/, 'leads/leadStart');
  await expect(page.getByRole('heading', { name: 'Ask IndiaLends for a loan?' })).toBeVisible();
  await page.goto(merchant.enter('/network/credit-haat'));
  await journey.leaveBy('Talk to Credit Haat', /\/termloan\/contact\/CREDIT_HAAT$/);
  await expect(page.getByRole('heading', { name: 'Talk to Credit Haat' })).toBeVisible();
  await journey.goBack('creditHaat');
  await page.reload();
  await journey.tap('Start', 'leads/leadStart', /\/indialends\?partner=CREDIT_HAAT$/);
  await expect(page.getByRole('heading', { name: 'Ask Credit Haat for a loan?' })).toBeVisible();
  await journey.tap(/^Back$/, 'creditHaat');
  expect((await merchant.books()).leads).toEqual([]);
  await journey.open(merchant, '/network/application/apply', 'partners');
  await journey.tap(/^Back$/, 'landing/shown');
});
