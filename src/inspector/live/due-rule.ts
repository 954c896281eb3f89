import { type DueInfo, dueInfo } from '../../../machines/domain/loan/due';

/** Rules of the due banner, in order of evaluation (spec 2.4). */
export const dueKinds = [
  'overdue',
  'today',
  'tomorrow',
  'later',
] as const satisfies readonly DueInfo['kind'][];

/** Content of a loan's due banner, and its rule. */
export interface DueRule {
  readonly due: DueInfo;
  /** 1 to 4. */
  readonly rule: number;
  readonly isOwing: boolean;
}

/**
 * The due banner's rule, evaluated for the recorded loan: its dates and amounts are not redacted. Null where the chart has no
 * such banner, or the loan is not recorded.
 */
export function dueRuleOf(chartId: string, context: Readonly<Record<string, unknown>>): DueRule | null {
  const facts = chartId === 'home' ? fieldsOf(context.facts) : null;
  const loan = fieldsOf(facts?.loan);
  const now = facts?.readAt;
  if (loan === null || typeof now !== 'number') return null;
  const { totalDue, isWeekly } = loan;
  if (typeof totalDue !== 'number' || typeof isWeekly !== 'boolean') return null;
  const dates = {
    nextDueDate: timeIn(loan.nextDueDate),
    nextInstalmentDate: timeIn(loan.nextInstalmentDate),
    createTime: timeIn(loan.createTime),
  };
  const due = dueInfo({ totalDue, isWeekly, ...dates }, now);
  return due === null ? null : { due, rule: dueKinds.indexOf(due.kind) + 1, isOwing: totalDue > 0 };
}

function timeIn(value: unknown): number | null {
  return typeof value === 'number' && Math.abs(value) <= LAST_MOMENT ? value : null;
}

/** Latest valid time: a recording is untrusted. */
const LAST_MOMENT = 8.64e15;

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
}
