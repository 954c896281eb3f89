/** What the sandbox's books say of a merchant's money; the only judge of what a screen says. Amounts in paise. */

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

/**
 * Payments for which the payer's bank took the money, in the order it did; what autopay took, and what goes back whole, is left
 * out.
 */
export function debits({ payments, postings }: Books): readonly string[] {
  const kept = payments.filter(({ isAutopay, status }) => !isAutopay && !status.startsWith('REFUND'));
  const own = new Set(kept.map(({ id }) => id));
  return postings.flatMap(({ entry, paymentId }) =>
    entry === 'received' && paymentId !== null && own.has(paymentId) ? [paymentId] : [],
  );
}

/** Transactions for which the supplier credit was drawn, and not given back. */
export function draws({ credit_entries: entries }: Books): readonly string[] {
  const released = new Set(entries.filter(({ kind }) => kind === 'RELEASE').map((row) => row.transactionId));
  return entries.flatMap(({ kind, transactionId }) =>
    kind === 'USE' && !released.has(transactionId) ? [transactionId] : [],
  );
}

export function signatures({ agreements }: Books): number {
  return agreements.filter(({ status }) => status === 'SIGNED').length;
}
