import { eq } from 'drizzle-orm';
import { readFlags } from '../people/flags';
import type { Books } from './open-books';
import { events, merchants } from './schema';

export type Merchant = typeof merchants.$inferSelect;

/** The merchant's row; undefined for an unknown id. */
export async function findMerchant(books: Books, id: string): Promise<Merchant | undefined> {
  return (await books.select().from(merchants).where(eq(merchants.id, id)))[0];
}

/** Changes the merchant's row, and the object in memory. */
export async function changeMerchant(
  books: Books,
  merchant: Merchant,
  change: Partial<Merchant>,
): Promise<void> {
  await books.update(merchants).set(change).where(eq(merchants.id, merchant.id));
  Object.assign(merchant, change);
}

/** Records an event of the merchant. `at` in virtual seconds. */
export async function noteEvent(
  books: Books,
  merchantId: string,
  at: number,
  kind: string,
  detail: object = {},
) {
  await books.insert(events).values({ merchantId, at, kind, detail: JSON.stringify(detail) });
}

/** The merchant's flags, defaults filled in. */
export const flagsOf = (merchant: Merchant) => readFlags(merchant.flags);
