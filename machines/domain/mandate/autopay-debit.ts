import { calendarDaysBetween } from '../base/dates';
import { type DueInfo, dueInfo } from '../loan/due';
import type { Loan } from '../loan/loan';
import { type Payable, payableOf } from '../loan/payable';
import type { RepaymentTransaction } from '../payment/transactions';
import type { Mandate } from './mandate';

/** The automatic debit of the next due amount, expected or failed. Amounts in paise, times in milliseconds. */
export type AutopayDebit =
  /** The bank debits on this day. The amount is null unless it is a single instalment. */
  | { readonly kind: 'expected'; readonly amount: number | null; readonly on: number }
  /** A debit failed on or after the due date. The time is null when the service gives none. */
  | { readonly kind: 'failed'; readonly amount: number; readonly on: number | null };

/** A debit that is expected. */
export type ExpectedDebit = Extract<AutopayDebit, { readonly kind: 'expected' }>;

/** Days before a debit from which the merchant is reminded of it (assumed). */
const REMINDER_DAYS = 2;

/** The loan whose debits are asked for. */
export type DebitedLoan = Pick<Loan, 'id' | 'autoDebit'>;

/** What the service returned about debits; null for what it did not return. */
export interface DebitFacts {
  readonly mandate: Mandate | null;
  readonly repayments: readonly RepaymentTransaction[] | null;
}

/** Whether the lender debits this loan, and the merchant has consented to it. */
export function isAutopayOn({ autoDebit }: DebitedLoan): boolean {
  return autoDebit.isEnabled && autoDebit.isConsented;
}

/**
 * Whether the bank will debit the next due amount, or has failed to. Null when neither is known, or autopay is off.
 * @param now milliseconds, by the service's clock
 */
export function autopayDebit(loan: Loan, facts: DebitFacts, now: number): AutopayDebit | null {
  const due = dueInfo(loan, now);
  if (!isAutopayOn(loan) || due === null) return null;
  const failed = failedDebit(loan, facts.repayments ?? []);
  if (failed !== null) return { kind: 'failed', amount: failed.amount, on: failed.createTime };
  if (facts.mandate !== null && facts.mandate.status !== 'ACTIVE') return null;
  return expectedDebit(due, payableOf(loan, now));
}

function expectedDebit(due: DueInfo, payable: Payable | null): AutopayDebit | null {
  // The day of the debit has passed, and the service does not say whether the bank tries again.
  if (due.kind === 'overdue' || due.daysLeft < 0) return null;
  return { kind: 'expected', amount: payable?.type === 'instalment' ? payable.amount : null, on: due.on };
}

/**
 * Whether autopay debits today or within the next two days, by India's calendar: the merchant is then reminded of it.
 * @param now milliseconds, by the service's clock
 */
export function isDebitSoon({ on }: ExpectedDebit, now: number): boolean {
  const daysLeft = calendarDaysBetween(now, on);
  return daysLeft >= 0 && daysLeft <= REMINDER_DAYS;
}

/** The newest automatic debit, if it failed on or after the due date and something is still owed; else null. */
export function failedDebit(
  { totalDue, nextDueDate }: Pick<Loan, 'totalDue' | 'nextDueDate'>,
  repayments: readonly RepaymentTransaction[],
): RepaymentTransaction | null {
  const newest = newestOf(repayments.filter(({ isAutopay }) => isAutopay));
  if (newest?.status !== 'FAILED' || totalDue <= 0) return null;
  const isBeforeDueDate =
    nextDueDate !== null &&
    newest.createTime !== null &&
    calendarDaysBetween(newest.createTime, nextDueDate) > 0;
  return isBeforeDueDate ? null : newest;
}

/** Payments whose refund is pending. They count as not paid. */
export function pendingRefunds(repayments: readonly RepaymentTransaction[]): readonly RepaymentTransaction[] {
  return repayments.filter(({ status }) => status === 'REFUND_INITIATED');
}

function newestOf(repayments: readonly RepaymentTransaction[]): RepaymentTransaction | null {
  return repayments.reduce<RepaymentTransaction | null>(
    (newest, repayment) =>
      newest === null || (repayment.createTime ?? 0) > (newest.createTime ?? 0) ? repayment : newest,
    null,
  );
}
