/** Payment links, and the payments made with them in the lender's books. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { Merchant } from '../lender';
import { expect, FAILED_CALLS } from '../test';
import { valueAt } from './agreement-steps';

/** A new payment link for the amount that is due. */
export async function linkOf(merchant: Merchant): Promise<string> {
  return String(valueAt(await merchant.call('GET', '/api/termloan/repaymentLink'), 'repayment_link'));
}

/** The id in a link. */
export function idOf(link: string): string {
  return link.replace(/^\/pay\/([^?]+).*$/, '$1');
}

/** Statuses of the payments by a link in the lender's books. */
export async function paymentsBy(merchant: Merchant, link: string): Promise<readonly unknown[]> {
  const { payments = [] } = await merchant.books();
  return payments.filter(({ linkId }) => linkId === idOf(link)).map(({ status }) => status);
}

/** Opens a payment by the link on another phone, and pays it if a decision is given; returns its id. */
export async function payOnOtherPhone(
  request: APIRequestContext,
  merchant: Merchant,
  link: string,
  decision?: 'pay' | 'slow' | 'fail',
): Promise<string> {
  // One rupee, in paise: the smallest payment.
  const body = { amount: 100, link_id: idOf(link) };
  const opened = await merchant.call('POST', '/api/termloan/v1/initiateRepayment', body);
  const id = String(valueAt(opened, 'payment_id'));
  if (decision !== undefined) await decide(request, id, decision);
  return id;
}

/** Answers a payment's hosted page as a payer and their bank would. */
export async function decide(request: APIRequestContext, id: string, decision: string): Promise<void> {
  const form = { decision, mode: 'UPI', reason: 'insufficient_funds' };
  const answer = await request.post(`/sandbox/payment/${id}`, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** Expects the URL of the payment's own page (another journey). */
export function expectPaymentUrl(page: Page, type: string) {
  const path = `/payment/status/pay_[^/?]+\\?pollingType=repayment&paymentType=${type}$`;
  return expect(page).toHaveURL(new RegExp(path));
}

/** Console errors that are allowed without a sign-in, because the app requests the merchant then too. */
export const ERRORS_WITHOUT_SIGN_IN = FAILED_CALLS;
