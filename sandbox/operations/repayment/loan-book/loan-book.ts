import type { Flags } from '../../../base/flags';
import type { Merchant } from '../../../database/merchant';
import type { loans, mandates, messages } from '../../../database/schema';
import type {
  loanAccounts,
  payments,
  postings,
  refunds,
  repaymentLinks,
} from '../../../database/schema-repayment';
import { LoanStatus } from '../../create-loan';
import type { OfferRow } from '../../offer-view';
import type { InstalmentRow, PenaltyRow } from './unpaid-amounts';

export type LoanRow = typeof loans.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type LinkRow = typeof repaymentLinks.$inferSelect;
export type AccountRow = typeof loanAccounts.$inferSelect;
type MandateRow = typeof mandates.$inferSelect;
export type NewPosting = typeof postings.$inferInsert;
type NewMessage = typeof messages.$inferInsert;

/**
 * A loan in memory, with all its rows that payments and automatic events change. The rules of this folder change these rows;
 * `withBook` writes the changes to the database.
 */
export interface LoanBook {
  merchant: Merchant;
  flags: Flags;
  loan: LoanRow;
  offer: OfferRow;
  account: AccountRow;
  /** The instalments, by number. */
  lines: InstalmentRow[];
  /** Late charges, oldest first. */
  penalties: PenaltyRow[];
  /** Payments that may still change (CREATED, PENDING, REFUND_INITIATED, or with an unreported debit), and new ones. */
  payments: PaymentRow[];
  /** Refunds that have not reached the payer, and new ones. */
  refunds: RefundRow[];
  links: LinkRow[];
  /** The newest mandate of the loan's offer. */
  mandate: MandateRow | undefined;
  /** Postings, messages to the merchant and events that were added, to be written. */
  postings: NewPosting[];
  messages: NewMessage[];
  events: { at: number; kind: string; detail: object }[];
}

/** Whether the loan is disbursed and not closed. */
export const isRunning = (book: Pick<LoanBook, 'loan'>): boolean => book.loan.status === LoanStatus.DISBURSED;

/** Adds an event to the book. `timestamp` in seconds. */
export function recordLoanEvent(book: LoanBook, timestamp: number, kind: string, detail: object = {}): void {
  book.events.push({ at: timestamp, kind, detail: { loan_id: book.loan.id, ...detail } });
}
