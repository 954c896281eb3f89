/** A browser that stores nothing: a web view without DOM storage, or a payer who has blocked cookies. */
import { ERRORS_WITHOUT_SIGN_IN, linkOf } from './support/steps/link-payments';
import { setPageHidden, suppressUpiDialog } from './support/steps/payments';
import { expectState, tap } from './support/steps/walk';
import { test } from './support/test';

test('a payment that was started is awaited after a reload, too: no method is offered a second time @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(ERRORS_WITHOUT_SIGN_IN);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: () => null });
  });
  await suppressUpiDialog(page);
  const merchant = await persona('due-today');
  await page.goto(await linkOf(merchant));
  await expectState(page, 'pay-by-link', 'bill');
  await tap(page, /^Pay ₹/);
  await expectState(page, 'payment-status', 'paymentMethods');
  await tap(page, 'Pay with a UPI app');
  await setPageHidden(page, true);
  await expectState(page, 'payment-status', 'pollingPaused');
  await page.reload();
  await expectState(page, 'payment-status', 'awaitingBank');
  await page.reload();
  await expectState(page, 'payment-status', 'awaitingBank');
  // The bank fails it, and says so: then nothing is awaited any more.
  const id = /pay_[^/?]+/.exec(page.url())?.[0] ?? '';
  const form = { decision: 'fail', pin: '1234' };
  await page.request.post(`/sandbox/upi?tr=${id}`, { form, maxRedirects: 0 });
  await merchant.advanceMs(60_000);
  await page.reload();
  await expectState(page, 'payment-status', 'paymentGivenUp');
});
