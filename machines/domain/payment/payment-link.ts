import type { PaymentType } from './payment-enums';
import type { InitiatedRepayment, RepaymentLinkDetails } from './repayment';

/** Paise in a link: one rupee to ten crore less a paisa. No sign, point or exponent. */
const LINK_AMOUNT = /^[1-9]\d{2,9}$/;

/** The smallest amount that the service accepts: one rupee, in paise. */
const LEAST = 100;

/**
 * The amount in a link's URL, for display only (assumed).
 * @returns paise; null when it is missing or malformed
 */
export function readLinkAmount(text: string | undefined): number | null {
  return text !== undefined && LINK_AMOUNT.test(text) ? Number(text) : null;
}

type Sums = Pick<RepaymentLinkDetails, 'amount' | 'amountPaid'>;

/** What is left to pay by a link, in paise. */
export function leftToPay({ amount, amountPaid }: Sums): number {
  return Math.max(0, amount - amountPaid);
}

/** Status of a link, according to the service; a link with nothing left to pay is paid. */
export function linkStatus(
  link: Sums & Pick<RepaymentLinkDetails, 'status'>,
): 'open' | 'paid' | 'expired' | 'closed' {
  if (link.status === 'CLOSED') return 'closed';
  if (link.status === 'PAID' || leftToPay(link) === 0) return 'paid';
  return link.status === 'EXPIRED' ? 'expired' : 'open';
}

/** The amount in the URL is neither the service's original amount nor what is left. */
export function isOtherAmount(urlAmount: number | null, link: Sums): boolean {
  return urlAmount !== null && urlAmount !== link.amount && urlAmount !== leftToPay(link);
}

/** The amount to send for a payment by a link, in paise: the service accepts no less than a rupee, and uses its own amount. */
export function amountToSend(link: Sums): number {
  return Math.max(LEAST, leftToPay(link));
}

/** The opened payment has the amount that the payer saw. A payment that the bank already processes is followed in any case. */
export function isAsBilled(
  link: Sums | null,
  { status, amount }: Pick<InitiatedRepayment, 'status' | 'amount'>,
): boolean {
  return status !== 'CREATED' || (link !== null && leftToPay(link) === amount);
}

/** Whether two links may be for the same loan, by shop and lender; a missing name matches any. */
export function isForSameShop(
  one: Pick<RepaymentLinkDetails, 'merchantName' | 'nbfc'>,
  other: Pick<RepaymentLinkDetails, 'merchantName' | 'nbfc'>,
): boolean {
  const may = (a: string | null, b: string | null) => a === null || b === null || a === b;
  return may(one.merchantName, other.merchantName) && may(one.nbfc, other.nbfc);
}

/** Path of the page on which an opened repayment is paid and followed. */
export function repaymentStatusPath(paymentId: string, paymentType: PaymentType): `/${string}` {
  return `/payment/status/${encodeURIComponent(paymentId)}?pollingType=repayment&paymentType=${paymentType}`;
}
