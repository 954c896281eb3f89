import type { Schemas } from '../../base/operation';
import { maxRepayment } from './loan-book/amount-owed';
import { isRunning, type LinkRow, type LoanBook } from './loan-book/loan-book';
import { sumOf, unpaidAmount } from './loan-book/unpaid-amounts';

type LinkStatus = Schemas['RepaymentLinkDetails']['status'];

/** Open amount of a link, paise: its amount minus payments by the link, and at most what is still owed. */
export function linkRemaining(book: LoanBook, link: LinkRow): number {
  if (!isRunning(book)) return 0;
  const openAmount = link.amount - link.amountPaid;
  const { upTo } = link;
  if (upTo === null)
    return link.type === 'foreclosure' ? openAmount : Math.min(openAmount, maxRepayment(book));
  const linkLines = book.lines.filter((line) => line.number <= upTo);
  const charges = link.type === 'overdue' ? maxRepayment(book) - sumOf(book.lines, unpaidAmount) : 0;
  return Math.min(openAmount, sumOf(linkLines, unpaidAmount) + charges);
}

/** Status of a link. It is PAID also when its amount was paid without it, and CLOSED when the loan was closed. */
export function linkStatus(book: LoanBook, link: LinkRow, now: number): LinkStatus {
  if (!isRunning(book)) return link.amountPaid >= link.amount ? 'PAID' : 'CLOSED';
  if (linkRemaining(book, link) <= 0) return 'PAID';
  if (now >= link.expiresAt) return 'EXPIRED';
  return linkRemaining(book, link) < link.amount ? 'PARTLY_PAID' : 'ACTIVE';
}
