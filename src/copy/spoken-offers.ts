import { spokenAmount } from '#messages/amount-in-words';
import { offerSelectionCopy } from '#messages/offer-selection';
import { spokenTexts as texts } from '#messages/spoken';
import type { KeyFacts } from '../../machines/domain/loan/key-facts';
import { highestAmount, type LoanOffer } from '../../machines/domain/loan/loan-offer';
import { lenderName } from './lender';
import { leastAndMost } from './money';
import { spokenRate } from './spoken-figures';
import { spokenReturn, spokenTerms } from './spoken-terms';

/** All offers, as sentences to read aloud: up to how much, at what cost, from whom. @param lenders their names */
export function spokenOffers(offers: readonly LoanOffer[], lenders: readonly string[]): readonly string[] {
  const aprs = leastAndMost(offers.map(({ apr }) => apr));
  return [
    texts.upTo(spokenAmount(highestAmount(offers))),
    ...(aprs === null ? [] : [aprSentence(aprs.least, aprs.most)]),
    texts.offersFrom(lenders.join(', ')),
    offerSelectionCopy.free,
  ];
}

/** One offer, as sentences to read aloud. @param facts null while they are loading, and before they are asked for */
export function spokenOffer(
  offer: LoanOffer,
  facts: KeyFacts | null,
  coolingOffDays: number,
): readonly string[] {
  return [
    texts.offerFrom(lenderName(offer.nbfc)),
    ...spokenTerms(offer, facts),
    ...(offer.processingFee.amount > 0 ? [texts.fee(spokenAmount(offer.processingFee.amount))] : []),
    ...(offer.gst.amount > 0 ? [texts.gst(spokenAmount(offer.gst.amount))] : []),
    texts.lateCharge,
    ...spokenReturn(coolingOffDays),
  ];
}

function aprSentence(least: number, most: number): string {
  return least === most ? texts.apr(spokenRate(least)) : texts.aprRange(spokenRate(least), spokenRate(most));
}
