import { calendarDaysBetween } from '../base/dates';
import type { Instalment } from './instalment';

/** The fields of a schedule line that decide how a payment is allocated. */
export type ScheduleLine = Pick<
  Instalment,
  'number' | 'dueDate' | 'amount' | 'principal' | 'interest' | 'amountPaid' | 'lateCharge' | 'lateChargePaid'
>;

/** What a payment pays of one instalment; in paise. */
export interface AllocatedInstalment {
  readonly number: number;
  readonly dueDate: number | null;
  /** Due until the end of today, in India. */
  readonly isDue: boolean;
  readonly interest: number;
  readonly principal: number;
  /** What remains open afterwards. */
  readonly left: number;
}

/** What a payment pays, in order of allocation; in paise. Its lines and `unused` add up to the payment. */
export interface Allocation {
  readonly due: readonly AllocatedInstalment[];
  readonly lateCharges: number;
  readonly toCome: readonly AllocatedInstalment[];
  /** What exceeds the schedule. */
  readonly unused: number;
}

/**
 * Allocates a part payment (assumed): due instalments first, oldest first, each interest before principal; then late
 * charges; then upcoming instalments.
 * @param amount paise
 * @param now milliseconds, by the service's clock
 */
export function allocatePayment(schedule: readonly ScheduleLine[], amount: number, now: number): Allocation {
  const open = schedule
    .filter((line) => leftOf(line) > 0)
    .map((line) => ({ line, isDue: isDueBy(line, now) }))
    .sort((a, b) => a.line.number - b.line.number);
  const due = pay(
    open.filter((one) => one.isDue),
    amount,
  );
  const lateCharges = Math.min(due.rest, lateChargesLeft(schedule));
  const toCome = pay(
    open.filter((one) => !one.isDue),
    due.rest - lateCharges,
  );
  return { due: due.cleared, lateCharges, toCome: toCome.cleared, unused: toCome.rest };
}

/** Sum of what a payment pays of these instalments; in paise. */
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

function isDueBy({ dueDate }: ScheduleLine, now: number): boolean {
  return dueDate !== null && calendarDaysBetween(now, dueDate) <= 0;
}

interface Open {
  readonly line: ScheduleLine;
  readonly isDue: boolean;
}

/** Pays one instalment after the other while money is left; in paise. */
function pay(
  open: readonly Open[],
  money: number,
): { cleared: readonly AllocatedInstalment[]; rest: number } {
  const cleared: AllocatedInstalment[] = [];
  let rest = money;
  for (const { line, isDue } of open) {
    const left = leftOf(line);
    const spent = Math.min(rest, left);
    if (spent <= 0) break;
    const interest = Math.min(spent, Math.max(0, line.interest - line.amountPaid));
    cleared.push({
      number: line.number,
      dueDate: line.dueDate,
      isDue,
      interest,
      principal: spent - interest,
      left: left - spent,
    });
    rest -= spent;
  }
  return { cleared, rest };
}
