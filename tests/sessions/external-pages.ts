/** What a merchant does on external pages: at the bank, in a UPI app, and on Aadhaar's page. */
import type { LenderConnection } from './lender-connection';
import type { Random } from './random';

const banks = [
  { form: { decision: 'approve' }, weight: 74 },
  { form: { decision: 'decline', reason: 'payment_cancelled' }, weight: 14 },
  { form: { decision: 'slow' }, weight: 7 },
  { form: null, weight: 5 },
];
const payments = [
  { form: { decision: 'pay' }, weight: 70 },
  { form: { decision: 'slow' }, weight: 8 },
  { form: { decision: 'fail', reason: 'insufficient_funds' }, weight: 9 },
  { form: { decision: 'debit-in-vain' }, weight: 2 },
  { form: { decision: 'cancel' }, weight: 6 },
  { form: null, weight: 5 },
];
const aadhaars = [
  { form: { decision: 'outcome', outcome: 'verified' }, weight: 70 },
  { form: { decision: 'outcome', outcome: 'slow' }, weight: 5 },
  { form: { decision: 'outcome', outcome: 'mobile_not_linked' }, weight: 8 },
  { form: { decision: 'outcome', outcome: 'name_mismatch' }, weight: 7 },
  { form: { decision: 'cancel' }, weight: 10 },
];

const payLater = [
  { form: { decision: 'pay' }, weight: 72 },
  { form: { decision: 'slow' }, weight: 9 },
  { form: { decision: 'fail' }, weight: 7 },
  { form: { decision: 'cancel' }, weight: 7 },
  { form: null, weight: 5 },
];

/**
 * Takes a random action on the page, or none, and returns. @param url of the page, with its return URL @returns the URL to
 * return to
 */
export async function visitPage(line: LenderConnection, random: Random, url: string): Promise<string> {
  const page = new URL(url, 'http://lender.test');
  if (page.pathname === '/sandbox/pay-later') return payOnCredit(line, random, page);
  const isAadhaar = page.pathname.startsWith('/sandbox/aadhaar/');
  const isBank = page.pathname.startsWith('/sandbox/bank/');
  const { form } = random.weighted(isAadhaar ? aadhaars : isBank ? banks : payments) ?? { form: null };
  const back = page.searchParams.get('return_to') ?? page.searchParams.get('returnTo');
  if (form === null) return pathOf(back) ?? '/termloan';
  const filled = new URLSearchParams(isBank || isAadhaar ? form : { ...form, mode: 'NET_BANKING' });
  const answer = await line.ask('POST', `${page.pathname}${page.search}`, filled);
  return pathOf(answer.headers.get('location') ?? back) ?? '/termloan';
}

/** Path and query of the absolute return URL. */
function pathOf(address: string | null): string | null {
  if (address === null) return null;
  const { pathname, search } = new URL(address, 'http://lender.test');
  return `${pathname}${search}`;
}

/** The credit provider's page: the payment details are encrypted, and are sent back with the answer. */
async function payOnCredit(line: LenderConnection, random: Random, page: URL): Promise<string> {
  const { form } = random.weighted(payLater) ?? { form: null };
  if (form === null) return '/supplier';
  const filled = new URLSearchParams([...page.searchParams, ...Object.entries(form)]);
  const answer = await line.ask('POST', page.pathname, filled);
  return pathOf(answer.headers.get('location')) ?? '/supplier';
}

/** Pays in the UPI app that a link opened, or does not. */
export async function payByUpi(line: LenderConnection, random: Random, link: string): Promise<void> {
  const reference = new URLSearchParams(link.slice(link.indexOf('?') + 1)).get('tr');
  const { form } = random.weighted(payments) ?? { form: null };
  if (form === null || reference === null) return;
  await line.ask(
    'POST',
    `/sandbox/upi?tr=${encodeURIComponent(reference)}`,
    new URLSearchParams({ ...form, pin: '1234' }),
  );
}
