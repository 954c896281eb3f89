/** Steps of taking a loan, by the visible controls. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';

import type { Merchant } from '../lender';
import { expectInvariants } from '../screen-invariants';

/** Selector of the screen of a state: of a journey, or of a chart that it invokes. */
export function screenOf(chart: string, state: string): string {
  return `:is([data-journey="${chart}"], [data-chart="${chart}"])[data-state="${state}"]`;
}

/** Expects the screen of this state, and checks the screen invariants. */
export async function expectState(page: Page, journey: string, state: string): Promise<void> {
  const selector = screenOf(journey, state);
  await waitForScreen(page, selector);
  await expect(page.locator(selector)).toBeVisible();
  await expectInvariants(page);
}

/** Expects the page of a one-time code, by default the one where it is typed. */
export function expectCode(page: Page, state = 'code'): Promise<void> {
  return expectState(page, 'otp', state);
}

/** Time limit of `waitForScreen`, ms: a screen that takes longer is left to Playwright's own retries. */
const SCREEN_WAIT_MS = 5_000;

/**
 * Waits in the page for a screen, also across page loads, and returns without it after `SCREEN_WAIT_MS`. Playwright's own retries (100, 350,
 * 850, 1,850 ms) add up over the many screens of a journey, and polling from here takes processor time from the page.
 */
async function waitForScreen(page: Page, selector: string): Promise<void> {
  let isOver = false;
  const timeout = sleep(SCREEN_WAIT_MS, false, { ref: false }).finally(() => {
    isOver = true;
  });
  let isShown = false;
  while (!isShown && !isOver && !page.isClosed()) {
    // A rejected call means that the page was left meanwhile: the next call waits for the next document.
    const shown = page.evaluate(untilShown, selector).catch(() => false);
    isShown = await Promise.race([shown, timeout]);
  }
}

/** Runs in the page. Uses no timer: a test may have stopped the page's clock. */
function untilShown(selector: string): Promise<true> {
  const isThere = () => document.querySelector(selector) !== null;
  return new Promise((resolve) => {
    if (isThere()) return resolve(true);
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      resolve(true);
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-journey', 'data-chart', 'data-state'],
    });
  });
}

export async function tap(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
}

/** Taps a link of the app. */
export async function follow(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('link', { name }).click();
}

type OnScreen = (name: string) => Promise<void>;
const ignoreScreen: OnScreen = () => Promise.resolve();

/** From the entry to the acknowledged key facts of the chosen offer. */
export async function chooseOffer(page: Page): Promise<void> {
  await tap(page, 'See your offers');
  await chooseFromOffers(page);
}

/** From the offers to the acknowledged key facts of the chosen one; `onScreen` is called on each screen with its name, for pictures. */
export async function chooseFromOffers(page: Page, onScreen: OnScreen = ignoreScreen): Promise<void> {
  await expectState(page, 'offer-selection', 'offer');
  await onScreen('offer');
  await tap(page, 'Compare offers');
  await expectState(page, 'offer-selection', 'selectLoan');
  await expect(page.getByRole('radio', { name: /%/, checked: true })).toHaveCount(0);
  await page.locator('input[name="offer"]').first().check({ force: true });
  await onScreen('select');
  await tap(page, 'See key facts');
  await expectState(page, 'offer-selection', 'keyFacts');
  await onScreen('key-facts');
  await page
    .getByRole('checkbox', { name: 'I have read the key facts of this loan.' })
    .check({ force: true });
  await tap(page, 'Continue');
}

/** A new bank account, typed twice. */
export async function addAccount(
  page: Page,
  accountNumber: string,
  ifsc: string,
  onScreen: OnScreen = ignoreScreen,
): Promise<void> {
  await expectState(page, 'account-flow', 'EDIT_FORM');
  await typeAccount(page, accountNumber, ifsc);
  await onScreen('account');
  await tap(page, 'Check account');
}

export async function typeAccount(page: Page, accountNumber: string, ifsc: string): Promise<void> {
  await page.getByLabel('Account number', { exact: true }).fill(accountNumber);
  await page.getByLabel('Account number again').fill(accountNumber);
  await page.getByLabel('IFSC').fill(ifsc);
  await page.getByRole('radio', { name: 'Savings' }).check({ force: true });
}

/** Reads the agreement, signs it with the code of the inbox. */
export async function sign(page: Page, merchant: Merchant, onScreen: OnScreen = ignoreScreen): Promise<void> {
  await expectState(page, 'agreement', 'agreementReview');
  await onScreen('agreement');
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Agree and get an SMS code');
  await expectCode(page);
  await page.getByLabel('Code').fill(await merchant.newestCode());
  await onScreen('code');
  await tap(page, 'Sign and get money');
}

/** Taps "Check again" until the state is shown; the page may have polled by itself meanwhile. */
export async function checkAgainUntil(page: Page, journey: string, state: string): Promise<void> {
  const target = page.locator(`[data-journey="${journey}"][data-state="${state}"]`);
  await expect(async () => {
    if (!(await target.isVisible()))
      await page.getByRole('button', { name: 'Check again' }).click({ timeout: 1_000 });
    await expect(target).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}
