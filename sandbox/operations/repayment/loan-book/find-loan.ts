import { and, desc, eq, sql } from 'drizzle-orm';
import type { Call } from '../../../base/operation';
import { loans } from '../../../database/schema';
import { payments, repaymentLinks } from '../../../database/schema-repayment';
import type { LinkRow, LoanRow, PaymentRow } from './loan-book';

type Context = Pick<Call, 'tx' | 'merchant'>;

/** The newest loan of the merchant; undefined without one. */
export async function latestLoan({ tx, merchant }: Context): Promise<LoanRow | undefined> {
  const [row] = await tx
    .select()
    .from(loans)
    .where(eq(loans.merchantId, merchant.id))
    .orderBy(desc(loans.createdAt), desc(sql`rowid`))
    .limit(1);
  return row;
}

/** A loan of the merchant by its id. */
export async function loanById({ tx, merchant }: Context, id: string): Promise<LoanRow | undefined> {
  const ownRow = and(eq(loans.id, id), eq(loans.merchantId, merchant.id));
  return (await tx.select().from(loans).where(ownRow))[0];
}

/** A payment of the merchant by its id. */
export async function paymentById({ tx, merchant }: Context, id: string): Promise<PaymentRow | undefined> {
  const ownRow = and(eq(payments.id, id), eq(payments.merchantId, merchant.id));
  return (await tx.select().from(payments).where(ownRow))[0];
}

/** A payment link of the merchant by its id. */
export async function linkById({ tx, merchant }: Context, id: string): Promise<LinkRow | undefined> {
  const ownRow = and(eq(repaymentLinks.id, id), eq(repaymentLinks.merchantId, merchant.id));
  return (await tx.select().from(repaymentLinks).where(ownRow))[0];
}
