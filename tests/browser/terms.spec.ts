/** The terms, open to everybody, from the landing page or by a link. */
import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from './support/access';
import { expectHydrated } from './support/hydrated';
import { picture } from './support/pictures';
import { expectState, follow, tap } from './support/steps/walk';
import { expect, FAILED_CALLS, test } from './support/test';

test('an anonymous visitor reads the terms and goes back to the previous page', async ({ page, allowed }) => {
  allowed.push(FAILED_CALLS);
  await page.goto('/');
  await expectState(page, 'landing', 'shown');
  // Before hydration the link loads a document, whose heading the browser announces.
  await expectHydrated(page.locator('[data-journey]').first());
  await page.getByRole('link', { name: /terms/ }).click();
  await expectState(page, 'terms', 'shown');
  // The focus moves to the heading on both pages, for screen readers.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page.getByText('We are not a lender', { exact: false })).toBeVisible();
  const complaint = page.getByText('First the customer care of your lender', { exact: false });
  await expect(complaint).toBeHidden();
  await page.getByText('How do I complain?').click();
  await expect(complaint).toBeVisible();
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await expectReachableByKeyboard(page);
  await picture(page, 'terms');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
  await expect(heading).toBeFocused();
  await page.goto('/terms');
  await expectState(page, 'terms', 'shown');
  await follow(page, 'Go to the start');
  await expectState(page, 'landing', 'shown');
});
