/** The terms: read by whoever wants to, from the landing page or by a link. */
import { isAccessible, isReachedByKeyboard, isWholeWhenZoomed } from './support/access';
import { isHydrated } from './support/hydrated';
import { picture } from './support/pictures';
import { follow, standsAt, tap } from './support/steps/walk';
import { expect, FAILED_CALLS, test } from './support/test';

test('a stranger reads the terms, and goes back to where they came from', async ({ page, allowed }) => {
  allowed.push(FAILED_CALLS);
  await page.goto('/');
  await standsAt(page, 'landing', 'shown');
  // Until then the link leads to a document of its own, whose heading the browser announces.
  await isHydrated(page.locator('[data-journey]').first());
  await page.getByRole('link', { name: /terms/ }).click();
  await standsAt(page, 'terms', 'shown');
  // Whoever hears the screen is told where they are, there and back.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page.getByText('We are not a lender', { exact: false })).toBeVisible();
  const complaint = page.getByText('First the customer care of your lender', { exact: false });
  await expect(complaint).toBeHidden();
  await page.getByText('How do I complain?').click();
  await expect(complaint).toBeVisible();
  await isAccessible(page);
  await isWholeWhenZoomed(page);
  await isReachedByKeyboard(page);
  await picture(page, 'terms');
  await tap(page, /^Back$/);
  await standsAt(page, 'landing', 'shown');
  await expect(heading).toBeFocused();
  await page.goto('/terms');
  await standsAt(page, 'terms', 'shown');
  await follow(page, 'Go to the start');
  await standsAt(page, 'landing', 'shown');
});
