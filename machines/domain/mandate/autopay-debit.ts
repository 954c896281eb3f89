import { calendarDaysBetween } from '../base/dates';
import { type DueInfo, dueInfo } from '../loan/due';
import type { Loan } from '../loan/loan';
import { type Payable, payableOf } from '../loan/payable';
import type { RepaymentTransaction } from '../payment/transactions';
import type { Mandate } from './mandate';

/** What is known of the automatic debit of what is due next. Amounts in paise, times in milliseconds. */
export type AutopayDebit =
  /** The bank debits it on that day; the amount is null where more than one instalment would be due. */
  | { readonly kind: 'expected'; readonly amount: number | null; readonly on: number }
  /** The bank tried since the due date and failed; the time is null where the service gives none. */
  | { readonly kind: 'failed'; readonly amount: number; readonly on: number | null };

/** What the service returned about debits; null where it did not. */
export interface DebitFacts {
  readonly mandate: Mandate | null;
  readonly repayments: readonly RepaymentTransaction[] | null;
}

/**
 * Whether the bank debits what is due next, or failed to; null when neither is known, or autopay is off.
 * @param now milliseconds, by the service's clock
 */
export function autopayDebit(loan: Loan, facts: DebitFacts, now: number): AutopayDebit | null {
  const { isEnabled, isConsented } = loan.autoDebit;
  const due = dueInfo(loan, now);
  if (!isEnabled || !isConsented || due === null) return null;
  const failed = failedDebit(loan, facts.repayments ?? []);
  if (failed !== null) return { kind: 'failed', amount: failed.amount, on: failed.createTime };
  if (facts.mandate !== null && facts.mandate.status !== 'ACTIVE') return null;
  return expectedDebit(due, payableOf(loan, now));
}

function expectedDebit(due: DueInfo, payable: Payable | null): AutopayDebit | null {
  // Overdue: the day of the debit has passed, and the service does not say that the bank tries again.
  if (due.kind === 'overdue' || due.daysLeft < 0) return null;
  return { kind: 'expected', amount: payable?.type === 'instalment' ? payable.amount : null, on: due.on };
}

/** The newest automatic debit, if it failed on or after the due date of what is still owed; else null. */
export function failedDebit(
  { totalDue, nextDueDate }: Pick<Loan, 'totalDue' | 'nextDueDate'>,
  repayments: readonly RepaymentTransaction[],
): RepaymentTransaction | null {
  const newest = newestOf(repayments.filter(({ isAutopay }) => isAutopay));
  if (newest?.status !== 'FAILED' || totalDue <= 0) return null;
  const isEarlier =
    nextDueDate !== null &&
    newest.createTime !== null &&
    calendarDaysBetween(newest.createTime, nextDueDate) > 0;
  return isEarlier ? null : newest;
}

/** Payments that are being refunded: they count as not paid. */
export function pendingRefunds(repayments: readonly RepaymentTransaction[]): readonly RepaymentTransaction[] {
  return repayments.filter(({ status }) => status === 'REFUND_INITIATED');
}

function newestOf(repayments: readonly RepaymentTransaction[]): RepaymentTransaction | null {
  return repayments.reduce<RepaymentTransaction | null>(
    (newest, one) => (newest === null || (one.createTime ?? 0) > (newest.createTime ?? 0) ? one : newest),
    null,
  );
}
