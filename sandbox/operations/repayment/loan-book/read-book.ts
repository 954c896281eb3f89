import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Call } from '../../../base/operation';
import { agreements, instalments, loans, mandates, offers } from '../../../database/schema';
import {
  loanAccounts,
  payments,
  penalties,
  refunds,
  repaymentLinks,
} from '../../../database/schema-repayment';
import type { LoanBook } from './loan-book';

export type TimedContext = Pick<Call, 'tx' | 'merchant' | 'flags' | 'now'>;

/** Statuses of payments that may still change. */
export const OPEN_PAYMENTS = ['CREATED', 'PENDING', 'REFUND_INITIATED'];

/** Reads a loan with the rows that its events and payments need (`LoanBook`); undefined when the merchant has no such loan. */
export async function readBook(
  { tx, merchant, flags }: TimedContext,
  loanId: string,
): Promise<LoanBook | undefined> {
  const [joined] = await tx
    .select()
    .from(loans)
    .innerJoin(agreements, eq(agreements.id, loans.agreementId))
    .innerJoin(offers, eq(offers.id, agreements.offerId))
    .where(and(eq(loans.id, loanId), eq(loans.merchantId, merchant.id)));
  if (joined === undefined) return undefined;
  const { loans: loan, offers: offer } = joined;
  const [account] = await tx.select().from(loanAccounts).where(eq(loanAccounts.loanId, loanId));
  const [mandate] = await tx
    .select()
    .from(mandates)
    .where(and(eq(mandates.merchantId, merchant.id), eq(mandates.offerId, offer.id)))
    .orderBy(desc(sql`rowid`))
    .limit(1);
  return {
    merchant,
    flags,
    loan,
    offer,
    // A loan that is not disbursed has no account, and no automatic events.
    account: account ?? {
      loanId,
      merchantId: merchant.id,
      settledAt: loan.createdAt,
      nextEventAt: Number.MAX_SAFE_INTEGER,
      missedAt: null,
    },
    mandate,
    lines: await tx
      .select()
      .from(instalments)
      .where(eq(instalments.loanId, loanId))
      .orderBy(asc(instalments.number)),
    penalties: await tx
      .select()
      .from(penalties)
      .where(eq(penalties.loanId, loanId))
      .orderBy(asc(penalties.createdAt), asc(sql`rowid`)),
    payments: await tx
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.loanId, loanId),
          // The bank may still report the debit of an expired or cancelled payment.
          or(inArray(payments.status, OPEN_PAYMENTS), isNotNull(payments.settlesAt)),
        ),
      ),
    refunds: await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.loanId, loanId), sql`${refunds.doneAt} is null`)),
    links: await tx
      .select()
      .from(repaymentLinks)
      .where(eq(repaymentLinks.loanId, loanId))
      .orderBy(asc(sql`rowid`)),
    postings: [],
    messages: [],
    events: [],
  };
}
