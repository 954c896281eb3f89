import { and, eq } from 'drizzle-orm';
import type { Call, Schemas } from '../../base/operation';
import { payLaterTransactions, suppliers } from '../../database/schema-trade';

export type TransactionRow = typeof payLaterTransactions.$inferSelect;
type Status = NonNullable<Schemas['PayLaterTransaction']['status']>;
type Context = Pick<Call, 'tx' | 'merchant'>;

const STATUSES: Status[] = ['CREATED', 'PENDING', 'SUCCESS', 'FAILED'];

export const transactionStatus = (row: TransactionRow): Status =>
  STATUSES.find((status) => status === row.status) ?? 'CREATED';

/** A transaction of the merchant by its id. */
export async function findTransaction(
  { tx, merchant }: Context,
  id: string,
): Promise<TransactionRow | undefined> {
  const ownRow = and(eq(payLaterTransactions.id, id), eq(payLaterTransactions.merchantId, merchant.id));
  return (await tx.select().from(payLaterTransactions).where(ownRow))[0];
}

/** Updates the row, and the given object in memory. */
export async function changeTransaction(
  { tx }: Pick<Call, 'tx'>,
  row: TransactionRow,
  change: Partial<TransactionRow>,
): Promise<void> {
  await tx.update(payLaterTransactions).set(change).where(eq(payLaterTransactions.id, row.id));
  Object.assign(row, change);
}

/** A supplier that the lender accepted for the merchant; its name is null until the merchant adds it. */
export async function findSupplier({ tx, merchant }: Context, id: string) {
  const ownRow = and(eq(suppliers.id, id), eq(suppliers.merchantId, merchant.id));
  return (await tx.select().from(suppliers).where(ownRow))[0];
}
