import type { Schemas } from '../../wire/operation';
import { maxRepayment } from './books/amount-owed';
import { isRunning, type LinkRow, type LoanBook } from './books/loan-book';
import { left, sumOf } from './books/owed';

type LinkStatus = Schemas['RepaymentLinkDetails']['status'];

/** Paise that the link can still take: what it asks for and did not get, and never more than is owed for it. */
export function linkRemaining(book: LoanBook, link: LinkRow): number {
  if (!isRunning(book)) return 0;
  const open = link.amount - link.amountPaid;
  const { upTo } = link;
  if (upTo === null) return link.type === 'foreclosure' ? open : Math.min(open, maxRepayment(book));
  const forIt = book.lines.filter((line) => line.number <= upTo);
  const charges = link.type === 'overdue' ? maxRepayment(book) - sumOf(book.lines, left) : 0;
  return Math.min(open, sumOf(forIt, left) + charges);
}

/** Where the link stands. A link for what somebody else paid in the meantime is paid; when the loan itself ended, it is closed. */
export function linkStatus(book: LoanBook, link: LinkRow, now: number): LinkStatus {
  if (!isRunning(book)) return link.amountPaid >= link.amount ? 'PAID' : 'CLOSED';
  if (linkRemaining(book, link) <= 0) return 'PAID';
  if (now >= link.expiresAt) return 'EXPIRED';
  return linkRemaining(book, link) < link.amount ? 'PARTLY_PAID' : 'ACTIVE';
}
