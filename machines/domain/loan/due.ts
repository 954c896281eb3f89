import { calendarDaysBetween, formatDate } from '../base/dates';
import type { Loan } from './loan';

/** Position of the next due date relative to today, by India's calendar days. */
type DueKind = 'overdue' | 'today' | 'tomorrow' | 'later';

/** All that spec 2.4 says about when a loan is due; `overdue`: the date has passed and something is owed. */
export interface DueInfo {
  readonly kind: DueKind;
  /** The day it falls due, in milliseconds. */
  readonly on: number;
  /** Whole days from now to that day; negative when it is past. */
  readonly daysLeft: number;
  /** The due banner's heading; its N counts from the loan's creation. */
  readonly heading: string;
  /** The due banner's text line; null where spec 2.4 names none: due later, and not weekly. */
  readonly text: string | null;
  /** The other due label; its n counts from the due date. */
  readonly label: string;
  /** For an overdue loan: the oldest unpaid day, and the number of days since; else null. */
  readonly oldestUnpaid: string | null;
  /** Now is one of the last seven days before the due date. */
  readonly isInLastWeek: boolean;
}

type DueFacts = Pick<Loan, 'totalDue' | 'nextDueDate' | 'nextInstalmentDate' | 'createTime' | 'isWeekly'>;

/** Days before the due date that the check of spec 2.4 covers. */
const LAST_DAYS = 7;

/**
 * When the loan is due, in the texts of spec 2.4 ("Due banner", "Other due labels"); null when the service gives no date.
 * @param now milliseconds, by the service's clock; days are India's, whatever the phone's zone
 */
export function dueInfo(loan: DueFacts, now: number): DueInfo | null {
  const on = dueDateOf(loan, now);
  if (on === null) return null;
  const daysLeft = calendarDaysBetween(now, on);
  const kind = daysLeft < 0 && loan.totalDue > 0 ? 'overdue' : kindOf(daysLeft);
  return {
    kind,
    on,
    daysLeft,
    heading: headingOf(kind, { on, now, createTime: loan.createTime }),
    text: textOf(kind, loan, on, now),
    label: labelOf(kind, on, -daysLeft),
    oldestUnpaid: kind === 'overdue' ? `Oldest unpaid: ${formatDate(on)}, ${counted(-daysLeft)} late` : null,
    isInLastWeek: daysLeft > 0 && daysLeft <= LAST_DAYS,
  };
}

/** A past due date on which nothing is owed is settled: the service's next instalment counts, unless that is past too. */
function dueDateOf({ totalDue, nextDueDate, nextInstalmentDate }: DueFacts, now: number): number | null {
  if (nextDueDate === null || nextInstalmentDate === null) return nextDueDate ?? nextInstalmentDate;
  const isSettled = totalDue <= 0 && calendarDaysBetween(nextDueDate, now) > 0;
  return isSettled && calendarDaysBetween(now, nextInstalmentDate) >= 0 ? nextInstalmentDate : nextDueDate;
}

function kindOf(daysLeft: number): DueKind {
  if (daysLeft === 0) return 'today';
  return daysLeft === 1 ? 'tomorrow' : 'later';
}

function headingOf(
  kind: DueKind,
  { on, now, createTime }: { readonly on: number; readonly now: number; readonly createTime: number | null },
): string {
  switch (kind) {
    case 'overdue':
      return `Due Since ${calendarDaysBetween(createTime ?? on, now)} days`;
    case 'today':
      return 'Dues Till Today';
    case 'tomorrow':
      return 'Due Tomorrow';
    case 'later':
      return `Due on ${formatDate(on)}`;
    default:
      return kind satisfies never;
  }
}

/** Of a weekly loan the text line always follows the next instalment, whatever the heading says (spec 2.4). */
function textOf(kind: DueKind, loan: DueFacts, on: number, now: number): string | null {
  if (loan.isWeekly) return dayText(loan.nextInstalmentDate ?? on, now);
  if (kind === 'overdue') return 'Dues Till Today';
  return kind === 'later' ? null : dayText(on, now);
}

function dayText(date: number, now: number): string {
  const kind = kindOf(calendarDaysBetween(now, date));
  if (kind === 'later') return formatDate(date);
  return kind === 'today' ? 'Today' : 'Tomorrow';
}

function counted(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

function labelOf(kind: DueKind, on: number, daysLate: number): string {
  switch (kind) {
    case 'overdue':
      return `Due Since ${daysLate} days`;
    case 'today':
      return 'Due Today';
    case 'tomorrow':
      return "Tomorrow's Instalment";
    case 'later':
      return `Next instalment on ${formatDate(on)}`;
    default:
      return kind satisfies never;
  }
}
