/** The documents that the build writes (decision 018): each is shown before any script, and React hydrates it unchanged. */

import type { Page } from '@playwright/test';
import { productName } from '#messages/product';
import type { Page as DocumentPage } from '../../../build/pages';
import { entryUrls } from '../../speed/entry-urls';
import { firstPages, otherPages } from '../support/first-pages';
import { expectHydrated } from '../support/hydrated';
import { holdRequests } from '../support/page-clock';
import { expectState } from '../support/steps/walk';
import { expect, test } from '../support/test';

/** The page's URL with an example for each path parameter. */
const addressOf = ({ path, query }: DocumentPage) => `${path.replaceAll(/\$(\w+)/g, '$1_1')}?${query}`;

test.describe('before a script has run', () => {
  test.use({ javaScriptEnabled: false });

  for (const { title, shownPages } of [
    { title: 'the first page of each journey @night', shownPages: firstPages },
    { title: 'each other page @night', shownPages: otherPages },
  ])
    test(`a styled heading is shown, which is also the title: ${title}`, async ({ page }) => {
      for (const shown of shownPages) {
        await page.goto(addressOf(shown), { waitUntil: 'domcontentloaded' });
        const heading = page.locator('h1').first();
        await expect.soft(heading, shown.path).toBeVisible();
        const name = await heading.textContent();
        expect
          .soft(await page.title(), shown.path)
          .toBe(name === productName ? productName : `${name} · ${productName}`);
        const weight = await heading.evaluate((one) => getComputedStyle(one).fontWeight);
        expect.soft(weight, shown.path).not.toBe('400');
      }
    });

  test('the need of JavaScript is named in sight, and nothing of the page for old browsers is shown', async ({
    page,
  }) => {
    for (const path of ['/', '/termloan/home']) {
      await page.goto(path);
      await expect(page.locator('.no-script')).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('newer browser')).toHaveCount(0);
    }
  });

  for (const { path, link, to } of [
    { path: '/', link: 'Terms', to: '/terms' },
    { path: '/', link: 'Your rights', to: '/rights' },
    { path: '/rights', link: 'Make a complaint', to: '/termloan/complaints' },
    { path: '/rights', link: 'See whom you can talk to', to: '/termloan/contact/mine' },
    { path: '/how-offers-work', link: 'Go to the start', to: '/' },
    { path: '/not-found', link: 'Go to the start', to: '/' },
    { path: '/termloan/exit', link: 'Back to my loan', to: '/termloan' },
  ]) {
    test(`${path} has a working link "${link}"`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: link }).first().click();
      await expect(page).toHaveURL(new RegExp(`${to}$`));
    });
  }
});

test('the link to the sandbox is in development only', async ({ request }) => {
  for (const path of ['/', '/termloan/home'])
    expect(await (await request.get(path)).text()).not.toContain('/sandbox/');
});

/** By day: the static pages, and the journeys whose loading is measured. */
const measured = new Set(entryUrls.map(({ journey }) => `src/adapters/${journey}.ts`));
const isDaily = ({ isStatic, modules }: DocumentPage) => isStatic || modules.some((one) => measured.has(one));

for (const { title, hydratedPages } of [
  { title: 'the first page of each measured journey', hydratedPages: firstPages.filter(isDaily) },
  {
    title: 'the first page of each other journey @night',
    hydratedPages: firstPages.filter((one) => !isDaily(one)),
  },
  { title: 'each other page @night', hydratedPages: otherPages },
]) {
  test(`React hydrates without changes: ${title}`, async ({ page }) => {
    test.slow();
    // No call is answered: the screen stays as it was prerendered.
    await page.route('**/api/**', () => {});
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('[data-journey]')?.setAttribute('data-first', '');
      });
    });
    for (const one of hydratedPages) {
      await page.goto(addressOf(one), { waitUntil: 'domcontentloaded' });
      await expectHydrated(page.locator('[data-journey][data-first]'), one.path);
    }
  });
}

/** Opens the app, and holds its script until this call is answered, as on a slow network. */
async function openWithLateScript(page: Page, address: string, call: RegExp): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('[data-journey]')?.setAttribute('data-first', '');
    });
  });
  const release = await holdRequests(page, /\/assets\/index-/);
  const answered = page.waitForResponse(call);
  await page.goto(address, { waitUntil: 'commit' });
  await answered;
  await expect(page.locator('[data-first]')).toBeVisible();
  release();
}

test('where the answers come before the scripts, React renders the content instead of hydrating the skeleton', async ({
  page,
  persona,
}) => {
  const merchant = await persona('overdue');
  await openWithLateScript(page, merchant.enter('/termloan/home'), /loanDetails$/);
  await expectState(page, 'home', 'home');
  await expect(page.locator('[data-first]')).toHaveCount(0);
  // Screen readers announce what replaces a skeleton.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const reads = (await merchant.audit()).filter(({ operationId }) => operationId === 'getLoanDetails');
  expect(reads, 'the answer that came before the scripts is used').toHaveLength(1);
});

test('where the answers come before the scripts, the journey starts before React DOM is there', async ({
  page,
  persona,
}) => {
  const merchant = await persona('overdue');
  const release = await holdRequests(page, /\/assets\/react-dom-/);
  // Home makes its optional calls once it has read the loan.
  const optionalCall = page.waitForRequest(/\/transactions/);
  await openWithLateScript(page, merchant.enter('/termloan/home'), /loanDetails$/);
  await optionalCall;
  await expect(page.locator('[data-first]')).toBeVisible();
  release();
  await expectState(page, 'home', 'home');
});

test('where the answers come before the scripts and lead to another page, that page is shown', async ({
  page,
  persona,
}) => {
  const merchant = await persona('disbursed');
  await openWithLateScript(page, merchant.enter('/termloan'), /business_user\/user$/);
  await expectState(page, 'home', 'home');
  await expect(page).toHaveURL(/\/termloan\/home$/);
});
