import { dueMessages as messages } from '#messages/due';
import type { DueInfo, DueLine } from '../../machines/domain/loan/due';
import { formatDate } from './dates';

/** Heading of the due banner. For an overdue loan it counts the days since the loan's creation (spec 2.4). */
export function dueHeading({ kind, on, daysSinceStart }: DueInfo): string {
  switch (kind) {
    case 'overdue':
      return messages.since(daysSinceStart);
    case 'today':
      return messages.tillToday;
    case 'tomorrow':
      return messages.tomorrow;
    case 'later':
      return messages.on(formatDate(on));
    default:
      return kind satisfies never;
  }
}

/** Second line of the due banner (spec 2.4). */
export function dueLine(line: DueLine): string {
  switch (line.kind) {
    case 'till-today':
      return messages.tillToday;
    case 'today':
      return messages.lineToday;
    case 'tomorrow':
      return messages.lineTomorrow;
    case 'later':
      return formatDate(line.on);
    default:
      return line satisfies never;
  }
}

/** Label of spec 2.4's "Other due labels". For an overdue loan it counts the days since the due date. */
export function dueLabel({ kind, on, daysLeft }: DueInfo): string {
  switch (kind) {
    case 'overdue':
      return messages.since(-daysLeft);
    case 'today':
      return messages.labelToday;
    case 'tomorrow':
      return messages.labelTomorrow;
    case 'later':
      return messages.labelLater(formatDate(on));
    default:
      return kind satisfies never;
  }
}

/** Day of the oldest unpaid instalment of an overdue loan, and the days since; null for any other loan. */
export function oldestUnpaid({ kind, on, daysLeft }: DueInfo): string | null {
  return kind === 'overdue' ? messages.oldestUnpaid(formatDate(on), -daysLeft) : null;
}
