import { eq, sum } from 'drizzle-orm';
import type { Call } from '../../base/operation';
import { creditEntries, creditLines } from '../../database/schema-trade';
import { DAY_SECONDS, endOfDayInIndia } from '../../money/due-dates';

/** Days until the used amount is due. */
const TERM_DAYS = 30;

type Context = Pick<Call, 'tx' | 'merchant' | 'now'>;

/** Current state of a credit line. Amounts in paise, times in seconds. */
export interface CreditLine {
  limit: number;
  used: number;
  balance: number;
  dueAt: number | null;
  daysOverdue: number;
  nbfc: string;
  mCode: string;
}

/** The merchant's credit line; undefined for a merchant without one. */
export async function findCreditLine({ tx, merchant, now }: Context): Promise<CreditLine | undefined> {
  const [row] = await tx.select().from(creditLines).where(eq(creditLines.merchantId, merchant.id));
  if (row === undefined) return undefined;
  const [entries] = await tx
    .select({ used: sum(creditEntries.amount).mapWith(Number) })
    .from(creditEntries)
    .where(eq(creditEntries.merchantId, merchant.id));
  const used = entries?.used ?? 0;
  const dueAt = used > 0 ? row.dueAt : null;
  const daysOverdue = dueAt === null ? 0 : Math.max(0, Math.ceil((now - dueAt) / DAY_SECONDS));
  return {
    limit: row.limit,
    used,
    balance: row.limit - used,
    dueAt,
    daysOverdue,
    nbfc: row.nbfc,
    mCode: row.mCode,
  };
}

/** When credit that is used now will be due, seconds. */
export const creditDueAt = (now: number): number => endOfDayInIndia(now + TERM_DAYS * DAY_SECONDS);

/** Uses credit for a transaction, `amount` in paise. A second time for the same transaction is an error of the database. */
export async function drawCredit(context: Context, transactionId: string, amount: number): Promise<void> {
  const line = await findCreditLine(context);
  const { tx, merchant, now } = context;
  await tx
    .insert(creditEntries)
    .values({ merchantId: merchant.id, transactionId, kind: 'USE', amount, at: now });
  if (line?.dueAt == null)
    await tx
      .update(creditLines)
      .set({ dueAt: creditDueAt(now) })
      .where(eq(creditLines.merchantId, merchant.id));
}

/** Releases the credit of a transaction, `amount` in paise. A second time is an error of the database. */
export async function releaseCredit(
  { tx, merchant, now }: Context,
  transactionId: string,
  amount: number,
): Promise<void> {
  await tx
    .insert(creditEntries)
    .values({ merchantId: merchant.id, transactionId, kind: 'RELEASE', amount: -amount, at: now });
}
