import { and, asc, desc, eq } from 'drizzle-orm';
import type { Books } from '../books/open-books';
import { loans, offers } from '../books/schema';
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
  const isOver = path.status === 'SELECTED' && (await hasEndedLoan(books, merchant.id));
  const blocked = merchant.processState === 'BLOCKED' || !merchant.isEligible;
  const holds = rows.filter(
    (offer) => path.status === 'SELECTED' || offer.validUntil === 0 || offer.validUntil > now,
  );
  const listed = holds.filter((offer) => path.status === 'SELECTED' || mayOffer(flags.features, offer.nbfc));
  const kept = holds.filter((offer) => !listed.includes(offer)).flatMap(({ nbfc }) => nbfc ?? []);
  const without: string[] = JSON.parse(merchant.lendersWithoutOffer);
  return ok({
    loan_offers: isOver || (blocked && path.status === 'APPROVED') ? [] : listed.map(offerView),
    lenders_without_offer: [...new Set([...without, ...kept])],
  });
};

/** The loan that the confirmed offer became is over: paid, closed early, or given back. The offer is no one's choice now. */
async function hasEndedLoan(books: Books, merchantId: string): Promise<boolean> {
  const [latest] = await books
    .select({ status: loans.status })
    .from(loans)
    .where(eq(loans.merchantId, merchantId))
    .orderBy(desc(loans.createdAt))
    .limit(1);
  return latest !== undefined && ENDED.includes(latest.status);
}

/** COMPLETE, CANCELLED, FORECLOSED. */
const ENDED = [3, 5, 6];
