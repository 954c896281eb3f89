import type { instalments } from '../books/schema';
import { endOfDayInIndia } from '../money/due-dates';
import type { Schemas } from '../wire/operation';

export type InstalmentRow = typeof instalments.$inferSelect;

const DAY = 86_400;

/** What the repayment plan says today. Amounts in paise, times in seconds. */
export function loanSums(lines: InstalmentRow[], penalty: Schemas['PenaltyConfig'], now: number) {
  const today = endOfDayInIndia(now);
  const unpaid = lines.filter((line) => line.paid < line.amount);
  const paid = lines.filter((line) => line.paid >= line.amount);
  const due = unpaid.filter((line) => line.dueAt <= today);
  const overdue = unpaid.filter((line) => line.dueAt < now);
  const penalties = overdue.reduce((all, line) => all + lateCharge(line, penalty, now), 0);
  const next = unpaid[0];
  const coming = unpaid.find((line) => line.dueAt >= now) ?? next;
  const dueNow = sum(due, left);
  const nextInstalments = dueNow > 0 ? dueNow : next === undefined ? 0 : left(next);
  return {
    total_due: dueNow + penalties,
    total_due_principal: sum(unpaid, (line) => line.principal),
    total_paid: sum(lines, (line) => line.paid),
    total_paid_principal: sum(paid, (line) => line.principal),
    late_penalties_added: penalties,
    late_penalties_paid: 0,
    next_due_installment_amount: next === undefined ? 0 : left(next),
    next_due_date: next?.dueAt ?? 0,
    next_installment_date: coming?.dueAt ?? 0,
    total_next_due_installment_amount: nextInstalments,
    total_next_due_amount: nextInstalments + penalties,
    previous_due_installment_amount: sum(overdue, left),
    max_repayment_amount: sum(unpaid, left) + penalties,
    last_penalty_installment_number:
      overdue.findLast((line) => lateCharge(line, penalty, now) > 0)?.number ?? 0,
    last_date: lines.at(-1)?.dueAt ?? 0,
    total_installment: lines.length,
    installments_paid: paid.length,
  };
}

const left = (line: InstalmentRow): number => line.amount - line.paid;
const sum = (lines: InstalmentRow[], of: (line: InstalmentRow) => number): number =>
  lines.reduce((all, line) => all + of(line), 0);

/** Late charge of one missed instalment: once after some days, then again every few days. Paise. */
function lateCharge(line: InstalmentRow, penalty: Schemas['PenaltyConfig'], now: number): number {
  const late = Math.floor((now - line.dueAt) / DAY);
  const after = penalty.one_time_penalty_frequency ?? 0;
  const every = penalty.recurring_penalty_frequency ?? 0;
  if (late < after || late < 1) return 0;
  const again = every > 0 ? Math.floor((late - after) / every) : 0;
  return (penalty.one_time_penalty_amount ?? 0) + again * (penalty.recurring_penalty_amount ?? 0);
}
