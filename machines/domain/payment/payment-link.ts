import { MIN_PAYMENT_PAISE } from '../base/money';
import type { InitiatedRepayment, RepaymentLinkDetails } from './repayment';

/** An amount in a link: whole paise, at least one rupee, less than ten crore rupees; digits only. */
const LINK_AMOUNT = /^[1-9]\d{2,9}$/;

/**
 * The amount in a link's URL, for display only (assumed).
 * @returns paise; null when it is missing or malformed
 */
export function readLinkAmount(text: string | undefined): number | null {
  return text !== undefined && LINK_AMOUNT.test(text) ? Number(text) : null;
}

type LinkAmounts = Pick<RepaymentLinkDetails, 'amount' | 'amountPaid'>;

/** What is left to pay by a link, in paise. */
export function linkAmountLeft({ amount, amountPaid }: LinkAmounts): number {
  return Math.max(0, amount - amountPaid);
}

/** Status of a link. A link that has nothing left to pay is `paid`, also when its status on the wire says otherwise. */
export function linkStatus(
  link: LinkAmounts & Pick<RepaymentLinkDetails, 'status'>,
): 'open' | 'paid' | 'expired' | 'closed' {
  if (link.status === 'CLOSED') return 'closed';
  if (link.status === 'PAID' || linkAmountLeft(link) === 0) return 'paid';
  return link.status === 'EXPIRED' ? 'expired' : 'open';
}

/** Whether the amount in the URL is neither the link's original amount nor what is left to pay. */
export function isOtherAmount(urlAmount: number | null, link: LinkAmounts): boolean {
  return urlAmount !== null && urlAmount !== link.amount && urlAmount !== linkAmountLeft(link);
}

/** The amount to send for a payment by a link, in paise. The service requires at least a rupee here, and uses its own amount. */
export function amountToSend(link: LinkAmounts): number {
  return Math.max(MIN_PAYMENT_PAISE, linkAmountLeft(link));
}

/** Whether the created payment has the amount that the payer saw. True for any payment past CREATED: its page shows what became of it. */
export function isBilledPayment(
  link: LinkAmounts | null,
  { status, amount }: Pick<InitiatedRepayment, 'status' | 'amount'>,
): boolean {
  return status !== 'CREATED' || (link !== null && linkAmountLeft(link) === amount);
}

/** Whether two links may be for the same loan, judging by shop and lender. A missing name matches any. */
export function mayBeForSameLoan(
  left: Pick<RepaymentLinkDetails, 'merchantName' | 'nbfc'>,
  right: Pick<RepaymentLinkDetails, 'merchantName' | 'nbfc'>,
): boolean {
  const mayMatch = (a: string | null, b: string | null) => a === null || b === null || a === b;
  return mayMatch(left.merchantName, right.merchantName) && mayMatch(left.nbfc, right.nbfc);
}
