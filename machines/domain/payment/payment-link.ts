import type { PaymentType } from './payment-words';
import type { InitiatedRepayment, RepaymentLinkDetails } from './repayment';

/** Paise as a link says them: one rupee to ten crore less a paisa. No sign, point or exponent. */
const LINK_AMOUNT = /^[1-9]\d{2,9}$/;

/** The least that the service takes as an amount: one rupee, in paise. */
const LEAST = 100;

/**
 * The amount that stands in a link's URL, for display only (domain decision).
 * @returns paise; null when there is none, or what is there is no amount
 */
export function readLinkAmount(said: string | undefined): number | null {
  return said !== undefined && LINK_AMOUNT.test(said) ? Number(said) : null;
}

type Sums = Pick<RepaymentLinkDetails, 'amount' | 'amountPaid'>;

/** What is still to be paid by a link, in paise. */
export function leftToPay({ amount, amountPaid }: Sums): number {
  return Math.max(0, amount - amountPaid);
}

/** What a link can still be used for, by the service's word; one that asks for nothing more is paid. */
export function linkStanding(
  link: Sums & Pick<RepaymentLinkDetails, 'status'>,
): 'open' | 'paid' | 'expired' | 'closed' {
  if (link.status === 'CLOSED') return 'closed';
  if (link.status === 'PAID' || leftToPay(link) === 0) return 'paid';
  return link.status === 'EXPIRED' ? 'expired' : 'open';
}

/** The URL says another amount than the service asks for: neither what it asked for at first, nor what is left. */
export function saysOtherAmount(said: number | null, link: Sums): boolean {
  return said !== null && said !== link.amount && said !== leftToPay(link);
}

/** What to send as the amount of a payment by a link, in paise: the service takes no less than a rupee, and pays its own. */
export function amountToSend(link: Sums): number {
  return Math.max(LEAST, leftToPay(link));
}

/** The payment asks for what the payer saw. One that the bank works on already is followed in any case. */
export function isAsBilled(
  link: Sums | null,
  { status, amount }: Pick<InitiatedRepayment, 'status' | 'amount'>,
): boolean {
  return status !== 'CREATED' || (link !== null && leftToPay(link) === amount);
}

/** Whether two may be for the same loan, by the shop and the lender that the service names: one not named may be any. */
export function isForSameShop(
  one: Pick<RepaymentLinkDetails, 'merchantName' | 'nbfc'>,
  other: Pick<RepaymentLinkDetails, 'merchantName' | 'nbfc'>,
): boolean {
  const may = (a: string | null, b: string | null) => a === null || b === null || a === b;
  return may(one.merchantName, other.merchantName) && may(one.nbfc, other.nbfc);
}

/** Where a repayment that was opened is paid and followed. */
export function repaymentStatusPath(paymentId: string, paymentType: PaymentType): `/${string}` {
  return `/payment/status/${encodeURIComponent(paymentId)}?pollingType=repayment&paymentType=${paymentType}`;
}
