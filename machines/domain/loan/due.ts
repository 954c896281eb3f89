import { calendarDaysBetween } from '../base/dates';
import type { Loan } from './loan';

/** Position of the next due date relative to today, by India's calendar days. */
type DueKind = 'overdue' | 'today' | 'tomorrow' | 'later';

/** Second line of the due banner (spec 2.4): all that is due up to today, or a day relative to today. */
export type DueLine =
  | { readonly kind: 'till-today' }
  | { readonly kind: 'today' | 'tomorrow' }
  /** `on`: milliseconds. */
  | { readonly kind: 'later'; readonly on: number };

/** When a loan is due. `overdue`: the due date has passed and something is owed. The texts are in `src/copy/due.ts`. */
export interface DueInfo {
  readonly kind: DueKind;
  /** The due date, in milliseconds. */
  readonly on: number;
  /** Calendar days until the due date; negative when it has passed. */
  readonly daysLeft: number;
  /** Calendar days since the loan's creation, or since the due date without one: spec 2.4 counts an overdue loan from there. */
  readonly daysSinceStart: number;
  /** The due banner's second line; null without one: the loan is due later and not weekly, or weekly without an instalment to come. */
  readonly line: DueLine | null;
  /** Whether today is one of the last seven days before the due date. */
  readonly isInLastWeek: boolean;
}

type DueFields = Pick<Loan, 'totalDue' | 'nextDueDate' | 'nextInstalmentDate' | 'createTime' | 'isWeekly'>;

/** The last week before the due date, in days (spec 2.4). */
const LAST_WEEK_DAYS = 7;

/**
 * When the loan is due (spec 2.4, "Due banner" and "Other due labels"); null when the service gives no date.
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
    daysSinceStart: calendarDaysBetween(loan.createTime ?? dueDate, now),
    line: lineOf(kind, loan, dueDate, now),
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

function kindOf(daysLeft: number): Exclude<DueKind, 'overdue'> {
  if (daysLeft === 0) return 'today';
  return daysLeft === 1 ? 'tomorrow' : 'later';
}

/**
 * The due banner's second line. For a weekly loan it names the next instalment's day (spec 2.4); after the last one the service names a
 * day that has passed, or none.
 */
function lineOf(kind: DueKind, loan: DueFields, dueDate: number, now: number): DueLine | null {
  if (loan.isWeekly) {
    const next = loan.nextInstalmentDate ?? dueDate;
    return calendarDaysBetween(now, next) < 0 ? null : dayLine(next, now);
  }
  if (kind === 'overdue') return { kind: 'till-today' };
  return kind === 'later' ? null : dayLine(dueDate, now);
}

/** @param on today or later */
function dayLine(on: number, now: number): DueLine {
  const kind = kindOf(calendarDaysBetween(now, on));
  return kind === 'later' ? { kind, on } : { kind };
}
