import { and, asc, eq } from 'drizzle-orm';
import { isLenderEnabled } from '../base/lender-workflows';
import { type Operation, ok } from '../base/operation';
import { offers } from '../database/schema';
import { confirmedOffer } from './confirmed-offer';
import { offerView } from './offer-view';

/**
 * Status APPROVED: the valid open offers of the lenders whose workflow is enabled (spec 6); none while the merchant is blocked or not
 * eligible, and the lenders that are not enabled count as lenders without an offer. Status SELECTED: the confirmed offer.
 */
export const listLoanOffers: Operation<'listLoanOffers'> = async (call, { path }) => {
  const lendersWithoutOffer: string[] = JSON.parse(call.merchant.lendersWithoutOffer);
  if (path.status === 'SELECTED') {
    const confirmed = await confirmedOffer(call);
    return ok({
      loan_offers: confirmed === undefined ? [] : [offerView(confirmed, call.language)],
      lenders_without_offer: lendersWithoutOffer,
    });
  }
  const { tx, merchant, flags, now } = call;
  const rows = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.merchantId, merchant.id), eq(offers.status, path.status)))
    .orderBy(asc(offers.position));
  const isBlocked = merchant.processState === 'BLOCKED' || !merchant.isEligible;
  const validOffers = rows.filter((offer) => offer.validUntil === 0 || offer.validUntil > now);
  const enabledOffers = validOffers.filter((offer) => isLenderEnabled(flags, offer.nbfc));
  const disabledLenders = validOffers
    .filter((offer) => !enabledOffers.includes(offer))
    .flatMap(({ nbfc }) => nbfc ?? []);
  return ok({
    loan_offers: isBlocked ? [] : enabledOffers.map((offer) => offerView(offer, call.language)),
    lenders_without_offer: [...new Set([...lendersWithoutOffer, ...disabledLenders])],
  });
};
