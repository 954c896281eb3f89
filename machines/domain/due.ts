import { calendarDaysBetween, formatDate } from './dates';
import type { Loan } from './loan';

/** Where the next due date stands, by India's calendar days. */
export type Due =
  | { readonly kind: 'overdue'; readonly days: number }
  | { readonly kind: 'today' }
  | { readonly kind: 'tomorrow' }
  | { readonly kind: 'later'; readonly on: number };

type DueFacts = Pick<Loan, 'totalDue' | 'nextDueDate' | 'nextInstalmentDate'>;

/**
 * What falls due next; null when the service names no date.
 * @param now milliseconds, by the service's clock
 */
export function nextDue({ totalDue, nextDueDate, nextInstalmentDate }: DueFacts, now: number): Due | null {
  if (nextDueDate === null) return nextInstalmentDate === null ? null : upcoming(nextInstalmentDate, now);
  const days = calendarDaysBetween(nextDueDate, now);
  if (days > 0 && totalDue > 0) return { kind: 'overdue', days };
  // A past date on which nothing is owed is settled: the instalment after it counts.
  return upcoming(days > 0 ? (nextInstalmentDate ?? nextDueDate) : nextDueDate, now);
}

function upcoming(date: number, now: number): Due {
  switch (calendarDaysBetween(now, date)) {
    case 0:
      return { kind: 'today' };
    case 1:
      return { kind: 'tomorrow' };
    default:
      return { kind: 'later', on: date };
  }
}

/** The due label in the words of spec 2.4 ("Other due labels"); null when nothing is to come. */
export function dueLabel(loan: DueFacts, now: number): string | null {
  const due = nextDue(loan, now);
  if (due === null) return null;
  switch (due.kind) {
    case 'overdue':
      return `Due Since ${due.days} days`;
    case 'today':
      return 'Due Today';
    case 'tomorrow':
      return "Tomorrow's Instalment";
    case 'later':
      return `Next instalment on ${formatDate(due.on)}`;
    default:
      return due satisfies never;
  }
}
