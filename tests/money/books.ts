/** A merchant's money in the sandbox's books, against which the claims of the screens are checked. Amounts in paise. */

interface PaymentRow {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
  readonly isAutopay: boolean;
}

interface PostingRow {
  readonly paymentId: string | null;
  readonly entry: string;
  readonly amount: number;
}

export interface Books {
  readonly merchant: { readonly display_name: string };
  readonly payments: readonly PaymentRow[];
  readonly postings: readonly PostingRow[];
  readonly agreements: readonly { readonly id: string; readonly status: string }[];
  readonly loans: readonly { readonly id: string; readonly amount?: number }[];
  readonly repayment_links: readonly { readonly id: string }[];
  readonly pay_later_transactions: readonly {
    readonly id: string;
    readonly orderId: string;
    readonly amount: number;
    readonly status: string;
  }[];
  readonly credit_entries: readonly { readonly transactionId: string; readonly kind: string }[];
}

/** The lists of the control API that are read: all of them are three times as many queries. */
export const BOOK_LISTS = [
  ...['merchant', 'loans', 'agreements', 'payments', 'postings', 'repayment_links'],
  ...['suppliers', 'pay_later_transactions', 'credit_entries', 'bank_accounts', 'mandates', 'udyam'],
].join();

/** Ids of the payments that the payer's bank debited, in this order; without autopay and without payments refunded in full. */
export function debits({ payments, postings }: Books): readonly string[] {
  const countedPayments = payments.filter(
    ({ isAutopay, status }) => !isAutopay && !status.startsWith('REFUND'),
  );
  const countedIds = new Set(countedPayments.map(({ id }) => id));
  return postings.flatMap(({ entry, paymentId }) =>
    entry === 'received' && paymentId !== null && countedIds.has(paymentId) ? [paymentId] : [],
  );
}

/** Ids of the transactions that drew supplier credit which was not released again. */
export function draws({ credit_entries: entries }: Books): readonly string[] {
  const released = new Set(entries.filter(({ kind }) => kind === 'RELEASE').map((row) => row.transactionId));
  return entries.flatMap(({ kind, transactionId }) =>
    kind === 'USE' && !released.has(transactionId) ? [transactionId] : [],
  );
}

/** Number of signed agreements. */
export function signatures({ agreements }: Books): number {
  return agreements.filter(({ status }) => status === 'SIGNED').length;
}
