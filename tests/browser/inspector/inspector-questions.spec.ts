/** Questions about paths, on the analyst's page of drop-offs. */
import { expectAccessible } from '../support/access';
import { inspectorPicture } from '../support/pictures';
import { expect, test } from '../support/test';

const FILE = new URL('../support/sessions-24.jsonl.gz', import.meta.url).pathname;

test.use({ viewport: { width: 1440, height: 900 } });

test('an analyst builds a funnel on the chart, finds the paths between two states, and what came before a stop @night', async ({
  page,
}) => {
  await page.goto('/inspector.html#/stops/offer-selection');
  await page.locator('input[type="file"]').setInputFiles(FILE);
  const panel = page.getByRole('region', { name: 'Questions about paths' });
  const rows = panel.getByRole('row');

  // By the chart, and by the list.
  await page.getByRole('button', { name: /^offer: / }).press('Enter');
  await page.getByRole('button', { name: 'Add to funnel' }).click();
  await expect(rows.nth(1)).toContainText('offer');
  await panel.getByLabel('Next step').selectOption('keyFacts');
  await expect(rows.nth(2)).toContainText('keyFacts');
  await expect(page).toHaveURL(/ask=funnel&steps=offer%2CkeyFacts/);
  const runs = async (row: number) => Number(await rows.nth(row).getByRole('cell').first().textContent());
  expect(await runs(1)).toBeGreaterThanOrEqual(await runs(2));
  expect(await runs(2)).toBeGreaterThan(0);
  await inspectorPicture(page, 'stops-own-funnel');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Move keyFacts up' }).click();
  await expect(page).toHaveURL(/steps=keyFacts%2Coffer/);

  await panel.getByRole('link', { name: 'Between two pages' }).click();
  await panel.getByLabel('From').fill('offer');
  await panel.getByLabel('To').fill('keyFacts');
  const path = panel.getByRole('button', { name: 'selectLoan', exact: true });
  await path.click();
  await expect(path).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.drawn-path text')).toHaveText(['1', '2', '3']);
  await inspectorPicture(page, 'stops-between');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('offer-selection-offer-keyFacts.csv');

  await panel.getByRole('link', { name: 'After a page' }).click();
  await expect(panel).toContainText(/[1-9][\d,]* runs saw offer/);
  const keyFacts = panel.getByRole('button', { name: 'keyFacts', exact: true });
  await keyFacts.click();
  await expect(keyFacts).toHaveAttribute('aria-pressed', 'true');
  await inspectorPicture(page, 'stops-after');
  await expectAccessible(page);

  await panel.getByRole('link', { name: 'Does a retry help?' }).click();
  await expect(panel.getByRole('columnheader', { name: 'The same page again' })).toBeVisible();
  await panel.getByLabel('After the event').selectOption({ index: 1 });
  await expect(rows.nth(1)).toBeVisible();
  await inspectorPicture(page, 'stops-after-event');
  await expectAccessible(page);

  await panel.getByRole('link', { name: 'Journeys before and after' }).click();
  const after = panel.getByRole('table', { name: 'Next journey' });
  await expect(after.getByRole('row', { name: /^none in this visit/ })).toBeVisible();
  await inspectorPicture(page, 'stops-next-journeys');
  await expectAccessible(page);

  await panel.getByRole('link', { name: 'Before a stop' }).click();
  await expect(page.locator('.drawn-path text')).toHaveCount(0);
  await panel.getByLabel('State').selectOption({ index: 1 });
  await expect(rows.nth(1)).toContainText('→');
  await inspectorPicture(page, 'stops-before');
  await expectAccessible(page);

  await panel.getByRole('link', { name: 'By lender' }).click();
  await panel.getByLabel('State').selectOption('offer');
  await expect(panel.getByRole('row', { name: /^Runs / })).toBeVisible();
  await expect(panel.getByRole('columnheader')).not.toHaveCount(1);
  await inspectorPicture(page, 'stops-lenders');
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Before a stop' }).click();

  // The link has it all; closing the panel takes the question out of it.
  const hash = new URL(page.url()).hash;
  expect(hash).toMatch(/ask=before&steps=keyFacts%2Coffer&goal=keyFacts/);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/#\/stops\/offer-selection\/offer$/);
});

test('an analyst follows a state into the journey that it runs, and finds the rule that led on there @night', async ({
  page,
}) => {
  await page.goto('/inspector.html#/stops/account-flow/confirmingOffer');
  await page.locator('input[type="file"]').setInputFiles(FILE);
  const details = page.getByRole('complementary', { name: 'Funnel of all runs' });
  await expect(details.getByText(/^Goes on inside/)).toBeVisible();
  await inspectorPicture(page, 'stops-goes-on');
  await expectAccessible(page);
  await details.getByRole('link', { name: 'Offer confirmation' }).click();
  await expect(page).toHaveURL(/#\/stops\/offer-confirmation$/);
  await page.getByRole('button', { name: /^toEnach: / }).press('Enter');
  await expect(details.getByText('[routes to e-NACH]')).toBeVisible();

  await page.goBack();
  await page.getByText('runs offerConfirmation').click();
  await expect(page).toHaveURL(/#\/stops\/offer-confirmation$/);
});
