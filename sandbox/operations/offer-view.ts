import { documentUrl } from '../base/document-url';
import { lenderOf } from '../base/lenders';
import type { Schemas } from '../base/operation';
import type { offers } from '../database/schema';
import type { Language } from '../language/language';
import { asFrequency } from '../money/frequency';
import { GST_RATE, offerTerms, type Terms } from '../money/offer-terms';

export type OfferRow = typeof offers.$inferSelect;

/** The terms of a stored offer; they are computed, not stored. */
export const termsOf = (offer: OfferRow): Terms =>
  offerTerms({
    loanAmount: offer.loanAmount,
    interestRate: offer.interestRate,
    feeRate: offer.feeRate,
    frequency: asFrequency(offer.frequency),
    duration: offer.duration,
  });

/** The lender's late charges, in paise and days. */
export function penaltyOf(nbfc: string | null): Schemas['PenaltyConfig'] {
  const { lateCharges } = lenderOf(nbfc);
  return {
    one_time_penalty_amount: lateCharges.firstPaise,
    one_time_penalty_frequency: lateCharges.afterDays,
    recurring_penalty_amount: lateCharges.repeatedPaise,
    recurring_penalty_frequency: lateCharges.everyDays,
  };
}

/** The foreclosure fee and its GST (paise, percent), if the whole loan amount were outstanding. */
export function foreclosureOf(offer: OfferRow): Schemas['ForeclosureConfig'] {
  const rate = lenderOf(offer.nbfc).foreclosureRate;
  const fee = Math.round((offer.loanAmount * rate) / 100);
  return {
    fee_amount: fee,
    fee_rate: rate,
    gst_amount: Math.round((fee * GST_RATE) / 100),
    gst_rate: GST_RATE,
  };
}

/** An offer in the contract's format. */
export function offerView(offer: OfferRow, language: Language): Schemas['LoanOffer'] {
  const terms = termsOf(offer);
  return {
    loan_offer_id: offer.id,
    loan_amount: offer.loanAmount,
    processing_fee: { amount: terms.fee, rate: offer.feeRate },
    gst: { amount: terms.gst, rate: GST_RATE },
    transferable_amount: terms.transferable,
    duration: offer.duration,
    interest: terms.interest,
    payable_amount: terms.payable,
    frequency: asFrequency(offer.frequency),
    cashback_amount: offer.cashback,
    interest_rate: offer.interestRate,
    regular_repayment: terms.regularRepayment,
    penalty_config: penaltyOf(offer.nbfc),
    is_enach_required: offer.isEnachRequired,
    kfs_html_link: documentUrl('kfs', offer.id, 'html', language),
    foreclosure_config: foreclosureOf(offer),
    nbfc: offer.nbfc,
    apr: terms.apr,
    valid_until: offer.validUntil,
  };
}
