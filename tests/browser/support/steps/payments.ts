/** Payments in the browser: opened on the other phone, decided on the sandbox's pages, counted in the lender's books. */
import { expect, type Page } from '@playwright/test';
import type { Merchant } from '../lender';
import { holdRequests } from '../page-clock';
import { tap } from './walk';

/** Opens a payment of the oldest open instalment on the merchant's other phone; returns its id. */
export async function openPayment(merchant: Merchant): Promise<string> {
  const body = { amount: 100, request_type: 'web', payment_type: 'instalment' };
  const created = await merchant.call('POST', '/api/termloan/v1/initiateRepayment', body);
  expect(created).toEqual(expect.objectContaining({ payment_id: expect.any(String) }));
  // SAFETY: checked just before.
  return (created as { payment_id: string }).payment_id;
}

/** The URL of a payment's status page. */
export function statusPageUrl(paymentId: string, more = ''): string {
  return `/payment/status/${paymentId}?pollingType=repayment&paymentType=instalment${more}`;
}

/** The payer's decision in the UPI app or on the hosted page of another tab. */
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

/**
 * Suppresses the dialog that a desktop browser shows for `upi:` links and that blocks every tap; phones show none. Call before
 * the first goto.
 */
export async function suppressUpiDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // SAFETY: Chromium has the Navigation API, for which TypeScript has no complete types.
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', (event) => {
      // SAFETY: what a `navigate` event carries.
      const { destination } = event as Event & { destination: { url: string } };
      if (destination.url.startsWith('upi:')) event.preventDefault();
    });
  });
}

/** Hides the page, as when the payer opens another app, or shows it again. */
export async function setPageHidden(page: Page, isAway: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isAway);
}

/**
 * Switches to another app and back until the page sends a new request and has its answer. On a slow machine the listener may
 * load after the screen, and without waiting, a fault that the test sets next would hit this answer.
 */
export async function returnUntilRequest(page: Page, url: RegExp): Promise<void> {
  await expect(async () => {
    const sent = page.waitForRequest(url, { timeout: 1_000 });
    const [request] = await Promise.all([sent, switchAppsAndBack(page)]);
    await request.response();
  }).toPass({ timeout: 20_000 });
}

/** Switches to another app and back, then taps Back before the request of the return is answered: the tap must still have its effect. */
export async function backDuringReread(page: Page, url: RegExp): Promise<void> {
  const release = await holdRequests(page, url);
  await expect(async () => {
    const sent = page.waitForRequest(url, { timeout: 1_000 });
    await Promise.all([sent, switchAppsAndBack(page)]);
  }).toPass({ timeout: 20_000 });
  await tap(page, /^Back$/);
  release();
}

/** Switches to another app and back at once. */
export async function switchAppsAndBack(page: Page): Promise<void> {
  await setPageHidden(page, true);
  await setPageHidden(page, false);
}
