/** The landing page in Chromium: painted at once, then completed for this merchant, without layout shifts. */
import type { Page } from '@playwright/test';

import { holdRequests } from '../browser/support/page-clock';
import { expectState, follow } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'landing' });

const GENERIC_TEXT = 'Keep your PAN card near you';

/** Layout shifts inside `main`, as the browser reports them (`layout-shift`); shifts of `main` itself are ignored. */
async function layoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        }
        new PerformanceObserver((list) => {
          // SAFETY: entries of type `layout-shift` have these fields; TypeScript's DOM types lack them.
          const shifts = list.getEntries() as unknown as readonly Shift[];
          resolve(
            shifts.flatMap(({ value, startTime, sources }) =>
              sources
                .filter(({ node }) => node?.parentElement?.closest('main') != null)
                .map(({ node }) => `${value} at ${startTime}: ${node?.textContent?.slice(0, 60)}`),
            ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 300);
      }),
  );
}

const statusCases: readonly {
  readonly persona: string;
  readonly title: string | RegExp;
  readonly action: string | RegExp;
  readonly to: RegExp;
  /** The state that the action leads to. */
  readonly at: readonly [journey: string, state: string];
}[] = [
  {
    persona: 'new-merchant',
    title: 'Apply for a loan',
    action: 'Apply for a loan',
    to: /\/termloan$/,
    at: ['loan-entry', 'loanStart'],
  },
  {
    persona: 'step-shop-information',
    title: 'Your application is saved',
    action: 'Continue: step 5 of 9',
    to: /\/termloan\/application$/,
    at: ['application', 'steps'],
  },
  {
    persona: 'offers',
    title: 'You can take a loan',
    action: 'See my offers',
    to: /\/termloan\/offer$/,
    at: ['offer-selection', 'offer'],
  },
  {
    persona: 'agreement-ready',
    title: 'Your loan waits for you',
    action: 'Continue with my loan',
    to: /\/termloan\/agreement$/,
    at: ['agreement', 'agreementReview'],
  },
  {
    persona: 'disbursal-pending',
    title: 'Your money is on its way',
    action: 'See where the money is',
    to: /\/termloan\/loan-status$/,
    at: ['loan-status', 'disbursalPending'],
  },
  {
    persona: 'overdue',
    title: /^₹[\d,.]+ to pay$/,
    action: 'Go to pay',
    to: /\/termloan\/home$/,
    at: ['home', 'home'],
  },
  {
    persona: 'blocked',
    title: 'You can not go on right now',
    action: 'See why',
    to: /\/termloan\/blocked$/,
    at: ['merchant-status', 'blocked'],
  },
];

test('each merchant sees the status of the loan, and one tap leads on @night', async ({
  page,
  journey,
  persona,
}) => {
  for (const { persona: name, title, action, to, at: expectedState } of statusCases) {
    await journey.switchTo(await persona(name), '/', 'offers');
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
    if (name === 'overdue') {
      await expect(page.getByText(/^Oldest unpaid: .* late$/)).toBeVisible();
      await expect(page.getByText('Arthmate').first()).toBeVisible();
      await journey.checkLook('overdue');
    }
    if (name === 'step-shop-information') await journey.checkLook('continue');
    await follow(page, action);
    await expect(page).toHaveURL(to);
    // Waits for the state: a journey that creates an agreement cannot be left before its answer.
    await expectState(page, ...expectedState);
    await journey.goBack('offers');
  }
});

test('other offers (credit, registration, partners) replace the three steps, without a layout shift @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  // Without a lead the contract's answer is 404; no other failure is allowed.
  allowed.push(/status of 404/);
  const merchant = await persona('credit-active');
  await merchant.flag({ features: { UDYAM_REGISTRATION: true } });
  await journey.open(merchant, '/', 'offers');
  await expect(
    page.getByRole('button', { name: /^Pay your suppliers later You can use ₹[\d,]+/ }),
  ).toBeVisible();
  await expect(page.getByText('Compare offers')).toBeHidden();
  expect(await layoutShifts(page)).toEqual([]);
  await journey.checkLookAndKeyboard('credit');
  for (const [name, to] of [
    [/^Pay your suppliers later/, /\/supplier$/],
    [/^Your credit score/, /\/termloan\/credit-score$/],
  ] as const) {
    await journey.leaveBy(name, to);
    await journey.goBack('offers');
  }
  for (const [link, url] of [
    ['How this service works: the terms', /\/terms$/],
    ['Your rights, and how to complain', /\/rights$/],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(url);
    await journey.goBack('offers');
  }
  await journey.leaveBy(/^Register your business/, /\/register-udyam/);

  const refused = await persona('not-eligible');
  await refused.flag({ features: { LEADGEN_WORKFLOW: true } });
  await journey.switchTo(refused, '/', 'offers');
  await expect(page.getByText('No loan for you right now')).toBeVisible();
  await journey.checkLook('partners');
  await journey.leaveBy(/^Offers of a partner/, /\/network\/application\/apply$/);
  await page.getByRole('button', { name: /Credit Haat/ }).click();
  await expect(page).toHaveURL(/\/network\/credit-haat$/);
});

test('on the return to the page it is loaded again: changed, failed, and loaded again @night', async ({
  page,
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await journey.openAs('due-today', '/', 'offers');
  await expect(page.getByText('Due Today', { exact: false })).toBeVisible();
  await merchant.advanceMs(3 * 86_400_000);
  await journey.returnToApp(/\/loanDetails$/, 'offers');
  await expect(page.getByText(/\sdays late$/)).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);

  await merchant.fault('getLoanDetails', { kind: 'malformed', times: 0 });
  await journey.returnToApp(/\/loanDetails$/, 'landingUnavailable');
  await expect(page.getByText(/\sdays late$/)).toBeHidden();
  await merchant.clearFaults();
  await journey.returnToApp(/\/loanDetails$/, 'offers');
  await expect(page.getByText(/\sdays late$/)).toBeVisible();
});

test('the page and its action are shown at once: with a failed load, with a slow service and without a session', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('offers');
  await merchant.fault('getLoanDetails', { kind: 'malformed', times: 0 });
  await journey.open(merchant, '/', 'landingUnavailable');
  await journey.checkLook('unavailable');
  await merchant.clearFaults();
  await journey.tap(/^Your loan is not shown now/, 'offers');
  await journey.reload('offers');

  const release = await holdRequests(page, /getUserState/);
  await journey.reload('loadingLanding');
  await expect(page.getByText(GENERIC_TEXT)).toBeVisible();
  await journey.checkLook('anybody');
  await follow(page, 'See my offers');
  release();
  await journey.shows('loan-entry/loanStart');

  // Without a session the generic page is shown.
  await merchant.fault('getMerchant', { kind: 'status', status: 401, times: 0 });
  const refused = page.waitForResponse((answer) => answer.url().includes('/business_user/user'));
  await page.goto('/');
  await refused;
  await journey.shows('shown');
  await expect(page.getByText(GENERIC_TEXT)).toBeVisible();
  await journey.follow('See my offers', 'session/ended');
});
