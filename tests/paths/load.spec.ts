/** Every data load in Chromium: a lost connection is retried, a missing answer times out, and then a message is shown. */
import { expectHydrated } from '../browser/support/hydrated';
import { advanceTo, pausePageClock, waitForRequestDuring } from '../browser/support/page-clock';
import { screenOf } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'offer-selection' });

test('a connection that is lost for one request is retried, without a message', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('arthmate');
  await merchant.fault('listLoanOffers', { kind: 'drop-before', times: 0 });
  // The retries come after 1 and 2 seconds: the clock is paused until the fault is cleared.
  await pausePageClock(page);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('loanOffers'));
  await page.goto(merchant.enter('/termloan/offer'));
  await lost;
  await journey.shows('loadingOffers');
  await merchant.clearFaults();
  await page.clock.resume();
  await journey.shows('offer');
});

test('a connection that stays lost: three tries, then a message', async ({ page, journey, persona }) => {
  const merchant = await persona('arthmate');
  await page.clock.install();
  await merchant.fault('listLoanOffers', { kind: 'drop-after', times: 0 });
  await page.goto(merchant.enter('/termloan/offer'));
  await advanceTo(page, 'offer-selection', 'offersUnavailable');
  await expect(
    page.getByText('Your phone could not reach us. Check your internet, then try again.'),
  ).toBeVisible();
  await merchant.clearFaults();
  await journey.tap('Try again', 'offer');
});

test('a service that does not answer: each try times out after 20 seconds, then Try again is shown @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('arthmate');
  const offers = /loanOffers\/APPROVED/;
  await page.clock.install();
  await merchant.fault('listLoanOffers', { kind: 'latency', ms: 60_000, times: 0 });
  await waitForRequestDuring(page, offers, () => page.goto(merchant.enter('/termloan/offer')));
  // The document sends the first request itself; the time limit starts with the chart.
  await expectHydrated(page.locator(screenOf('offer-selection', 'loadingOffers')));
  for (const wait of [1_000, 2_000]) {
    await waitForRequestDuring(page, offers, async () => {
      await page.clock.fastForward(20_000);
      await page.clock.fastForward(wait);
    });
    await journey.shows('loadingOffers');
  }
  await page.clock.fastForward(20_000);
  await journey.shows('offersUnavailable');
  await expect(
    page.getByText('The answer took too long. Your internet may be slow. Try again.'),
  ).toBeVisible();
  await merchant.clearFaults();
  await journey.tap('Try again', 'offer');
});
