import { and, eq } from 'drizzle-orm';
import { offers } from '../books/schema';
import type { Call } from '../wire/operation';
import type { OfferRow } from './offer-view';

/** The offer that was confirmed with a bank account; undefined before. */
export async function confirmedOffer({
  books,
  merchant,
}: Pick<Call, 'books' | 'merchant'>): Promise<OfferRow | undefined> {
  const rows = await books
    .select()
    .from(offers)
    .where(and(eq(offers.merchantId, merchant.id), eq(offers.status, 'SELECTED')));
  return rows[0];
}
