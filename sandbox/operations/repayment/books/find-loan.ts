import { and, desc, eq, sql } from 'drizzle-orm';
import { loans } from '../../../books/schema';
import { payments, repaymentLinks } from '../../../books/schema-repayment';
import type { Call } from '../../../wire/operation';
import type { LinkRow, LoanRow, PaymentRow } from './loan-book';

type Requester = Pick<Call, 'books' | 'merchant'>;

/** The newest loan of the merchant; undefined without one. */
export async function latestLoan({ books, merchant }: Requester): Promise<LoanRow | undefined> {
  const [row] = await books
    .select()
    .from(loans)
    .where(eq(loans.merchantId, merchant.id))
    .orderBy(desc(loans.createdAt), desc(sql`rowid`))
    .limit(1);
  return row;
}

/** A loan of the merchant by its id. */
export async function loanById({ books, merchant }: Requester, id: string): Promise<LoanRow | undefined> {
  const mine = and(eq(loans.id, id), eq(loans.merchantId, merchant.id));
  return (await books.select().from(loans).where(mine))[0];
}

/** A payment on a loan of the merchant by its id. */
export async function paymentById(
  { books, merchant }: Requester,
  id: string,
): Promise<PaymentRow | undefined> {
  const mine = and(eq(payments.id, id), eq(payments.merchantId, merchant.id));
  return (await books.select().from(payments).where(mine))[0];
}

/** A payment link of a loan of the merchant by its id. */
export async function linkById({ books, merchant }: Requester, id: string): Promise<LinkRow | undefined> {
  const mine = and(eq(repaymentLinks.id, id), eq(repaymentLinks.merchantId, merchant.id));
  return (await books.select().from(repaymentLinks).where(mine))[0];
}
