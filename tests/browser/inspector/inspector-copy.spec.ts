/** A recording is replayed into a copy of the chart, which the analyst then drives; the app is not affected. */
import { expectAccessible } from '../support/access';
import { inspectorPicture } from '../support/pictures';
import { addAccount, chooseOffer, expectState } from '../support/steps/walk';
import { expect, test } from '../support/test';

test('a copy of a loan’s chart takes another transition and becomes a path test @night', async ({
  page: app,
  context,
  persona,
}) => {
  const merchant = await persona('hindon-mercantile');
  const inspector = await context.newPage();
  await inspector.setViewportSize({ width: 1280, height: 800 });
  await inspector.goto('/inspector.html#/live');
  const where = inspector.locator('[data-value]');
  await app.goto(merchant.enter('/termloan'));
  await expectState(app, 'loan-entry', 'loanStart');
  await chooseOffer(app);
  await expectState(app, 'account-flow', 'EDIT_FORM');
  await addAccount(app, '001234567890', 'HDFC0001234');
  await expectState(app, 'account-flow', 'CONFIRM_FORM');
  await expect(where).toHaveText('CONFIRM_FORM');

  const requests: string[] = [];
  app.on('request', (request) => requests.push(request.url()));
  await inspector.getByRole('button', { name: 'Try other answers' }).click();
  const copy = inspector.getByRole('complementary', { name: 'A copy of Account flow' });
  await expect(copy.getByRole('status')).toHaveText(/^All \d+ recorded steps lead where they led\.$/);
  await expect(where).toHaveText('CONFIRM_FORM');

  // Another answer than the recorded one, and the merchant's next action.
  await copy.getByRole('button', { name: /^offer\.confirmed/ }).click();
  await expect(where).toHaveText('confirmingOffer');
  await copy.getByRole('button', { name: /hasConfirmationFailed/ }).click();
  await expect(where).toHaveText('PROCESS_ERROR');
  await expect(inspector.locator('svg.chart .is-active[data-state$="PROCESS_ERROR"]')).toBeVisible();
  await expect(copy.getByRole('status')).toHaveText(/^5 of 5 recorded steps, then by hand\.$/);
  await inspectorPicture(inspector, 'copy');
  await expectAccessible(inspector);
  await inspector.getByRole('button', { name: 'Path test' }).click();
  await expect(inspector.getByText(/^7 steps of account-flow/)).toBeVisible();
  await inspector.getByRole('button', { name: 'OK', exact: true }).click();

  await copy.getByRole('button', { name: 'One step back' }).click();
  await expect(where).toHaveText('confirmingOffer');
  await copy
    .getByRole('button', { name: /→ EDIT_FORM/ })
    .last()
    .click();
  await expect(where).toHaveText('EDIT_FORM');

  expect(requests.filter((url) => !url.endsWith('/api/analytics/events'))).toEqual([]);
  await expectState(app, 'account-flow', 'CONFIRM_FORM');
  await copy.getByRole('button', { name: 'Close the copy' }).click();
  await expect(where).toHaveText('CONFIRM_FORM');
});
