import { lenderOf } from '../../base/lenders';
import { newId } from '../../database/new-id';
import { serviceTexts } from '../../language/service/service-texts';
import { dayInIndia } from '../../money/due-dates';
import { rupees } from '../../money/rupees';
import { maskMobile } from '../mask';
import { type LoanBook, recordLoanEvent } from '../repayment/loan-book/loan-book';
import { type InstalmentRow, sumOf, unpaidAmount } from '../repayment/loan-book/unpaid-amounts';

/**
 * Reminds the merchant by SMS of the debit of an instalment, and of what is overdue at that time: at most the mandate's limit. No SMS
 * without an active mandate that was made by then and has not ended on the due day, and none where the lender makes no debits
 * (`autopay_result` OFF).
 * @param timestamp seconds, two days before the debit
 */
export function remindOfDebit(book: LoanBook, line: InstalmentRow, timestamp: number): void {
  const { mandate, merchant, flags, loan, offer } = book;
  if (mandate?.status !== 'ACTIVE' || flags.autopay_result === 'OFF') return;
  // A mandate that was made since then: there was nothing to remind of.
  if (mandate.createdAt > timestamp || line.dueAt > mandate.endDate) return;
  const due = book.lines.filter(({ number, dueAt }) => number === line.number || dueAt < timestamp);
  const amount = Math.min(sumOf(due, unpaidAmount), mandate.maxAmount);
  book.messages.push({
    id: newId('msg'),
    merchantId: merchant.id,
    kind: 'debit-reminder',
    subject: loan.id,
    channel: 'SMS',
    sentTo: maskMobile(merchant.mobile),
    text: serviceTexts(merchant.language).message.debitReminder(
      lenderOf(offer.nbfc).name,
      rupees(amount),
      dayInIndia(line.dueAt, merchant.language),
      loan.accountNumber.slice(-4),
    ),
    sentAt: timestamp,
  });
  recordLoanEvent(book, timestamp, 'autopay.reminded', { instalment: line.number });
}
