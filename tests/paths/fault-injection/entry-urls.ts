/** The URL of an entrance for one merchant: placeholders in braces are created or looked up in the lender's books. */
import type { Frame, Page } from '@playwright/test';
import type { Merchant } from '../../browser/support/lender';
import { storeChosenOffer } from '../../browser/support/other-phone';
import { openPayment } from '../../browser/support/steps/payments';
import { entrances } from './entrances';
import type { HostKind } from './plan';

/** Entry URLs that require an offer chosen on an earlier visit. */
const URLS_WITH_CHOSEN_OFFER: ReadonlySet<string> = new Set([
  '/termloan/bank-account',
  '/termloan/select-loan/kfs',
]);

/** Stores the data of an earlier visit on the phone; call it before the first goto. */
export async function storeEarlierVisit(
  page: Page,
  merchant: Merchant,
  journey: string,
  entrance: number,
): Promise<void> {
  if (URLS_WITH_CHOSEN_OFFER.has(entrances[journey]?.[entrance]?.entryUrl ?? ''))
    await storeChosenOffer(page, merchant);
}

/** @throws when the merchant has no such link, loan, supplier or order */
export async function entryUrlFor(merchant: Merchant, journey: string, entrance: number): Promise<string> {
  const entryUrl = entrances[journey]?.[entrance]?.entryUrl;
  if (entryUrl === undefined) throw new Error(`${journey} has no entrance ${entrance}.`);
  const firstIdIn = async (table: string) =>
    String((await merchant.books())[table]?.[0]?.id ?? `no-${table}`);
  const placeholders: Readonly<Record<string, () => Promise<string>>> = {
    '{payment}': async () => `${await openPayment(merchant)}?pollingType=repayment&paymentType=instalment`,
    '{link}': () => firstIdIn('repayment_links'),
    '{loan}': () => firstIdIn('loans'),
    '{supplier}': () => firstIdIn('suppliers'),
    '{order}': () => firstIdIn('pay_later_transactions'),
  };
  const name = /\{\w+\}/.exec(entryUrl)?.[0];
  if (name === undefined) return entryUrl;
  const value = await placeholders[name]?.();
  if (value === undefined || value.startsWith('no-'))
    throw new Error(`Nothing fills ${name} of ${entryUrl}.`);
  return entryUrl.replace(name, value);
}

/** Opens the entry URL in the page itself, or in the phone's web view. */
export async function openEntryUrl(
  page: Page,
  merchant: Merchant,
  address: string,
  host: HostKind,
): Promise<Frame> {
  if (host === 'page') {
    await page.goto(merchant.enter(address), { waitUntil: 'commit' });
    return page.mainFrame();
  }
  await page.goto(merchant.enter(`/sandbox/phone?${new URLSearchParams({ to: address })}`));
  const view = await page.locator('#app').elementHandle();
  const frame = await view?.contentFrame();
  if (frame === null || frame === undefined) throw new Error('The phone shows no app.');
  return frame;
}
