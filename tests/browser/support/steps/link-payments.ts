/** Payment links, and what the lender's books hold of the payments that came of them. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { Merchant } from '../lender';
import { expect, FAILED_CALLS } from '../test';
import { valueAt } from './agreement-steps';

/** A fresh link for what is due, as the merchant sends it. */
export async function linkOf(merchant: Merchant): Promise<string> {
  return String(valueAt(await merchant.call('GET', '/api/termloan/repaymentLink'), 'repayment_link'));
}

/** The id in a link. */
export function idOf(link: string): string {
  return link.replace(/^\/pay\/([^?]+).*$/, '$1');
}

/** How the payments by a link stand that the lender's books hold. */
export async function paymentsBy(merchant: Merchant, link: string): Promise<readonly unknown[]> {
  const { payments = [] } = await merchant.books();
  return payments.filter(({ linkId }) => linkId === idOf(link)).map(({ status }) => status);
}

/** Somebody opens a payment by the link on another phone, and pays it when told to; gives its id. */
export async function payElsewhere(
  request: APIRequestContext,
  merchant: Merchant,
  link: string,
  decision?: 'pay' | 'slow' | 'fail',
): Promise<string> {
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

/** The payment's own page: what it shows is another journey's. */
export function followsPayment(page: Page, type: string) {
  const path = `/payment/status/pay_[^/?]+\\?pollingType=repayment&paymentType=${type}$`;
  return expect(page).toHaveURL(new RegExp(path));
}

/** The browser complains when nobody is signed in: the app asks who is here all the same. */
export const NOBODY = FAILED_CALLS;
