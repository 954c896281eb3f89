import { calendarDaysBetween } from '../base/dates';
import { type DueInfo, dueInfo } from './due';
import type { Instalment } from './instalment';
import type { Loan } from './loan';

/** The payment that the Pay button starts. Amount in paise, as returned by the service. */
export interface Payable {
  readonly amount: number;
  /** `custom`: the next instalment, not due yet, together with unpaid late charges. */
  readonly type: 'instalment' | 'overdue' | 'custom';
}

/** The lines of a payable amount: instalments plus late charges minus what is already paid. Paise. */
export interface PayableLines {
  readonly instalments: readonly Pick<Instalment, 'number' | 'dueDate' | 'amount'>[];
  readonly lateCharges: number;
  readonly alreadyPaid: number;
}

/** What is to be paid now or next; null for nothing. @param now milliseconds, by the service's clock */
export function payableOf(loan: Loan, now: number): Payable | null {
  const due = dueInfo(loan, now);
  if (due?.kind === 'overdue') return { amount: loan.totalDue, type: 'overdue' };
  const amount = loan.totalNextDueAmount;
  if (amount <= 0) return null;
  // An amount other than the instalment's contains late charges or more than one instalment.
  if (amount === loan.nextDueInstalmentAmount) return { amount, type: 'instalment' };
  return { amount, type: amount === loan.totalDue ? 'overdue' : 'custom' };
}

/**
 * The lines of a payable amount, from the schedule; null when they do not add up to the amount, as a wrong sum is never shown.
 * @param now milliseconds, by the service's clock
 */
export function payableLines(
  loan: Loan,
  schedule: readonly Instalment[],
  payable: Payable,
  now: number,
): PayableLines | null {
  const unpaid = schedule.filter(({ amount, amountPaid }) => amountPaid < amount);
  const fallenDue = unpaid.filter(
    ({ dueDate }) => dueDate !== null && calendarDaysBetween(dueDate, now) >= 0,
  );
  const instalments = fallenDue.length > 0 ? fallenDue : unpaid.slice(0, 1);
  if (isOtherDueDate(instalments, dueInfo(loan, now))) return null;
  const lateCharges = payable.type === 'instalment' ? 0 : loan.lateChargesAdded - loan.lateChargesPaid;
  const alreadyPaid = sumOf(instalments, 'amountPaid');
  const isSum = sumOf(instalments, 'amount') + lateCharges - alreadyPaid === payable.amount;
  return isSum ? { instalments, lateCharges, alreadyPaid } : null;
}

/** Whether a line has another due date than the due banner, which would contradict the banner. */
function isOtherDueDate(lines: readonly Instalment[], due: DueInfo | null): boolean {
  if (due === null || due.kind === 'overdue') return false;
  return lines.some(({ dueDate }) => dueDate !== null && calendarDaysBetween(dueDate, due.on) !== 0);
}

function sumOf(lines: readonly Instalment[], field: 'amount' | 'amountPaid'): number {
  return lines.reduce((sum, line) => sum + line[field], 0);
}
