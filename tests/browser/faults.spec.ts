/**
 * Every fault of every call: no blank screen, no endless spinner, never two writes, and the journey continues after the fault has
 * ended.
 */

import type { Page } from '@playwright/test';
import { isNight } from '../support/night';
import type { Fault, Merchant } from './support/lender';
import { openCode, signatures } from './support/steps/agreement-steps';
import { chooseOffer, expectState, tap, typeAccount } from './support/steps/walk';
import { expect, FAILED_CALLS, test } from './support/test';

const FAULTS: readonly Omit<Fault, 'times'>[] = [
  { kind: 'status', status: 400, body: { code: 'X1', message: 'Something is wrong.' } },
  { kind: 'status', status: 401 },
  { kind: 'status', status: 500 },
  { kind: 'html', status: 502 },
  { kind: 'empty', status: 503 },
  { kind: 'malformed' },
  { kind: 'wrong-shape' },
  { kind: 'drop-before' },
  { kind: 'drop-after' },
  { kind: 'latency', ms: 1_500 },
];

/** A page that makes each call when it opens. */
const READS: readonly { operation: string; persona: string; entryUrl: string }[] = [
  { operation: 'getMerchant', persona: 'offers', entryUrl: '/' },
  { operation: 'getUserState', persona: 'offers', entryUrl: '/termloan' },
  { operation: 'getLoanConfig', persona: 'offers', entryUrl: '/termloan' },
  { operation: 'getLoan', persona: 'disbursed', entryUrl: '/termloan/loan-status' },
  { operation: 'getLoanDetails', persona: 'disbursed', entryUrl: '/termloan/home' },
  { operation: 'getNbfcFeatureConfig', persona: 'offers', entryUrl: '/termloan/offer' },
  { operation: 'listLoanOffers', persona: 'offers', entryUrl: '/termloan/select-loan' },
  { operation: 'listBankDetails', persona: 'existing-account', entryUrl: '/termloan/bank-account' },
  { operation: 'getPanDetails', persona: 'existing-account', entryUrl: '/termloan/bank-account' },
  { operation: 'getAgreementInfo', persona: 'agreement-ready', entryUrl: '/termloan/agreement' },
  { operation: 'createAgreement', persona: 'agreement-ready', entryUrl: '/termloan/agreement' },
  { operation: '*', persona: 'offers', entryUrl: '/termloan' },
];

/** At night every fault for every call; by day some of them: tests/api has each of every call. */
const faultsFor = (index: number, some: number) =>
  isNight ? FAULTS : FAULTS.filter((_, at) => (at + index * some) % FAULTS.length < some);

const nameOf = ({ kind, status }: Omit<Fault, 'times'>) =>
  status === undefined ? kind : `${kind} ${status}`;

test.describe('a page opens while a call is broken', () => {
  for (const [index, { operation, persona: name, entryUrl }] of READS.entries()) {
    // By day the first call.
    const tag = index === 0 ? '' : ' @night';
    for (const fault of faultsFor(index, 1)) {
      test(`${operation}: ${nameOf(fault)}${tag}`, async ({ page, persona, allowed }) => {
        allowed.push(FAILED_CALLS);
        const merchant = await persona(name);
        await merchant.fault(operation, { ...fault, times: 0 });
        await page.goto(merchant.enter(entryUrl));
        await expectNextStep(page);
        await merchant.clearFaults();
        await recover(page, entryUrl);
      });
    }
  }
});

test.describe('a write is broken, and tapped twice', () => {
  for (const fault of faultsFor(0, 2)) {
    test(`createBankDetails: ${nameOf(fault)} @night`, async ({ page, persona, allowed }) => {
      allowed.push(FAILED_CALLS);
      const merchant = await persona('arthmate');
      await page.goto(merchant.enter('/termloan'));
      await chooseOffer(page);
      await expectState(page, 'account-flow', 'EDIT_FORM');
      await typeAccount(page, '001234567890', 'HDFC0001234');
      await merchant.fault('createBankDetails', { ...fault, times: 0 });
      await page.getByRole('button', { name: 'Check account' }).dblclick();
      await expectNextStep(page);
      await merchant.clearFaults();
      const { bank_accounts: accounts = [] } = await merchant.books();
      expect(accounts.length).toBeLessThanOrEqual(1);
    });
  }

  for (const fault of faultsFor(1, 2)) {
    test(`signAgreement: ${nameOf(fault)}`, async ({ page, persona, allowed }) => {
      allowed.push(FAILED_CALLS);
      const merchant = await persona('agreement-ready');
      await openCode(page, merchant);
      await page.getByLabel('Code').fill(await merchant.newestCode());
      await merchant.fault('signAgreement', { ...fault, times: 0 });
      await page.getByRole('button', { name: 'Sign and get money' }).dblclick();
      await expectNextStep(page);
      await merchant.clearFaults();
      const { signed, loans } = await signatures(merchant);
      expect([signed, loans].every((count) => count <= 1)).toBe(true);
    });
  }

  for (const fault of faultsFor(2, 2)) {
    test(`sendAgreementOtp: ${nameOf(fault)} @night`, async ({ page, persona, allowed }) => {
      allowed.push(FAILED_CALLS);
      const merchant = await persona('agreement-ready');
      await page.goto(merchant.enter('/termloan/agreement'));
      await expectState(page, 'agreement', 'agreementReview');
      await merchant.fault('sendAgreementOtp', { ...fault, times: 0 });
      await page.getByRole('checkbox').check({ force: true });
      await page.getByRole('button', { name: 'Agree and get an SMS code' }).dblclick();
      await expectNextStep(page);
      expect(await sentCodes(merchant)).toBeLessThanOrEqual(1);
    });
  }
});

test('the sandbox’s faults page sets a fault and clears it @night', async ({ page, persona, allowed }) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('offers');
  await page.goto(merchant.enter('/sandbox/faults'));
  await page.getByLabel('Operation').selectOption('getUserState');
  await page.getByLabel('What happens').selectOption('malformed');
  await page.getByLabel('How often').fill('0');
  await tap(page, 'Set the fault');
  await expect(page.getByText('malformed, for ever')).toBeVisible();
  await page.goto('/termloan');
  await expectNextStep(page);
  await page.goto('/sandbox/faults');
  await tap(page, 'Mend');
  await expect(page.getByText('Nothing is broken.')).toBeVisible();
  await page.goto('/termloan');
  await expectState(page, 'loan-entry', 'loanStart');
});

/** Expects a heading and an enabled control within the page's own time limit for an answer. */
async function expectNextStep(page: Page): Promise<void> {
  await expect(async () => {
    const heading = page.getByRole('heading').first();
    expect((await heading.innerText({ timeout: 1_000 })).trim()).not.toBe('');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 100 });
    // The header's Back alone is an exit, not a next step.
    const controls = page.locator('#root :is(button:enabled, a[href]):not(header *)');
    expect(await controls.count()).toBeGreaterThan(0);
  }).toPass({ timeout: 25_000 });
}

/** The page's own retry, or else a reload, leads to a screen that waits for the merchant. */
async function recover(page: Page, entryUrl: string): Promise<void> {
  const again = page.getByRole('button', { name: /Try again|Check again/ });
  if (await again.isVisible()) await again.click();
  else await page.goto(entryUrl);
  await expect(page.getByRole('button', { name: /Try again/ })).toHaveCount(0);
  await expectNextStep(page);
}

async function sentCodes(merchant: Merchant): Promise<number> {
  const events = await merchant.events();
  return events.filter(({ kind }) => kind === 'otp.sent').length;
}
