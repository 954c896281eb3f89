import { calendarDaysBetween } from '../base/dates';
import type { Instalment } from './instalment';

type ScheduleFields = Pick<Instalment, 'number' | 'amount' | 'amountPaid'>;

/** The oldest instalment that is not fully paid; null when all are paid. */
export function oldestUnpaidInstalment<TLine extends ScheduleFields>(
  schedule: readonly TLine[],
): TLine | null {
  const unpaid = schedule.filter((line) => line.amount > line.amountPaid);
  return unpaid.reduce<TLine | null>(
    (oldest, line) => (oldest === null || line.number < oldest.number ? line : oldest),
    null,
  );
}

/** Number of instalments that are not fully paid though their day has passed. @param now milliseconds, by the service's clock */
export function lateInstalmentCount(
  schedule: readonly Pick<Instalment, 'amount' | 'amountPaid' | 'dueDate'>[],
  now: number,
): number {
  return schedule.filter(
    ({ amount, amountPaid, dueDate }) =>
      amountPaid < amount && dueDate !== null && calendarDaysBetween(dueDate, now) > 0,
  ).length;
}
