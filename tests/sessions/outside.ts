/** The pages of others: what a merchant does at the bank, in a UPI app, and on Aadhaar's page. */
import type { LenderLine } from './lender-line';
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
 * Does there what chance says, or nothing, and comes back.
 * @param url of the page, with its way back
 * @returns the address to come back to
 */
export async function visitPage(line: LenderLine, random: Random, url: string): Promise<string> {
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

/** The app's own part of the absolute address that it gave the page. */
function pathOf(address: string | null): string | null {
  if (address === null) return null;
  const { pathname, search } = new URL(address, 'http://lender.test');
  return `${pathname}${search}`;
}

/** The page of the credit's provider: what it is told is sealed, and goes back to it with the answer. */
async function payOnCredit(line: LenderLine, random: Random, page: URL): Promise<string> {
  const { form } = random.weighted(payLater) ?? { form: null };
  if (form === null) return '/supplier';
  const filled = new URLSearchParams([...page.searchParams, ...Object.entries(form)]);
  const answer = await line.ask('POST', page.pathname, filled);
  return pathOf(answer.headers.get('location')) ?? '/supplier';
}

/** Pays in the UPI app that opened with a link, or does not. */
export async function payByUpi(line: LenderLine, random: Random, link: string): Promise<void> {
  const reference = new URLSearchParams(link.slice(link.indexOf('?') + 1)).get('tr');
  const { form } = random.weighted(payments) ?? { form: null };
  if (form === null || reference === null) return;
  await line.ask(
    'POST',
    `/sandbox/upi?tr=${encodeURIComponent(reference)}`,
    new URLSearchParams({ ...form, pin: '1234' }),
  );
}
