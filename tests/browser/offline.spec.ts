/** A phone that is offline when the merchant taps: told at once that nothing was sent, and nothing typed is lost. */
import { submitPan } from './support/steps/identity-steps';
import { expectState, tap } from './support/steps/walk';
import { expect, FAILED_CALLS, test } from './support/test';

const NOTHING_SENT = 'Your phone has no internet. Nothing was sent.';

test('Pay: no payment was opened, and paying works once the phone is online', async ({
  page,
  persona,
  context,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('due-today');
  await page.goto(merchant.enter('/termloan/home'));
  await expectState(page, 'home', 'home');
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/initiateRepayment'))
      opened.push(request.url());
  });
  await context.setOffline(true);
  await tap(page, /^Pay ₹/);
  await expectState(page, 'home', 'paymentRefused');
  await expect(page.getByText(NOTHING_SENT)).toBeVisible();
  expect(opened).toEqual([]);
  await context.setOffline(false);
  await tap(page, 'See what is due now');
  await expectState(page, 'home', 'home');
  await tap(page, /^Pay ₹/);
  await expectState(page, 'payment-status', 'paymentMethods');
  expect(opened).not.toEqual([]);
});

test('a form: what was typed stays, and can be sent once the phone is online', async ({
  page,
  persona,
  context,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('step-pan');
  await page.goto(merchant.enter('/termloan/application/pan'));
  await expectState(page, 'identity', 'pan');
  await context.setOffline(true);
  await submitPan(page, { pan: 'ABCPK1234X', date: ['31', '1', '1980'] });
  await expect(page.getByRole('alert')).toContainText(NOTHING_SENT);
  await expect(page.getByLabel('PAN', { exact: true })).toHaveValue('ABCPK1234X');
  await context.setOffline(false);
  await tap(page, 'Check my PAN');
  await expect(page.getByRole('alert')).toContainText('does not know this PAN');
});
