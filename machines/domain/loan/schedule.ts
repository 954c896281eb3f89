import { indianDay } from '../base/calendar-day';
import type { Instalment } from './instalment';
import type { Loan } from './loan';

/** Instalments of one month; of one year for a monthly loan. */
export interface ScheduleGroup {
  readonly key: string;
  /** A moment in it, milliseconds; null when the instalments have no due day. */
  readonly at: number | null;
  readonly isYear: boolean;
  readonly instalments: readonly Instalment[];
  /** It contains the next instalment, or one that is open and due. */
  readonly isPresent: boolean;
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
  return [...groups].map(([key, inside]) => ({
    key,
    at: inside[0]?.dueDate ?? null,
    isYear: isMonthly,
    instalments: inside,
    isPresent: inside.some((each) => each === next || isOpenAndDue(each, now)),
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

/** What is left to pay, as lines that add up to the lender's own sum. Paise. */
export interface LeftToPay {
  readonly instalments: number;
  readonly lateCharges: number;
  readonly total: number;
}

/** What is left of instalments and of late charges; null when the lines are not the lender's sum: a wrong sum is never shown. */
export function leftToPay(
  instalments: readonly Instalment[],
  loan: Pick<Loan, 'maxRepaymentAmount' | 'latePenaltiesAdded' | 'latePenaltiesPaid'>,
): LeftToPay | null {
  const open = sum(instalments, ({ amount, amountPaid }) => amount - amountPaid);
  const lateCharges = loan.latePenaltiesAdded - loan.latePenaltiesPaid;
  const total = loan.maxRepaymentAmount;
  return open + lateCharges === total ? { instalments: open, lateCharges, total } : null;
}

/** Whether principal and interest add up to the instalment: only then is the split shown. */
export function isSplit({
  amount,
  principal,
  interest,
}: Pick<Instalment, 'amount' | 'principal' | 'interest'>) {
  return principal + interest === amount;
}

function isOpenAndDue({ status, dueDate }: Instalment, now: number): boolean {
  return status !== 'PAID' && dueDate !== null && dueDate <= now;
}

function groupKey(dueDate: number | null, isMonthly: boolean): string {
  if (dueDate === null) return 'none';
  const { year, month } = indianDay(dueDate);
  return isMonthly ? String(year) : `${year}-${month}`;
}

function sum(instalments: readonly Instalment[], of: (instalment: Instalment) => number): number {
  return instalments.reduce((total, each) => total + of(each), 0);
}
