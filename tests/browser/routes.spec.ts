/** Every URL of the specification, in a browser and in a native host: a page opens, and keeps its query. */
import type { Page } from '@playwright/test';

import { firstPages } from './support/first-pages';
import type { Merchant } from './support/lender';
import { type NamedRoute, namedRoutes, routeMatches } from './support/route-table';
import { injectHost, tokenOf, WEB_VIEW_USER_AGENT } from './support/session-host';
import { expect, FAILED_CALLS, test } from './support/test';

/** A query parameter that no page knows, which is kept as well. */
const MARK = 'campaign=diwali-7';

function withMark({ address, example = address }: NamedRoute): string {
  return `${example}${example.includes('?') ? '&' : '?'}${MARK}`;
}

/** Expects a page: a heading, nothing pending, no crash, and not the page of an unknown URL. */
async function isAnswered(page: Page, typed: string): Promise<void> {
  await expect(page.locator('[data-journey] h1').first(), typed).toHaveText(/\S/);
  await expect(page.locator('[data-state^="loading"], [data-journey="none"]'), typed).toHaveCount(0);
  await expect(page.locator('[data-journey="not-found"], [data-journey="crash"]'), typed).toHaveCount(0);
}

/** Expects the query to be unchanged, unless the merchant was redirected. */
async function keepsItsQuery(page: Page, typed: string): Promise<boolean> {
  const [wanted, now] = [new URL(typed, page.url()), new URL(page.url())];
  if (now.pathname !== wanted.pathname) return false;
  expect(now.search, typed).toBe(wanted.search);
  return true;
}

/** Opens all URLs; returns those that redirect this persona: a step that is done or locked, an alternative of another persona. */
async function openAll(
  page: Page,
  routes: readonly NamedRoute[],
  enter: (route: NamedRoute) => Promise<void>,
): Promise<readonly string[]> {
  const led: string[] = [];
  for (const route of routes) {
    await enter(route);
    const typed = withMark(route);
    await isAnswered(page, typed);
    if (route.keepsQuery === true) expect(new URL(page.url()).search, typed).toBe(`?${MARK}`);
    if (!(await keepsItsQuery(page, typed))) led.push(route.example ?? route.address);
  }
  return led;
}

test.beforeEach(({ allowed }) => {
  // An unknown payment or link is answered with a 404, and the page shows it.
  allowed.push(FAILED_CALLS);
});

const isFirst = ({ address }: NamedRoute) => firstPages.some(({ path }) => routeMatches(path, address));
const parts = [
  ['the first page of each journey @night', namedRoutes.filter(isFirst)],
  ['the other pages @night', namedRoutes.filter((route) => !isFirst(route))],
] as const;

for (const [name, routes] of parts) {
  test(`a typed URL opens a page and keeps its query: ${name}`, async ({ page, persona }) => {
    const merchants = new Map<string, Merchant>();
    const led = await openAll(page, routes, async (route) => {
      const merchant = merchants.get(route.persona) ?? (await persona(route.persona));
      merchants.set(route.persona, merchant);
      await page.goto(merchant.enter(withMark(route)));
    });
    // Most URLs do not redirect their persona, so that the query is really checked.
    expect(led.length, led.join(' ')).toBeLessThan(routes.length / 2);
  });
}

test.describe('in a native host @night', () => {
  test.use({ userAgent: WEB_VIEW_USER_AGENT });

  for (const [name, routes] of parts) {
    test(`a URL opens a page and keeps its query: ${name}`, async ({ page, persona }) => {
      const merchant = await persona('disbursed');
      await injectHost(page, { credentials: { mode: 'token', token: await tokenOf(merchant) } });
      await openAll(page, routes, async (route) => void (await page.goto(withMark(route))));
    });
  }
});
