import { and, eq, lte, sql } from 'drizzle-orm';
import type { Call } from '../../base/operation';
import { payLaterTransactions } from '../../database/schema-trade';
import { DAY_SECONDS } from '../../money/due-dates';

/** A payment that nobody decides on the hosted page fails after a day. */
const PAGE_VALIDITY_SECONDS = DAY_SECONDS;

/** Fails the payments that nobody decided on the hosted page in time; they used no credit. */
export async function failExpiredPayments({
  tx,
  merchant,
  now,
}: Pick<Call, 'tx' | 'merchant' | 'now'>): Promise<void> {
  await tx
    .update(payLaterTransactions)
    .set({
      status: 'FAILED',
      message: 'NOT_ANSWERED',
      answeredAt: sql`${payLaterTransactions.createdAt} + ${PAGE_VALIDITY_SECONDS}`,
    })
    .where(
      and(
        eq(payLaterTransactions.merchantId, merchant.id),
        eq(payLaterTransactions.status, 'CREATED'),
        lte(payLaterTransactions.createdAt, now - PAGE_VALIDITY_SECONDS),
      ),
    );
}
