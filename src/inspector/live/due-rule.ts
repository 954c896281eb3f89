import { type DueInfo, dueInfo } from '../../../machines/domain/loan/due';

/** Rules of the due banner, in order of evaluation (spec 2.4). */
export const dueKinds = [
  'overdue',
  'today',
  'tomorrow',
  'later',
] as const satisfies readonly DueInfo['kind'][];

/** Content of a loan's due banner, and the rule that led to it. */
export interface DueRule {
  readonly due: DueInfo;
  /** Number of the rule, 1 to 4. */
  readonly ruleNumber: number;
  /** An amount is due. */
  readonly hasAmountDue: boolean;
}

/**
 * Evaluates the rules of the due banner for the recorded loan, whose dates and amounts are not redacted. Null where the chart
 * has no due banner, or the loan is not recorded.
 */
export function dueRuleOf(chartId: string, context: Readonly<Record<string, unknown>>): DueRule | null {
  const merchant = chartId === 'home' ? fieldsOf(context.facts) : null;
  const loan = fieldsOf(merchant?.loan);
  const now = validTime(merchant?.readAt);
  if (loan === null || now === null) return null;
  const { totalDue, isWeekly } = loan;
  if (typeof totalDue !== 'number' || typeof isWeekly !== 'boolean') return null;
  const dates = {
    nextDueDate: validTime(loan.nextDueDate),
    nextInstalmentDate: validTime(loan.nextInstalmentDate),
    createTime: validTime(loan.createTime),
  };
  const due = dueInfo({ totalDue, isWeekly, ...dates }, now);
  return due === null
    ? null
    : { due, ruleNumber: dueKinds.indexOf(due.kind) + 1, hasAmountDue: totalDue > 0 };
}

function validTime(value: unknown): number | null {
  return typeof value === 'number' && Math.abs(value) <= MAX_DATE_MS ? value : null;
}

/** The latest valid date. Checked, because a recording is untrusted. */
const MAX_DATE_MS = 8.64e15;

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
}
