import { paymentMessages } from '#messages/payment-status';
import { outcomeCopy, paymentReasons } from '#messages/payment-status-outcome';
import { formatMoney } from '../../machines/domain/base/money';
import { mayHaveBeenPaid } from '../../machines/domain/payment/payment-enums';
import type { RepaymentStatus } from '../../machines/domain/payment/repayment';

/** A map, so that no code of the service finds a property of every object. */
const reasonTexts: ReadonlyMap<string, string> = new Map(Object.entries(paymentReasons));

/**
 * Text of a failure reason: ours for a known code; the service's own if it is a sentence; null for an unknown code or without
 * a reason.
 */
export function reasonText(reason: string | null): string | null {
  if (reason === null) return null;
  return reasonTexts.get(reason) ?? (/\S\s+\S/.test(reason) ? reason.trim() : null);
}

/** Whether a payment failed because the loan had already ended, so that nothing is left to pay. */
export function hasLoanEnded({ failureReason }: { readonly failureReason: string | null }): boolean {
  return failureReason === 'loan_already_ended';
}

/** Texts for a payment that failed, was cancelled or expired (spec 2.4 for status FAILED). */
export function notPaidCopy(payment: Pick<RepaymentStatus, 'status' | 'failureReason' | 'amount'>): {
  readonly heading: string;
  readonly text: string;
  /** Sentence on whether money may have left the account; null if `text` contains it. */
  readonly money: string | null;
} {
  const { notPaid } = outcomeCopy;
  const { status, failureReason } = payment;
  const amount = formatMoney(payment.amount);
  const doNotPayAgain = outcomeCopy.pending.unreportedLead(amount);
  if (status === 'CANCELLED') return { heading: notPaid.cancelledHeading, text: doNotPayAgain, money: null };
  if (status === 'EXPIRED') {
    const text = hasLoanEnded(payment) ? notPaid.endedText : notPaid.expiredText(amount);
    return { heading: notPaid.expiredHeading, text, money: null };
  }
  const { heading, text } = paymentMessages.failed;
  return {
    heading,
    text: reasonText(failureReason) ?? text,
    money: mayHaveBeenPaid(payment) ? doNotPayAgain : notPaid.nothing,
  };
}
