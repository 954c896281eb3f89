import { calendarDaysBetween } from '../base/dates';
import type { Instalment } from './instalment';

/** The fields of an instalment that decide how a payment is allocated. */
export type ScheduleLine = Pick<
  Instalment,
  'number' | 'dueDate' | 'amount' | 'principal' | 'interest' | 'amountPaid' | 'lateCharge' | 'lateChargePaid'
>;

/** What a payment pays of one instalment; in paise. */
export interface AllocatedInstalment {
  readonly number: number;
  readonly dueDate: number | null;
  /** Whether it is due today (in India) or earlier. */
  readonly isDue: boolean;
  readonly interest: number;
  readonly principal: number;
  /** What is left to pay of it after this payment. */
  readonly left: number;
}

/** What a payment pays, in order of allocation; in paise. All lines and `unused` add up to the payment. */
export interface Allocation {
  readonly due: readonly AllocatedInstalment[];
  readonly lateCharges: number;
  readonly upcoming: readonly AllocatedInstalment[];
  /** What is left of the payment when everything is paid. */
  readonly unused: number;
}

/**
 * Allocates a part payment (assumed): due instalments first, oldest first, and of each the interest before the principal; then late
 * charges; then upcoming instalments.
 * @param amount paise
 * @param now milliseconds, by the service's clock
 */
export function allocatePayment(schedule: readonly ScheduleLine[], amount: number, now: number): Allocation {
  const unpaid = schedule
    .filter((line) => leftOf(line) > 0)
    .map((line) => ({ line, isDue: isDueUntilToday(line, now) }))
    .sort((a, b) => a.line.number - b.line.number);
  const due = pay(
    unpaid.filter(({ isDue }) => isDue),
    amount,
  );
  const lateCharges = Math.min(due.remaining, lateChargesLeft(schedule));
  const upcoming = pay(
    unpaid.filter(({ isDue }) => !isDue),
    due.remaining - lateCharges,
  );
  return { due: due.paid, lateCharges, upcoming: upcoming.paid, unused: upcoming.remaining };
}

/** Sums of the interest and the principal that a payment pays of these instalments; in paise. */
export function sumOfAllocated(lines: readonly AllocatedInstalment[]): {
  readonly interest: number;
  readonly principal: number;
} {
  return {
    interest: lines.reduce((sum, { interest }) => sum + interest, 0),
    principal: lines.reduce((sum, { principal }) => sum + principal, 0),
  };
}

function leftOf({ amount, amountPaid }: ScheduleLine): number {
  return Math.max(0, amount - amountPaid);
}

function lateChargesLeft(schedule: readonly ScheduleLine[]): number {
  return schedule.reduce(
    (sum, { lateCharge, lateChargePaid }) => sum + Math.max(0, lateCharge - lateChargePaid),
    0,
  );
}

function isDueUntilToday({ dueDate }: ScheduleLine, now: number): boolean {
  return dueDate !== null && calendarDaysBetween(now, dueDate) <= 0;
}

interface UnpaidInstalment {
  readonly line: ScheduleLine;
  readonly isDue: boolean;
}

/** Pays one instalment after the other until the money is used up; amounts in paise. `remaining` is what is not used. */
function pay(
  unpaid: readonly UnpaidInstalment[],
  money: number,
): { paid: readonly AllocatedInstalment[]; remaining: number } {
  const paid: AllocatedInstalment[] = [];
  let remaining = money;
  for (const { line, isDue } of unpaid) {
    const left = leftOf(line);
    const used = Math.min(remaining, left);
    if (used <= 0) break;
    const interest = Math.min(used, Math.max(0, line.interest - line.amountPaid));
    paid.push({
      number: line.number,
      dueDate: line.dueDate,
      isDue,
      interest,
      principal: used - interest,
      left: left - used,
    });
    remaining -= used;
  }
  return { paid, remaining };
}
