import type { InitiatedRepayment } from './repayment';

/** Rupees as a UPI link says them. */
const AMOUNT = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/**
 * Whether a `upi://` link asks for this amount and names this payment: `am` in rupees, `cu` INR or absent, `tr` the payment's
 * id, each once. What else a QR code may hold cannot be compared, and passes.
 */
function isUpiLinkFor(link: string, { id, amount }: Pick<InitiatedRepayment, 'id' | 'amount'>): boolean {
  const [scheme = '', query = ''] = link.split('?', 2);
  if (!/^upi:/i.test(scheme)) return true;
  const fields = new URLSearchParams(query);
  const only = (name: string) => (fields.getAll(name).length === 1 ? (fields.get(name) ?? '') : '');
  const [, rupees, decimals = ''] = AMOUNT.exec(only('am')) ?? [];
  const currencies = fields.getAll('cu');
  return (
    rupees !== undefined &&
    Number(`${rupees}${decimals.padEnd(2, '0')}`) === amount &&
    currencies.every((currency) => currency === 'INR') &&
    only('tr') === id
  );
}

/** The ways to pay without a UPI link or code that asks for another amount or payment than the screen shows. */
export function withMatchingUpi(ways: InitiatedRepayment): InitiatedRepayment {
  const matching = (link: string | null) => (link !== null && isUpiLinkFor(link, ways) ? link : null);
  return { ...ways, upiIntentUrl: matching(ways.upiIntentUrl), upiQr: matching(ways.upiQr) };
}

/** A UPI link or code was left out of the ways to pay. */
export function isUpiLeftOut(before: InitiatedRepayment, after: InitiatedRepayment): boolean {
  return before.upiIntentUrl !== after.upiIntentUrl || before.upiQr !== after.upiQr;
}
