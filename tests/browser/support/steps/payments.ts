/** Payments in the browser: opened on the other phone, decided on the sandbox's pages, counted in its books. */
import type { Page } from '@playwright/test';

import { hold } from '../hurry';
import type { Merchant } from '../lender';
import { expect } from '../test';
import { tap } from './walk';

/** Opens a payment of the oldest open instalment, as the merchant's other phone would; gives its id. */
export async function openPayment(merchant: Merchant): Promise<string> {
  const body = { amount: 100, request_type: 'web', payment_type: 'instalment' };
  const made = await merchant.call('POST', '/api/termloan/v1/initiateRepayment', body);
  expect(made).toEqual(expect.objectContaining({ payment_id: expect.any(String) }));
  // SAFETY: checked just before.
  return (made as { payment_id: string }).payment_id;
}

/** The address at which a payment is followed. */
export function statusOf(paymentId: string, more = ''): string {
  return `/payment/status/${paymentId}?pollingType=repayment&paymentType=instalment${more}`;
}

/** What the payer does elsewhere: in the UPI app, or on the hosted page of another tab. */
export async function decide(page: Page, paymentId: string, decision: string, reason = ''): Promise<void> {
  const answer = await page.request.post(`/sandbox/payment/${paymentId}`, {
    form: { decision, reason, mode: 'UPI' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/** How many payments the lender's books hold. */
export async function paymentsInBooks(merchant: Merchant): Promise<number> {
  return (await merchant.books()).payments?.length ?? 0;
}

/** A desktop's browser asks about `upi:` in a box over the page, which takes every tap: no phone does. Call before the first goto. */
export async function withoutUpiBox(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // SAFETY: Chromium has the Navigation API, which TypeScript's DOM does not know in full.
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', (event) => {
      // SAFETY: what a `navigate` event carries.
      const { destination } = event as Event & { destination: { url: string } };
      if (destination.url.startsWith('upi:')) event.preventDefault();
    });
  });
}

/** The payer goes to another app, or comes back from it. */
export async function putAway(page: Page, isAway: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isAway);
}

/**
 * To another app and back until the page asks anew, and is answered: on a slow machine what listens for it may load after the
 * screen, and what a test breaks next would break this answer.
 */
export async function comeBackUntilAsked(page: Page, url: RegExp): Promise<void> {
  await expect(async () => {
    const asked = page.waitForRequest(url, { timeout: 1_000 });
    const [request] = await Promise.all([asked, comeBack(page)]);
    await request.response();
  }).toPass({ timeout: 20_000 });
}

/** To another app and back, and back a page before what is asked on the return has its answer: a tap in that moment counts too. */
export async function backWhileReread(page: Page, url: RegExp): Promise<void> {
  const letGo = await hold(page, url);
  await expect(async () => {
    const asked = page.waitForRequest(url, { timeout: 1_000 });
    await Promise.all([asked, comeBack(page)]);
  }).toPass({ timeout: 20_000 });
  await tap(page, /^Back$/);
  letGo();
}

/** To another app and back, at once. */
async function comeBack(page: Page): Promise<void> {
  await putAway(page, true);
  await putAway(page, false);
}
