import { fallbacks } from '#messages/fallbacks';
import { moneyCopy } from '#messages/money';
import { offerSelectionCopy as copy } from '#messages/offer-selection';
import { formatMoney } from '../../machines/domain/base/money';
import type { OmittedOfferCounts } from '../../machines/domain/loan/offer-list';
import { paperNames } from '../messages/paper-names';
import { formatDate } from './dates';

/** Label of a link to a paper of the lender, in the language of the paper. @param language a language tag */
export function paperName(language: string, format: 'HTML' | 'PDF'): string {
  return paperNames[language]?.[format] ?? copy.paperOther[format](language);
}

/** An average month of an offer: "about ₹8,909"; exact for a monthly plan. @param paise null where it is not known */
export function monthlyLine(paise: number | null, isMonthly: boolean): string {
  if (paise === null) return moneyCopy.notGiven;
  return isMonthly ? formatMoney(paise) : copy.about(formatMoney(paise));
}

/** Last day of an offer: "15 Nov, 2026". @param time milliseconds; null: the offer does not end */
export function openUntil(time: number | null): string {
  return time === null ? copy.noEnd : formatDate(time);
}

/** Why some offers are not listed: a sentence for each reason. */
export function whyNotListed({ ended, ambiguous }: OmittedOfferCounts): readonly string[] {
  return [
    ...(ended > 0 ? [copy.omitted.ended(ended)] : []),
    ...(ambiguous > 0 ? [copy.omitted.ambiguous(ambiguous)] : []),
  ];
}

/** Why no offer is listed. */
export function whyNoOffers(omitted: OmittedOfferCounts): string {
  const reasons = [...whyNotListed(omitted), ...(omitted.notEnabled > 0 ? [fallbacks.notEligible] : [])];
  return reasons.length === 0 ? copy.noOffersDetail : reasons.join(' ');
}

/** Sentence with the lenders that made no offer. @param names their names */
export function withoutOffer(names: readonly string[]): string {
  return copy.withoutOffer(names.join(', '));
}
