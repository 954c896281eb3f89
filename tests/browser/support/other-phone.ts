/**
 * What a merchant did earlier or does on another phone, what the lender has of it (calls, books), and changes of the URL or the merchant
 * in the tab.
 */
import { expect, type Page } from '@playwright/test';

import type { Merchant } from './lender';

const SERVICE = '/api/termloan';

/** Ids of the approved offers, in the lender's order. */
async function offerIds(merchant: Merchant): Promise<readonly string[]> {
  return idsOf(await merchant.call('GET', `${SERVICE}/loanOffers/APPROVED`), 'loan_offers', 'loan_offer_id');
}

/** Ids of the accounts on file. */
export async function accountIds(merchant: Merchant): Promise<readonly string[]> {
  return idsOf(await merchant.call('GET', `${SERVICE}/bankDetails`), 'bank_details', 'bank_details_id');
}

/** Stores the id of an offer that was chosen on an earlier visit (spec 2.4). Call before the first goto. */
export async function storeChosenOffer(page: Page, merchant: Merchant, index = 0): Promise<string> {
  const id = (await offerIds(merchant))[index];
  if (id === undefined) throw new Error('There is no offer with this index.');
  await page.addInitScript(
    (chosen) => {
      // Back from the first page leads to about:blank, which has no storage.
      if (!window.location.protocol.startsWith('http')) return;
      const stored = JSON.parse(window.localStorage.getItem('v1:kept') ?? '{}');
      // At each load of the page: what the app has stored for this merchant stays.
      const kept = stored.of === chosen.of ? stored : {};
      window.localStorage.setItem('v1:kept', JSON.stringify({ ...kept, ...chosen }));
    },
    { of: merchant.id, loanOfferId: id },
  );
  return id;
}

/** Adds an account on the other phone; returns its id. */
export async function addAccountOnOtherPhone(
  merchant: Merchant,
  address = '009876500123@SBIN0004321',
): Promise<string> {
  const body = { payment_address: address, type: 'SAVINGS', account_type: 2 };
  return idOf(await merchant.call('POST', `${SERVICE}/bankDetails`, body), 'bank_details_id');
}

/** Confirms an offer on the other phone, with the first account on file or a new one. */
export async function confirmOnOtherPhone(merchant: Merchant, index = 0): Promise<void> {
  const account = (await accountIds(merchant))[0] ?? (await addAccountOnOtherPhone(merchant));
  await confirm(merchant, index, account);
}

/** Confirms the first offer on the other phone, with a new account. */
export async function confirmWithNewAccountOnOtherPhone(merchant: Merchant): Promise<void> {
  await confirm(merchant, 0, await addAccountOnOtherPhone(merchant, '001234567890@HDFC0001234'));
}

async function confirm(merchant: Merchant, index: number, accountId: string): Promise<void> {
  await merchant.call('POST', `${SERVICE}/confirmBankDetails`, {
    loan_offer_id: (await offerIds(merchant))[index],
    bank_details_id: accountId,
  });
}

/** Statuses of this operation's calls, in order; 0 for an answer that was dropped. */
export async function callsOf(merchant: Merchant, operation: string): Promise<readonly number[]> {
  const lines = (await merchant.audit()).filter(({ operationId }) => operationId === operation);
  return lines.map(({ status }) => status);
}

/** Request keys of this operation's calls, each once: the number of intended writes. `callsOf` gives the number of requests. */
export async function requestIdsOf(merchant: Merchant, operation: string): Promise<readonly string[]> {
  const lines = (await merchant.audit()).filter(({ operationId }) => operationId === operation);
  return [...new Set(lines.map(({ request_id: id }) => id))];
}

/** Counts in the lender's books: accounts and confirmed offers. */
export async function countsInBooks(merchant: Merchant): Promise<{ accounts: number; confirmed: number }> {
  const accounts = (await accountIds(merchant)).length;
  const selected = await merchant.call('GET', `${SERVICE}/loanOffers/SELECTED`);
  return { accounts, confirmed: idsOf(selected, 'loan_offers', 'loan_offer_id').length };
}

/** Changes the URL without a page load, like a link of the shell or a later entry of the tab's history. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    const index = Number(window.history.state?.__TSR_index ?? 0) + 1;
    const state = { __TSR_index: index, key: `k${index}`, __TSR_key: `k${index}` };
    window.history.pushState(state, '', url);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

/**
 * Switches the browser to another merchant. The page of the previous merchant is closed first: its open requests would
 * otherwise be sent with the new merchant's credentials and be refused.
 */
export async function switchMerchant(page: Page, merchant: Merchant, to: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(merchant.enter(to));
}

function idsOf(answer: unknown, list: string, key: string): readonly string[] {
  expect(answer).toEqual(expect.objectContaining({ [list]: expect.any(Array) }));
  // SAFETY: checked just before.
  return (answer as Record<string, unknown[]>)[list]?.map((row) => idOf(row, key)) ?? [];
}

function idOf(row: unknown, key: string): string {
  expect(row).toEqual(expect.objectContaining({ [key]: expect.any(String) }));
  // SAFETY: checked just before.
  return (row as Record<string, string>)[key] ?? '';
}
