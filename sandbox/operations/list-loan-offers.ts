import { and, asc, eq } from 'drizzle-orm';
import { offers } from '../books/schema';
import { type Operation, ok } from '../wire/operation';
import { offerView } from './offer-view';

/** APPROVED gives the open offers that still hold; SELECTED the confirmed one. */
export const listLoanOffers: Operation<'listLoanOffers'> = async ({ books, merchant, now }, { path }) => {
  const rows = await books
    .select()
    .from(offers)
    .where(and(eq(offers.merchantId, merchant.id), eq(offers.status, path.status)))
    .orderBy(asc(offers.position));
  const blocked = merchant.processState === 'BLOCKED' || !merchant.isEligible;
  const holds = rows.filter(
    (offer) => path.status === 'SELECTED' || offer.validUntil === 0 || offer.validUntil > now,
  );
  const without: string[] = JSON.parse(merchant.lendersWithoutOffer);
  return ok({
    loan_offers: blocked && path.status === 'APPROVED' ? [] : holds.map(offerView),
    lenders_without_offer: without,
  });
};
