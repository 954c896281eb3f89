import type { InitiatedRepayment } from './repayment';

/** Rupees in a UPI link. */
const AMOUNT = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/**
 * Whether a `upi://` link has this amount and this payment: `am` in rupees, `cu` INR or absent, `tr` the payment's id, each
 * once. Any other content of a QR code cannot be checked, and passes.
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

/** The payment without a UPI link or QR that has another amount or payment id than the screen shows. */
export function withMatchingUpi(payment: InitiatedRepayment): InitiatedRepayment {
  const matching = (link: string | null) => (link !== null && isUpiLinkFor(link, payment) ? link : null);
  return { ...payment, upiIntentUrl: matching(payment.upiIntentUrl), upiQr: matching(payment.upiQr) };
}

/** A UPI link or QR was left out of the payment methods. */
export function isUpiLeftOut(before: InitiatedRepayment, after: InitiatedRepayment): boolean {
  return before.upiIntentUrl !== after.upiIntentUrl || before.upiQr !== after.upiQr;
}
