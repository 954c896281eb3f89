/**
 * One merchant, four pages: the amount due and a pending payment are the same on each; days late, refund and debits are the same on home and
 * landing. The figures are read from the pages as a merchant reads them, and compared with the service's answer.
 */
import type { Page } from '@playwright/test';

import { formatMoney } from '../../machines/domain/base/money';
import { PERSONAS_REPAYING } from '../../sandbox/people/personas-repaying';
import { plainSpaces } from '../support/plain-spaces';
import type { Merchant } from './support/lender';
import { picture } from './support/pictures';
import { expectState } from './support/steps/walk';
import { expect, test } from './support/test';

const DETAILS = '/api/termloan/v1/loanDetails';
const people = [...Object.keys(PERSONAS_REPAYING), 'overdue', 'cooling-off', 'waive-off', 'settlement-offer'];

interface Seen {
  /** "₹2,056 to pay", "Pay ₹2,056": the requested amount; null where there is none. */
  readonly amountToPay: string | null;
  readonly daysLate: string | null;
  readonly pending: string | null;
  readonly refund: string | null;
  readonly debit: string | null;
  readonly failedDebit: string | null;
}

const MONEY = '₹[\\d,]+(?:\\.\\d\\d)?';

function first(text: string, ...patterns: readonly string[]): string | null {
  for (const pattern of patterns) {
    const found = new RegExp(pattern, 'u').exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

async function read(page: Page): Promise<Seen> {
  const text = plainSpaces(await page.locator('body').innerText());
  return {
    amountToPay: first(text, `(${MONEY}) to pay`, `Pay (${MONEY})`),
    daysLate: first(text, '(\\d+) days? late', 'Due Since (\\d+) days'),
    pending: first(text, `payment of (${MONEY}) is on its way`, `(${MONEY}) is on its way`),
    refund: first(text, `(${MONEY}) is coming back`),
    debit: first(text, `Autopay takes (${MONEY} on \\d+ \\w+, \\d+)`),
    failedDebit: first(text, `The debit of (${MONEY} on \\d+ \\w+, \\d+) failed`),
  };
}

async function open(page: Page, merchant: Merchant, path: string): Promise<void> {
  await page.goto(merchant.enter(path));
}

for (const [index, name] of people.entries()) {
  // By day the first one.
  test(`every page shows the same for ${name}${index === 0 ? '' : ' @night'}`, async ({ page, persona }) => {
    const merchant = await persona(name);
    const answered = page.waitForResponse((answer) => answer.url().endsWith(DETAILS));
    await open(page, merchant, '/termloan/home');
    const { loan, pending_payment: pending } = await (await answered).json();
    await expectState(page, 'home', 'home');
    // Optional parts of home load after the amount due: the name, and with it the payments and the mandate.
    await expect(page.getByText(/^Namaste, /)).toBeVisible();
    const isAutopay = loan.auto_debit.is_enabled;
    if (isAutopay) await expect(page.getByText(/Autopay takes|The debit of/).first()).toBeVisible();
    const home = await read(page);
    await picture(page, `one-money-home-${name}`);

    await open(page, merchant, '/');
    await expect(page.getByText(/to pay|is on its way|Autopay takes/).first()).toBeVisible();
    // The payments of a loan without autopay are read after the amount is shown.
    if (home.refund !== null && home.pending === null)
      await expect(page.getByText(/is coming back/)).toBeVisible();
    const landing = await read(page);
    await picture(page, `one-money-landing-${name}`);
    expect(landing.daysLate).toBe(landing.amountToPay === null ? null : home.daysLate);
    expect([landing.pending, landing.debit]).toEqual([home.pending, home.debit]);
    if (landing.pending === null) {
      expect([landing.refund, landing.failedDebit]).toEqual([home.refund, home.failedDebit]);
      if (landing.debit === null) expect(landing.amountToPay).toBe(home.amountToPay);
    }
    expect(home.pending).toBe(pending === null ? null : formatMoney(pending.amount));

    await open(page, merchant, '/termloan/summary');
    await expectState(page, 'summary', pending === null ? 'summary' : 'paymentPending');
    const summary = await read(page);
    expect(summary.pending).toBe(home.pending);
    const due = page.getByText('Due now').locator('..').locator('..');
    await expect(due).toContainText(formatMoney(loan.total_due));
    if (home.daysLate !== null && pending === null)
      expect(home.amountToPay).toBe(formatMoney(loan.total_due));

    await open(page, merchant, '/termloan/prepayment');
    if (pending === null) {
      await expectState(page, 'prepayment', 'choice');
      await picture(page, `one-money-pay-${name}`);
      if (home.amountToPay !== null)
        await expect(page.getByRole('radiogroup').or(page.getByRole('group')).first()).toContainText(
          home.amountToPay,
        );
    } else {
      await expect(page.getByText(home.pending ?? '').first()).toBeVisible();
    }
  });
}
