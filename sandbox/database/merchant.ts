import { eq } from 'drizzle-orm';
import { readFlags } from '../base/flags';
import type { DbTransaction } from './open-database';
import { events, merchants } from './schema';

export type Merchant = typeof merchants.$inferSelect;

/** The merchant's row; undefined for an unknown id. */
export async function findMerchant(tx: DbTransaction, id: string): Promise<Merchant | undefined> {
  return (await tx.select().from(merchants).where(eq(merchants.id, id)))[0];
}

/** Updates the merchant's row, and the given object in memory. */
export async function changeMerchant(
  tx: DbTransaction,
  merchant: Merchant,
  change: Partial<Merchant>,
): Promise<void> {
  await tx.update(merchants).set(change).where(eq(merchants.id, merchant.id));
  Object.assign(merchant, change);
}

/** Stores an event of the merchant. `timestamp` in virtual seconds. */
export async function recordEvent(
  tx: DbTransaction,
  merchantId: string,
  timestamp: number,
  kind: string,
  detail: object = {},
) {
  await tx.insert(events).values({ merchantId, at: timestamp, kind, detail: JSON.stringify(detail) });
}

/** The merchant's flags, defaults filled in. */
export const flagsOf = (merchant: Merchant) => readFlags(merchant.flags);
