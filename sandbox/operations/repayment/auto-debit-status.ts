import { and, desc, eq, sql } from 'drizzle-orm';
import type { Call, Schemas } from '../../base/operation';
import { payments } from '../../database/schema-repayment';
import { serviceTexts } from '../../language/service/service-texts';
import { dayInIndia, debitTime } from '../../money/due-dates';
import { rupees } from '../../money/rupees';
import { totalDue } from './loan-book/amount-owed';
import { isRunning, type LoanBook, type PaymentRow } from './loan-book/loan-book';
import { sumOf, unpaidAmount } from './loan-book/unpaid-amounts';

type AutoDebit = NonNullable<Schemas['LoanAccount']['auto_debit']>;

/** Status of a loan's automatic debits, with a text about the last failed or the next one. */
export async function autoDebit(call: Call, book: LoanBook): Promise<AutoDebit> {
  const isActive = book.mandate?.status === 'ACTIVE';
  return {
    is_enabled: isActive,
    is_consented: isActive,
    is_current_due_paid: !isRunning(book) || totalDue(book, call.now) === 0,
    message: await message(call, book, isActive),
  };
}

async function message(call: Call, book: LoanBook, isActive: boolean): Promise<string | null> {
  if (book.mandate === undefined || !isRunning(book)) return null;
  const texts = serviceTexts(call.language).autoDebit;
  if (book.mandate.status === 'CANCELLED') return texts.stopped;
  if (!isActive) return null;
  const last = await lastDebit(call, book.loan.id);
  if (last?.status === 'FAILED')
    return texts.failed(rupees(last.amount), dayInIndia(last.createdAt, call.language));
  if (call.flags.autopay_result === 'OFF') return null;
  const next = nextDebit(book, book.mandate.maxAmount, call.now);
  return next === null ? null : texts.next(rupees(next.amount), dayInIndia(next.dueAt, call.language));
}

/** The next debit, if nothing is paid until then: of all that is due by then, at most `maxAmount`. Amounts in paise. */
function nextDebit(book: LoanBook, maxAmount: number, now: number): { amount: number; dueAt: number } | null {
  for (const { dueAt } of book.lines.filter((line) => debitTime(line.dueAt) > now)) {
    const due = book.lines.filter((line) => line.dueAt <= dueAt);
    const amount = Math.min(sumOf(due, unpaidAmount), maxAmount);
    if (amount > 0) return { amount, dueAt };
  }
  return null;
}

async function lastDebit({ tx }: Call, loanId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.loanId, loanId), eq(payments.isAutopay, true)))
    .orderBy(desc(payments.createdAt), desc(sql`rowid`))
    .limit(1);
  return row;
}
