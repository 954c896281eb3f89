import { endOfDayInIndia } from '../money/due-dates';
import { isRunning, type LoanBook } from './repayment/loan-book/loan-book';
import { chargeLeft, principalLeft, sumOf, unpaidAmount } from './repayment/loan-book/unpaid-amounts';

/** What was paid on a loan, paise. */
export interface PaidAmounts {
  total: number;
  principal: number;
}

/** Amounts and dates of a loan's account, from its instalments and late charges. Paise, seconds. */
export function loanSums(book: LoanBook, paid: PaidAmounts, now: number) {
  const { lines, penalties } = book;
  const isDisbursed = book.loan.disbursedOn !== null;
  const unpaidRows = isRunning(book) ? { lines, penalties } : { lines: [], penalties: [] };
  const today = endOfDayInIndia(now);
  const unpaidLines = unpaidRows.lines.filter((line) => unpaidAmount(line) > 0);
  const dueLines = unpaidLines.filter((line) => line.dueAt <= today);
  const overdueLines = unpaidLines.filter((line) => line.dueAt < now);
  const charges = sumOf(unpaidRows.penalties, chargeLeft);
  const oldestUnpaid = unpaidLines[0];
  const nextLine = unpaidLines.find((line) => line.dueAt >= now) ?? oldestUnpaid;
  const dueAmount = sumOf(dueLines, unpaidAmount);
  const nextInstalments =
    dueAmount > 0 || oldestUnpaid === undefined ? dueAmount : unpaidAmount(oldestUnpaid);
  // When only late charges are unpaid, the due date is that of the instalment that was charged.
  const unpaidCharge = unpaidRows.penalties.find((row) => chargeLeft(row) > 0);
  const lateLine = lines.find((line) => line.number === unpaidCharge?.instalment);
  return {
    total_due: dueAmount + charges,
    total_due_principal: sumOf(unpaidLines, principalLeft),
    total_paid: paid.total,
    total_paid_principal: paid.principal,
    late_penalties_added: sumOf(penalties, (row) => row.amountAdded),
    late_penalties_paid: sumOf(penalties, (row) => row.amountPaid),
    next_due_installment_amount: oldestUnpaid === undefined ? 0 : unpaidAmount(oldestUnpaid),
    next_due_date: (oldestUnpaid ?? lateLine)?.dueAt ?? 0,
    next_installment_date: nextLine?.dueAt ?? 0,
    total_next_due_installment_amount: nextInstalments,
    total_next_due_amount: nextInstalments + charges,
    previous_due_installment_amount: sumOf(overdueLines, unpaidAmount),
    max_repayment_amount: sumOf(unpaidLines, unpaidAmount) + charges,
    last_penalty_installment_number: Math.max(0, ...penalties.map((row) => row.instalment)),
    last_date: isDisbursed ? (lines.at(-1)?.dueAt ?? 0) : 0,
    total_installment: lines.length,
    installments_paid: lines.filter((line) => unpaidAmount(line) === 0).length,
  };
}
