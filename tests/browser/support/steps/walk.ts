/** The taps of a merchant on the way to the money, on the controls that they see. */
import type { Locator, Page } from '@playwright/test';

import type { Merchant } from '../lender';
import { statePictures } from '../pictures';
import { expectSoundStep } from '../sound-step';
import { expect } from '../test';

/** The screen is shown, and owes the merchant nothing. */
export async function standsAt(page: Page, journey: string, state: string): Promise<void> {
  const screen = page.locator(`[data-journey="${journey}"][data-state="${state}"]`);
  await soon(screen);
  await expect(screen).toBeVisible();
  await expectSoundStep(page);
  await statePictures(page);
}

/** Playwright looks again after 100, 350, 850, 1,850 ms, and a journey has many screens: this looks while it waits. */
async function soon(screen: Locator): Promise<void> {
  const look = expect.poll(() => screen.isVisible(), { intervals: [50], timeout: 5_000 });
  // Whoever calls says what is missing, and waits for as long as everywhere.
  await look.toBe(true).catch(() => undefined);
}

export async function tap(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
}

/** Taps a link of the app's own. */
export async function follow(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('link', { name }).click();
}

type Look = (name: string) => Promise<void>;
const noLook: Look = () => Promise.resolve();

/** From the entry to the chosen offer's acknowledged key facts; `look` takes a picture of each screen. */
export async function chooseOffer(page: Page, look: Look = noLook): Promise<void> {
  await tap(page, 'See your offers');
  await standsAt(page, 'offer-selection', 'offer');
  await look('offer');
  await tap(page, 'Compare offers');
  await standsAt(page, 'offer-selection', 'selectLoan');
  await expect(page.getByRole('radio', { name: /%/, checked: true })).toHaveCount(0);
  await page.locator('input[name="offer"]').first().check({ force: true });
  await look('select');
  await tap(page, 'See key facts');
  await standsAt(page, 'offer-selection', 'keyFacts');
  await look('key-facts');
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
  look: Look = noLook,
): Promise<void> {
  await standsAt(page, 'account-flow', 'EDIT_FORM');
  await typeAccount(page, accountNumber, ifsc);
  await look('account');
  await tap(page, 'Check account');
}

export async function typeAccount(page: Page, accountNumber: string, ifsc: string): Promise<void> {
  await page.getByLabel('Account number', { exact: true }).fill(accountNumber);
  await page.getByLabel('Account number again').fill(accountNumber);
  await page.getByLabel('IFSC').fill(ifsc);
  await page.getByRole('radio', { name: 'Savings' }).check({ force: true });
}

/** Reads the agreement, signs it with the code of the inbox. */
export async function sign(page: Page, merchant: Merchant, look: Look = noLook): Promise<void> {
  await standsAt(page, 'agreement', 'agreementReview');
  await look('agreement');
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Agree and get the code');
  await standsAt(page, 'agreement', 'agreementOtp');
  await page.getByLabel('Code').fill(await merchant.newestCode());
  await look('code');
  await tap(page, 'Sign and get money');
}

/** Asks again until it is there; the page may have asked by itself meanwhile. */
export async function checkAgainUntil(page: Page, journey: string, state: string): Promise<void> {
  const there = page.locator(`[data-journey="${journey}"][data-state="${state}"]`);
  await expect(async () => {
    if (!(await there.isVisible()))
      await page.getByRole('button', { name: 'Check again' }).click({ timeout: 1_000 });
    await expect(there).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}
