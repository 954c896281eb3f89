/** The phone ends the process of the page, for real: Chromium's renderer crashes on each screen, and the URL is opened in a new tab. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';

import { createMerchant, type Merchant } from './support/lender';
import { agree, signWith } from './support/steps/agreement-steps';
import { fillSales } from './support/steps/application-steps';
import { setPageHidden, suppressUpiDialog } from './support/steps/payments';
import { choose, openChoice } from './support/steps/prepayment-steps';
import { expectCode, expectState, tap } from './support/steps/walk';

/** A phone's browser: its profile stays on the disk when the browser is closed. */
interface Phone {
  /** Closes the browser and starts it again with the same profile. */
  readonly restart: () => Promise<Page>;
  readonly page: () => Promise<Page>;
}

const test = base.extend<{ readonly phone: Phone; readonly persona: (name: string) => Promise<Merchant> }>({
  persona: ({ baseURL }, use) => use((name) => createMerchant(baseURL ?? '', name)),
  phone: async ({ launchOptions, baseURL, viewport }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'phone-'));
    let context: BrowserContext | null = null;
    const start = async () => {
      const options = { ...launchOptions, baseURL: baseURL ?? '', viewport };
      context = await chromium.launchPersistentContext(profile, options);
      return context;
    };
    await use({
      page: async () => openTab(context ?? (await start())),
      async restart() {
        // Chromium writes its cookies to the disk every half minute, and not always when it is closed; a phone is switched off later than that.
        const cookies = (await context?.cookies()) ?? [];
        await context?.close();
        const next = await start();
        await next.addCookies(cookies);
        return openTab(next);
      },
    });
    await (context as BrowserContext | null)?.close();
    rmSync(profile, { recursive: true });
  },
});

/** A tab in which a UPI link opens no dialog of the browser. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await suppressUpiDialog(page);
  return page;
}

/** Ends the page's process, and opens its URL in a new tab: the session storage is gone. */
async function endProcess(page: Page): Promise<Page> {
  const [url, context] = [page.url(), page.context()];
  const session = await context.newCDPSession(page);
  const crash = page.waitForEvent('crash');
  // It is never answered.
  session.send('Page.crash').catch(() => {});
  await crash;
  await page.close();
  const next = await openTab(context);
  await next.goto(url);
  return next;
}

async function sent(merchant: Merchant, operation: string): Promise<number> {
  return (await merchant.audit()).filter(({ operationId }) => operationId === operation).length;
}

test('an agreement: the code that was sent is typed in another process, and signs once', async ({
  phone,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  let page = await phone.page();
  await page.goto(merchant.enter('/termloan/agreement'));
  await expectState(page, 'agreement', 'agreementReview');
  page = await endProcess(page);
  await expectState(page, 'agreement', 'agreementReview');
  await agree(page);
  await expectCode(page);
  page = await endProcess(page);
  await expectCode(page);
  // The profile is read from the disk: the phone was switched off.
  const url = page.url();
  page = await phone.restart();
  await page.goto(url);
  await expectCode(page);
  await signWith(page, await merchant.newestCode());
  await expectState(page, 'account-flow', 'RECEIVE_MONEY');
  page = await endProcess(page);
  await expectState(page, 'account-flow', 'RECEIVE_MONEY');
  const { agreements = [], loans = [] } = await merchant.books();
  expect(agreements.filter(({ status }) => status === 'SIGNED')).toHaveLength(1);
  expect(loans).toHaveLength(1);
  expect(await sent(merchant, 'sendAgreementOtp')).toBe(1);
  expect(await sent(merchant, 'signAgreement')).toBe(1);
});

test('an own amount: typed, confirmed and paid once, though the process ends on each screen @night', async ({
  phone,
  persona,
}) => {
  const merchant = await persona('foreclosable');
  const { payments: earlier = [] } = await merchant.books();
  const known = new Set(earlier.map(({ id }) => id));
  let page = await phone.page();
  await openChoice(page, merchant);
  await choose(page, 'custom');
  await page.getByLabel('Amount in rupees').fill('1250');
  await page.getByLabel('Amount in rupees').blur();
  page = await endProcess(page);
  await choose(page, 'custom');
  await expect(page.getByLabel('Amount in rupees')).toHaveValue('1,250');
  await tap(page, 'Continue');
  await expectState(page, 'prepayment', 'confirmation');
  page = await endProcess(page);
  await choose(page, 'custom');
  await page.getByLabel('Amount in rupees').fill('1250');
  await tap(page, 'Continue');
  await tap(page, /^Pay ₹/);
  await expectState(page, 'payment-status', 'paymentMethods');
  page = await endProcess(page);
  await expectState(page, 'payment-status', 'paymentMethods');
  await tap(page, 'Pay with a UPI app');
  await setPageHidden(page, true);
  await expectState(page, 'payment-status', 'pollingPaused');
  const id = /pay_[^/?]+/.exec(page.url())?.[0] ?? '';
  // The bank debits while the page is gone.
  await page.request.post(`/sandbox/upi?tr=${id}`, {
    form: { decision: 'pay', pin: '1234' },
    maxRedirects: 0,
  });
  page = await endProcess(page);
  await expectState(page, 'payment-status', 'paid');
  const { payments = [] } = await merchant.books();
  expect(
    payments.filter(({ id: paymentId }) => !known.has(paymentId)).map(({ debits }) => Number(debits)),
  ).toEqual([1]);
});

test('an application: the answers of a form are there in another process @night', async ({
  phone,
  persona,
}) => {
  const merchant = await persona('step-application-form');
  let page = await phone.page();
  await page.goto(merchant.enter('/termloan/application/application-form'));
  await expectState(page, 'application', 'applicationForm');
  await fillSales(page);
  const typed = await page
    .locator('form input')
    .evaluateAll((inputs) => inputs.map((input) => input instanceof HTMLInputElement && input.value));
  await page.locator('form input').last().blur();
  page = await endProcess(page);
  await expectState(page, 'application', 'applicationForm');
  expect(
    await page
      .locator('form input')
      .evaluateAll((inputs) => inputs.map((input) => input instanceof HTMLInputElement && input.value)),
  ).toEqual(typed);
});
