import { and, desc, eq, sql } from 'drizzle-orm';
import type { Call, Schemas } from '../../base/operation';
import { payments } from '../../database/schema-repayment';
import { serviceTexts } from '../../language/service/service-texts';
import { dayInIndia } from '../../money/due-dates';
import { rupees } from '../../money/rupees';
import { totalDue } from './loan-book/amount-owed';
import { isRunning, type LoanBook, type PaymentRow } from './loan-book/loan-book';
import { unpaidAmount } from './loan-book/unpaid-amounts';

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
  const next = book.lines.find((line) => unpaidAmount(line) > 0 && line.dueAt > call.now);
  return next === undefined
    ? null
    : texts.next(rupees(unpaidAmount(next)), dayInIndia(next.dueAt, call.language));
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
