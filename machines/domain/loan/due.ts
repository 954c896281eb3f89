import { calendarDaysBetween, formatDate } from '../base/dates';
import type { Loan } from './loan';

/** Position of the next due date relative to today, by India's calendar days. */
type DueKind = 'overdue' | 'today' | 'tomorrow' | 'later';

/** When a loan is due, with the texts of spec 2.4. `overdue`: the due date has passed and something is owed. */
export interface DueInfo {
  readonly kind: DueKind;
  /** The due date, in milliseconds. */
  readonly on: number;
  /** Calendar days until the due date; negative when it has passed. */
  readonly daysLeft: number;
  /** The due banner's heading. For an overdue loan it counts the days since the loan's creation (spec 2.4). */
  readonly heading: string;
  /** The due banner's text line; null when spec 2.4 has none: the loan is due later and not weekly. */
  readonly text: string | null;
  /** The text of spec 2.4's "Other due labels". For an overdue loan it counts the days since the due date. */
  readonly label: string;
  /** Text for an overdue loan with the oldest unpaid due date and the days since; null for any other loan. */
  readonly oldestUnpaidText: string | null;
  /** Whether today is one of the last seven days before the due date. */
  readonly isInLastWeek: boolean;
}

type DueFields = Pick<Loan, 'totalDue' | 'nextDueDate' | 'nextInstalmentDate' | 'createTime' | 'isWeekly'>;

/** The last week before the due date, in days (spec 2.4). */
const LAST_WEEK_DAYS = 7;

/**
 * When the loan is due, in the texts of spec 2.4 ("Due banner", "Other due labels"); null when the service gives no date.
 * @param now milliseconds, by the service's clock; days are calendar days in India
 */
export function dueInfo(loan: DueFields, now: number): DueInfo | null {
  const dueDate = dueDateOf(loan, now);
  if (dueDate === null) return null;
  const daysLeft = calendarDaysBetween(now, dueDate);
  const kind = daysLeft < 0 && loan.totalDue > 0 ? 'overdue' : kindOf(daysLeft);
  return {
    kind,
    on: dueDate,
    daysLeft,
    heading: headingOf(kind, { dueDate, now, createTime: loan.createTime }),
    text: textOf(kind, loan, dueDate, now),
    label: labelOf(kind, dueDate, -daysLeft),
    oldestUnpaidText:
      kind === 'overdue' ? `Oldest unpaid: ${formatDate(dueDate)}, ${dayCount(-daysLeft)} late` : null,
    isInLastWeek: daysLeft > 0 && daysLeft <= LAST_WEEK_DAYS,
  };
}

/**
 * The date that counts as the due date. When nothing is owed and `nextDueDate` has passed, it is the next instalment's date,
 * unless that has passed too.
 */
function dueDateOf({ totalDue, nextDueDate, nextInstalmentDate }: DueFields, now: number): number | null {
  if (nextDueDate === null || nextInstalmentDate === null) return nextDueDate ?? nextInstalmentDate;
  const isPaid = totalDue <= 0 && calendarDaysBetween(nextDueDate, now) > 0;
  return isPaid && calendarDaysBetween(now, nextInstalmentDate) >= 0 ? nextInstalmentDate : nextDueDate;
}

function kindOf(daysLeft: number): DueKind {
  if (daysLeft === 0) return 'today';
  return daysLeft === 1 ? 'tomorrow' : 'later';
}

function headingOf(
  kind: DueKind,
  {
    dueDate,
    now,
    createTime,
  }: { readonly dueDate: number; readonly now: number; readonly createTime: number | null },
): string {
  switch (kind) {
    case 'overdue':
      return `Due Since ${calendarDaysBetween(createTime ?? dueDate, now)}\u00a0days`;
    case 'today':
      return 'Dues Till Today';
    case 'tomorrow':
      return 'Due Tomorrow';
    case 'later':
      return `Due on ${formatDate(dueDate)}`;
    default:
      return kind satisfies never;
  }
}

/** The banner's text line. For a weekly loan it always names the next instalment's day (spec 2.4). */
function textOf(kind: DueKind, loan: DueFields, dueDate: number, now: number): string | null {
  if (loan.isWeekly) return dayText(loan.nextInstalmentDate ?? dueDate, now);
  if (kind === 'overdue') return 'Dues Till Today';
  return kind === 'later' ? null : dayText(dueDate, now);
}

function dayText(date: number, now: number): string {
  const kind = kindOf(calendarDaysBetween(now, date));
  if (kind === 'later') return formatDate(date);
  return kind === 'today' ? 'Today' : 'Tomorrow';
}

function dayCount(days: number): string {
  return `${days}\u00a0${days === 1 ? 'day' : 'days'}`;
}

function labelOf(kind: DueKind, dueDate: number, daysLate: number): string {
  switch (kind) {
    case 'overdue':
      return `Due Since ${daysLate}\u00a0days`;
    case 'today':
      return 'Due Today';
    case 'tomorrow':
      return "Tomorrow's Instalment";
    case 'later':
      return `Next instalment on ${formatDate(dueDate)}`;
    default:
      return kind satisfies never;
  }
}
