import { and, asc, eq } from 'drizzle-orm';
import { offers } from '../books/schema';
import { mayOffer } from '../people/lender-workflows';
import { type Operation, ok } from '../wire/operation';
import { offerView } from './offer-view';

/** APPROVED gives the open offers that still hold and that the lender workflows let through; SELECTED the confirmed one. */
export const listLoanOffers: Operation<'listLoanOffers'> = async (
  { books, merchant, flags, now },
  { path },
) => {
  const rows = await books
    .select()
    .from(offers)
    .where(and(eq(offers.merchantId, merchant.id), eq(offers.status, path.status)))
    .orderBy(asc(offers.position));
  const blocked = merchant.processState === 'BLOCKED' || !merchant.isEligible;
  const holds = rows.filter(
    (offer) => path.status === 'SELECTED' || offer.validUntil === 0 || offer.validUntil > now,
  );
  const listed = holds.filter((offer) => path.status === 'SELECTED' || mayOffer(flags.features, offer.nbfc));
  const kept = holds.filter((offer) => !listed.includes(offer)).flatMap(({ nbfc }) => nbfc ?? []);
  const without: string[] = JSON.parse(merchant.lendersWithoutOffer);
  return ok({
    loan_offers: blocked && path.status === 'APPROVED' ? [] : listed.map(offerView),
    lenders_without_offer: [...new Set([...without, ...kept])],
  });
};
