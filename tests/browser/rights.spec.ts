/** The pages of one's rights and of how offers work: open to everybody, and readable before a script has run. */
import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from './support/access';
import { expectHydrated } from './support/hydrated';
import { picture, takePicture } from './support/pictures';
import { expectState, follow, tap } from './support/steps/walk';
import { expect, FAILED_CALLS, test } from './support/test';

const REGULATOR = ['https://cms.rbi.org.in', 'tel:14448', 'https://sachet.rbi.org.in'];

test.describe('before a script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('the rights can be read, and each way to complain is a link', async ({ page }) => {
    await page.goto('/rights');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your rights, and who helps you');
    for (const address of REGULATOR) await expect(page.locator(`a[href="${address}"]`)).toBeVisible();
    const answer = page.getByText('We do not read your contacts', { exact: false });
    await expect(answer).toBeHidden();
    await page.getByText('Do you read my phone?').click();
    await expect(answer).toBeVisible();
  });

  test('the rules of sorting can be read', async ({ page }) => {
    await page.goto('/how-offers-work');
    await page.getByText('What comes first?').click();
    await expect(page.getByText('An offer without an APR comes last.', { exact: false })).toBeVisible();
  });
});

test('an anonymous visitor comes from the landing page, and goes back to it', async ({ page, allowed }) => {
  allowed.push(FAILED_CALLS);
  await page.goto('/');
  await expectState(page, 'landing', 'shown');
  await expectHydrated(page.locator('[data-journey]').first());
  await page.getByRole('link', { name: 'Your rights' }).click();
  await expectState(page, 'rights', 'shown');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await expectReachableByKeyboard(page);
  await picture(page, 'rights');
  await takePicture(page, 'rights-whole', true);
  // A link of another website opens beside the app, which is not left.
  for (const address of REGULATOR.filter((each) => each.startsWith('https')))
    await expect(page.locator(`a[href="${address}"]`)).toHaveAttribute('target', '_blank');
  await page.getByText('How were my offers chosen?').click();
  await follow(page, 'How offers work');
  await expectState(page, 'how-offers-work', 'shown');
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await expectReachableByKeyboard(page);
  await picture(page, 'how-offers-work');
  await tap(page, /^Back$/);
  await expectState(page, 'rights', 'shown');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

test('the terms lead to the rights', async ({ page, allowed }) => {
  allowed.push(FAILED_CALLS);
  await page.goto('/terms');
  await expectState(page, 'terms', 'shown');
  await expectHydrated(page.locator('[data-journey]').first());
  await page.getByText('How do I complain?').click();
  await page.getByRole('link', { name: 'Your rights' }).click();
  await expectState(page, 'rights', 'shown');
});
