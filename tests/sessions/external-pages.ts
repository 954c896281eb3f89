/** What a merchant does on external pages: at the bank, in a UPI app, and on Aadhaar's page. */
import type { LenderConnection } from './lender-connection';
import type { Random } from './random';

/** A decision on a page, as form data; null: the merchant leaves without one. */
interface Decision {
  readonly form: Readonly<Record<string, string>> | null;
  readonly weight: number;
}

const bankDecisions: readonly Decision[] = [
  { form: { decision: 'approve' }, weight: 74 },
  { form: { decision: 'decline', reason: 'payment_cancelled' }, weight: 14 },
  { form: { decision: 'slow' }, weight: 7 },
  { form: null, weight: 5 },
];
const paymentDecisions: readonly Decision[] = [
  { form: { decision: 'pay' }, weight: 70 },
  { form: { decision: 'slow' }, weight: 8 },
  { form: { decision: 'fail', reason: 'insufficient_funds' }, weight: 9 },
  { form: { decision: 'debit-in-vain' }, weight: 2 },
  { form: { decision: 'cancel' }, weight: 6 },
  { form: null, weight: 5 },
];
const aadhaarDecisions: readonly Decision[] = [
  { form: { decision: 'outcome', outcome: 'verified' }, weight: 70 },
  { form: { decision: 'outcome', outcome: 'slow' }, weight: 5 },
  { form: { decision: 'outcome', outcome: 'mobile_not_linked' }, weight: 8 },
  { form: { decision: 'outcome', outcome: 'name_mismatch' }, weight: 7 },
  { form: { decision: 'cancel' }, weight: 10 },
];

const payLaterDecisions: readonly Decision[] = [
  { form: { decision: 'pay' }, weight: 72 },
  { form: { decision: 'slow' }, weight: 9 },
  { form: { decision: 'fail' }, weight: 7 },
  { form: { decision: 'cancel' }, weight: 7 },
  { form: null, weight: 5 },
];

/**
 * Submits a random decision on an external page, or none.
 * @param url of the page, with its return URL
 * @returns the URL at which the merchant returns to the app
 */
export async function visitPage(lender: LenderConnection, random: Random, url: string): Promise<string> {
  const page = new URL(url, 'http://lender.test');
  if (page.pathname === '/sandbox/pay-later') return payOnCredit(lender, random, page);
  const isAadhaar = page.pathname.startsWith('/sandbox/aadhaar/');
  const isBank = page.pathname.startsWith('/sandbox/bank/');
  const { form } = random.weighted(
    isAadhaar ? aadhaarDecisions : isBank ? bankDecisions : paymentDecisions,
  ) ?? { form: null };
  const returnUrl = page.searchParams.get('return_to') ?? page.searchParams.get('returnTo');
  if (form === null) return pathOf(returnUrl) ?? '/termloan';
  const body = new URLSearchParams(isBank || isAadhaar ? form : { ...form, mode: 'NET_BANKING' });
  const answer = await lender.ask('POST', `${page.pathname}${page.search}`, body);
  return pathOf(answer.headers.get('location') ?? returnUrl) ?? '/termloan';
}

/** Path and query of the absolute return URL. */
function pathOf(address: string | null): string | null {
  if (address === null) return null;
  const { pathname, search } = new URL(address, 'http://lender.test');
  return `${pathname}${search}`;
}

/** The credit provider's page: the payment details are encrypted, and are sent back with the answer. */
async function payOnCredit(lender: LenderConnection, random: Random, page: URL): Promise<string> {
  const { form } = random.weighted(payLaterDecisions) ?? { form: null };
  if (form === null) return '/supplier';
  const body = new URLSearchParams([...page.searchParams, ...Object.entries(form)]);
  const answer = await lender.ask('POST', page.pathname, body);
  return pathOf(answer.headers.get('location')) ?? '/supplier';
}

/** Takes a random decision in the UPI app that a link opened: to pay, to decline, or nothing. */
export async function payByUpi(lender: LenderConnection, random: Random, link: string): Promise<void> {
  const reference = new URLSearchParams(link.slice(link.indexOf('?') + 1)).get('tr');
  const { form } = random.weighted(paymentDecisions) ?? { form: null };
  if (form === null || reference === null) return;
  await lender.ask(
    'POST',
    `/sandbox/upi?tr=${encodeURIComponent(reference)}`,
    new URLSearchParams({ ...form, pin: '1234' }),
  );
}
