import { indianDay } from '../base/calendar-day';
import type { Instalment } from './instalment';
import type { Loan } from './loan';

/** Instalments of one month or, for a monthly loan, of one year. */
export interface ScheduleGroup {
  readonly key: string;
  /** A timestamp in the month or year, in milliseconds; null when the instalments have no due date. */
  readonly dueAt: number | null;
  readonly isYear: boolean;
  readonly instalments: readonly Instalment[];
  /** Whether it contains the next instalment, or an unpaid one that is due. */
  readonly isCurrentPeriod: boolean;
}

/** The next instalment to pay: the first one that is not paid; null when all are. */
export function nextInstalment(instalments: readonly Instalment[]): Instalment | null {
  return instalments.find(({ status }) => status !== 'PAID') ?? null;
}

/**
 * The schedule in groups: by India's months, or by years for a monthly loan.
 * @param now milliseconds, by the service's clock
 */
export function scheduleGroups(
  { instalments, isMonthly }: { readonly instalments: readonly Instalment[]; readonly isMonthly: boolean },
  now: number,
): readonly ScheduleGroup[] {
  const next = nextInstalment(instalments);
  const groups = new Map<string, Instalment[]>();
  for (const instalment of instalments) {
    const key = groupKey(instalment.dueDate, isMonthly);
    groups.set(key, [...(groups.get(key) ?? []), instalment]);
  }
  return [...groups].map(([key, members]) => ({
    key,
    dueAt: members[0]?.dueDate ?? null,
    isYear: isMonthly,
    instalments: members,
    isCurrentPeriod: members.some((each) => each === next || isUnpaidAndDue(each, now)),
  }));
}

/** How many instalments of a group are paid, and how many are late. */
export function groupCounts({ instalments }: Pick<ScheduleGroup, 'instalments'>): {
  readonly paid: number;
  readonly late: number;
  readonly total: number;
} {
  const count = (...statuses: readonly Instalment['status'][]) =>
    instalments.filter(({ status }) => statuses.includes(status)).length;
  return { paid: count('PAID'), late: count('LATE'), total: instalments.length };
}

/** What is left to pay: lines that add up to the lender's own total. Paise. */
export interface OutstandingAmounts {
  readonly instalments: number;
  readonly lateCharges: number;
  readonly total: number;
}

/** What is left to pay; null when the lines do not add up to the lender's total, as a wrong sum is never shown. */
export function outstandingAmounts(
  instalments: readonly Instalment[],
  loan: Pick<Loan, 'maxRepaymentAmount' | 'lateChargesAdded' | 'lateChargesPaid'>,
): OutstandingAmounts | null {
  const unpaid = sumOf(instalments, ({ amount, amountPaid }) => amount - amountPaid);
  const lateCharges = loan.lateChargesAdded - loan.lateChargesPaid;
  const total = loan.maxRepaymentAmount;
  return unpaid + lateCharges === total ? { instalments: unpaid, lateCharges, total } : null;
}

/** Whether principal and interest add up to the instalment; they are shown only then. */
export function isSplitConsistent({
  amount,
  principal,
  interest,
}: Pick<Instalment, 'amount' | 'principal' | 'interest'>) {
  return principal + interest === amount;
}

function isUnpaidAndDue({ status, dueDate }: Instalment, now: number): boolean {
  return status !== 'PAID' && dueDate !== null && dueDate <= now;
}

function groupKey(dueDate: number | null, isMonthly: boolean): string {
  if (dueDate === null) return 'none';
  const { year, month } = indianDay(dueDate);
  return isMonthly ? String(year) : `${year}-${month}`;
}

function sumOf(instalments: readonly Instalment[], amountOf: (instalment: Instalment) => number): number {
  return instalments.reduce((total, instalment) => total + amountOf(instalment), 0);
}
