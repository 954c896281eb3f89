import type { InitiatedRepayment } from './repayment';

/** Amount in a UPI link: rupees with at most two decimals. */
const RUPEES = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/**
 * Whether a `upi://` link is for this payment: `am` is its amount in rupees, `tr` its id, each given once; `cu` is INR or
 * absent. Content with another scheme cannot be checked, and counts as true.
 */
function isUpiLinkFor(link: string, { id, amount }: Pick<InitiatedRepayment, 'id' | 'amount'>): boolean {
  if (!/^upi:/i.test(link)) return true;
  const [, ...query] = link.split('?');
  const fields = new URLSearchParams(query.join('?'));
  const singleValue = (name: string) => (fields.getAll(name).length === 1 ? (fields.get(name) ?? '') : '');
  const [, rupees, decimals = ''] = RUPEES.exec(singleValue('am')) ?? [];
  const currencies = fields.getAll('cu');
  return (
    rupees !== undefined &&
    Number(`${rupees}${decimals.padEnd(2, '0')}`) === amount &&
    currencies.every((currency) => currency === 'INR') &&
    singleValue('tr') === id
  );
}

/** The payment, without a UPI link or QR content that is for another amount or payment id. */
export function withMatchingUpi(payment: InitiatedRepayment): InitiatedRepayment {
  const linkIfMatching = (link: string | null) =>
    link !== null && isUpiLinkFor(link, payment) ? link : null;
  return {
    ...payment,
    upiIntentUrl: linkIfMatching(payment.upiIntentUrl),
    upiQr: linkIfMatching(payment.upiQr),
  };
}

/** Whether `withMatchingUpi` has removed a UPI link or QR content. */
export function isUpiLeftOut(received: InitiatedRepayment, checked: InitiatedRepayment): boolean {
  return received.upiIntentUrl !== checked.upiIntentUrl || received.upiQr !== checked.upiQr;
}
