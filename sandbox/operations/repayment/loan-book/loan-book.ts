import type { Merchant } from '../../../database/merchant';
import type { loans, mandates } from '../../../database/schema';
import type {
  loanAccounts,
  payments,
  postings,
  refunds,
  repaymentLinks,
} from '../../../database/schema-repayment';
import type { Flags } from '../../../people/flags';
import { LoanStatus } from '../../create-loan';
import type { OfferRow } from '../../offer-view';
import type { InstalmentRow, PenaltyRow } from './owed';

export type LoanRow = typeof loans.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type LinkRow = typeof repaymentLinks.$inferSelect;
export type AccountRow = typeof loanAccounts.$inferSelect;
type MandateRow = typeof mandates.$inferSelect;
export type NewPosting = typeof postings.$inferInsert;

/**
 * One loan in memory, with all rows that money movements change. The rules change these rows, and `storeBook` writes the
 * changes.
 */
export interface LoanBook {
  merchant: Merchant;
  flags: Flags;
  loan: LoanRow;
  offer: OfferRow;
  account: AccountRow;
  /** By number. */
  lines: InstalmentRow[];
  /** Oldest first. */
  penalties: PenaltyRow[];
  /** Payments that may still change: CREATED, PENDING, REFUND_INITIATED, and new ones. */
  payments: PaymentRow[];
  /** Pending refunds, and new ones. */
  refunds: RefundRow[];
  links: LinkRow[];
  /** The newest mandate of the loan's offer. */
  mandate: MandateRow | undefined;
  /** Journal lines and events to be written. */
  postings: NewPosting[];
  events: { at: number; kind: string; detail: object }[];
}

/** Disbursed and not closed. */
export const isRunning = (book: Pick<LoanBook, 'loan'>): boolean => book.loan.status === LoanStatus.DISBURSED;

/** Records an event of the loan. `at` in seconds. */
export function note(book: LoanBook, timestamp: number, kind: string, detail: object = {}): void {
  book.events.push({ at: timestamp, kind, detail: { loan_id: book.loan.id, ...detail } });
}
