/** Steps of a prepayment, and its payment in the lender's books. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectFitsWhenZoomed } from '../access';
import type { Merchant } from '../lender';
import { picture } from '../pictures';
import { expectState, tap } from './walk';

export const PREPAYMENT = '/termloan/prepayment';
export const PAYMENT_URL = (type: string) =>
  new RegExp(`/payment/status/[^/?]+\\?pollingType=repayment&paymentType=${type}$`);

/** Opens the choice as this merchant. */
export async function openChoice(page: Page, merchant: Merchant): Promise<void> {
  await page.goto(merchant.enter(PREPAYMENT));
  await expectState(page, 'prepayment', 'choice');
}

/** Chooses what to pay, and continues. */
export async function choose(page: Page, kind: string): Promise<void> {
  await expectState(page, 'prepayment', 'choice');
  await page.locator(`input[name="prepayment-choice"][value="${kind}"]`).check({ force: true });
  await tap(page, 'Continue');
}

/** Takes pictures of a screen and checks accessibility: light and dark, axe, 200 % zoom. */
export async function checkLook(page: Page, name: string): Promise<void> {
  await picture(page, name);
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
}

/** The amounts of the rows on the page, in paise, by their labels. */
export async function amountsOf(page: Page): Promise<Readonly<Record<string, number>>> {
  const rows = await page.locator('dl > div').evaluateAll((all) =>
    all.map((row) => [
      // The label, without the small text under it.
      row.querySelector('dt')?.firstChild?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  );
  return Object.fromEntries(rows.map(([name, value]) => [name, paise(value ?? '')]));
}

/** `−₹1,234.50` is -123450. */
function paise(text: string): number {
  const value = Math.round(Number(text.replaceAll(/[₹,−]/g, '')) * 100);
  return text.startsWith('−') ? -value : value;
}

/** The row in the books of the only open payment. */
export async function openedPayment(merchant: Merchant): Promise<Readonly<Record<string, unknown>>> {
  const { payments = [] } = await merchant.books();
  const openPayments = payments.filter(({ status }) => status === 'CREATED');
  expect(openPayments).toHaveLength(1);
  return openPayments[0] ?? {};
}
