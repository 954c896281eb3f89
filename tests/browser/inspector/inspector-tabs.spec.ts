/** The inspector is opened late, beside two tabs, in a small window; and a link leads to a moment. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/access';
import { inspectorPicture } from '../support/pictures';
import { addAccount, chooseOffer, expectState } from '../support/steps/walk';
import { expect, test } from '../support/test';

const SMALL = { width: 1024, height: 700 };

const where = (inspector: Page) => inspector.locator('[data-value]');
const log = (inspector: Page) => inspector.locator('.log-rows button');

test('an inspector that is opened late has the past, tells two tabs apart and follows the one that moves @night', async ({
  page: app,
  context,
  persona,
}) => {
  test.slow();
  const merchant = await persona('hindon-mercantile');
  await app.setViewportSize({ width: 360, height: 740 });
  await app.goto(merchant.enter('/termloan'));
  await expectState(app, 'loan-entry', 'loanStart');
  await chooseOffer(app);
  await expectState(app, 'account-flow', 'EDIT_FORM');

  // Opened late, in a small window: how the merchant came here is known, from the first state on.
  const inspector = await context.newPage();
  await inspector.setViewportSize(SMALL);
  await inspector.goto('/inspector.html#/live');
  await expect(where(inspector)).toHaveText('EDIT_FORM');
  await expect(inspector.getByRole('region', { name: 'Why this screen' })).not.toContainText(
    'The recording does not contain',
  );
  const filter = inspector.getByRole('searchbox', { name: 'Filter by name or event' });
  await filter.fill('loan-entry');
  await log(inspector).filter({ hasText: 'loanStart' }).first().click();
  await expect(where(inspector)).toHaveText('loanStart');
  await inspector.getByRole('button', { name: 'Back to live' }).click();
  await inspector.getByRole('button', { name: 'Path test' }).click();
  await expect(inspector.getByText(/^\d+ steps? of account-flow/)).toBeVisible();
  await expect(inspector.getByText('The recording starts in')).toHaveCount(0);
  await inspector.getByRole('button', { name: 'OK', exact: true }).click();

  // The slider and the log are in the window; panels close.
  await filter.fill('');
  await expect(inspector.getByRole('slider', { name: 'Moment of the recording' })).toBeInViewport({
    ratio: 1,
  });
  await expect(log(inspector).last()).toBeInViewport({ ratio: 1 });
  await inspectorPicture(inspector, 'small-window');
  await expectAccessible(inspector);
  await inspector.getByRole('button', { name: /^. What runs$/ }).click();
  await inspector.getByRole('button', { name: /^State .$/ }).click();
  await expect(where(inspector)).toHaveCount(0);
  await inspector.getByRole('button', { name: /^. What runs$/ }).click();
  await inspector.getByRole('button', { name: /^State .$/ }).click();

  // A second tab on the same path: another number, a name, a column of the log.
  const second = await context.newPage();
  await second.goto(merchant.enter('/termloan'));
  await inspector.getByRole('textbox', { name: 'Name of tab 2' }).fill('Second phone');
  await expect(log(inspector).last().getByText('Second phone')).toBeVisible();
  // The first one moves again: the view goes with it, though the other one began later.
  await addAccount(app, '001234567890', 'HDFC0001234');
  await expectState(app, 'account-flow', 'CONFIRM_FORM');
  await expect(where(inspector)).toHaveText('CONFIRM_FORM');
  await expect(log(inspector).last().getByText('Tab 1')).toBeVisible();
  await inspectorPicture(inspector, 'two-tabs');
  await expectAccessible(inspector);

  // A link to a moment: the journey, its state and the filter are those of the link.
  await filter.fill('account-flow');
  await log(inspector).filter({ hasText: 'EDIT_FORM' }).first().click();
  await expect(where(inspector)).toHaveText('EDIT_FORM');
  await expect(inspector).toHaveURL(/#\/live\?at=\d+&row=1&q=account-flow$/);
  const link = inspector.url();
  await inspector.goto('/inspector.html#/rules');
  await inspector.goto(link);
  await expect(where(inspector)).toHaveText('EDIT_FORM');
  await expect(filter).toHaveValue('account-flow');
  await inspector.getByRole('button', { name: 'Back to live' }).click();
  await expect(where(inspector)).toHaveText('CONFIRM_FORM');

  // The second tab is closed, and the inspector reloads: it still has what the closed one did.
  await second.goto('about:blank');
  await expect(inspector.getByRole('textbox', { name: 'Name of tab 2' })).toHaveCount(0);
  await inspector.reload();
  await inspector.getByRole('checkbox', { name: /Show what ended/ }).check();
  await expect(inspector.getByRole('textbox', { name: /^Name of tab/ })).toHaveCount(2);
  await filter.fill('Second phone');
  await expect(log(inspector).first()).toBeVisible();

  // A link to a moment of a file says which file it is about.
  await inspector.goto('/inspector.html#/live?at=3&file=recording-x.json');
  await expect(
    inspector.getByText(/^This link leads to a moment of the recording recording-x\.json/),
  ).toBeVisible();
});
