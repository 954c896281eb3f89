import { and, eq, lte } from 'drizzle-orm';
import { loanAccounts } from '../../database/schema-repayment';
import { remindOfDebit } from '../messages/debit-reminder';
import { termsOf } from '../offer-view';
import { chargeInterest } from './allocate-payment';
import { debitByMandate } from './debit-by-mandate';
import { endPayment } from './end-payment';
import { addCharge } from './late-charges';
import { post } from './loan-book/journal';
import { isRunning, type LoanBook, type PaymentRow, recordLoanEvent } from './loan-book/loan-book';
import type { TimedContext } from './loan-book/read-book';
import { unpaidAmount } from './loan-book/unpaid-amounts';
import { withBook } from './loan-book/write-book';
import { type LoanEvent, nextEvents } from './next-event';
import { finishRefund, reportDebit } from './settle-payment';

/** Applies the automatic events of the merchant's loans until now: bank answers, refunds, debits, interest, late charges. */
export async function applyLoanEvents(context: TimedContext): Promise<void> {
  const { tx, merchant, now } = context;
  const dueAccounts = await tx
    .select()
    .from(loanAccounts)
    .where(and(eq(loanAccounts.merchantId, merchant.id), lte(loanAccounts.nextEventAt, now)));
  for (const { loanId } of dueAccounts) await withBook(context, loanId, (book) => advanceTo(book, now));
}

/** Opens the account of a loan that is disbursed at `timestamp` (seconds), and posts the disbursal. */
export async function openAccount(context: TimedContext, loanId: string, timestamp: number): Promise<void> {
  await withBook(context, loanId, (book) => {
    book.account.settledAt = timestamp;
    const { fee, gst, transferable } = termsOf(book.offer);
    const disbursal = { entry: 'disbursal', to: 'principal', at: timestamp } as const;
    post(book, { ...disbursal, from: 'lender_cash', amount: transferable });
    post(book, { ...disbursal, from: 'fee_income', amount: fee });
    post(book, { ...disbursal, from: 'gst', amount: gst });
  });
}

/** Applies the automatic events of one loan until `now` (seconds), in order. */
export function advanceTo(book: LoanBook, now: number): void {
  for (let events = nextEvents(book); events.length > 0; events = nextEvents(book)) {
    const timestamp = events[0]?.at ?? 0;
    if (timestamp > now) return;
    for (const event of events) applyEvent(book, event);
    book.account.settledAt = Math.max(book.account.settledAt, timestamp);
  }
}

function applyEvent(book: LoanBook, event: LoanEvent): void {
  const { at: timestamp } = event;
  if (event.kind === 'payment-settles') applyBankAnswer(book, event.payment, timestamp);
  if (event.kind === 'payment-expires')
    endPayment(book, event.payment, 'EXPIRED', 'payment_timed_out', timestamp);
  if (event.kind === 'refund-arrives') finishRefund(book, event.refund, timestamp);
  // An event at the same time may have closed the loan.
  if (!isRunning(book)) return;
  if (event.kind === 'debit-reminder') remindOfDebit(book, event.line, timestamp);
  if (event.kind === 'autopay') debitByMandate(book, timestamp);
  if (event.kind === 'falls-due') endDueDay(book, event.line, timestamp);
  if (event.kind === 'late-charge' && unpaidAmount(event.line) > 0)
    addCharge(book, event.line, event.turn, timestamp);
}

function applyBankAnswer(book: LoanBook, payment: PaymentRow, timestamp: number): void {
  if (payment.settlesAs === 'SUCCESS') reportDebit(book, payment, timestamp);
  else endPayment(book, payment, 'FAILED', payment.settlesAs ?? 'bank_technical_error', timestamp);
}

/** At the end of the due day, the interest is charged; an unpaid instalment counts as missed. */
function endDueDay(book: LoanBook, line: LoanBook['lines'][number], timestamp: number): void {
  chargeInterest(book, line, timestamp);
  if (unpaidAmount(line) === 0 || book.account.missedAt !== null) return;
  book.account.missedAt = timestamp;
  recordLoanEvent(book, timestamp, 'instalment.missed', { instalment: line.number });
}
