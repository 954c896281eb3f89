import * as v from 'valibot';
import { compareText } from '../base/compare-text';

import { type Frequency, frequency, instalmentsPerYear } from '../base/frequency';
import { foreclosureConfigSchema, penaltyConfigSchema } from '../base/terms';
import {
  amountWithRate,
  aprOrNull,
  flag,
  lenientList,
  numberOrZero,
  paise,
  serverTime,
  textOrNull,
} from '../base/wire';

/** A loan offer (spec 3). Money in paise, rates in percent, times in milliseconds. */
export const loanOfferSchema = v.pipe(
  v.object({
    loan_offer_id: v.pipe(v.string(), v.nonEmpty()),
    loan_amount: paise,
    processing_fee: amountWithRate,
    gst: amountWithRate,
    transferable_amount: paise,
    duration: numberOrZero,
    interest: paise,
    payable_amount: paise,
    frequency,
    cashback_amount: paise,
    interest_rate: numberOrZero,
    regular_repayment: paise,
    penalty_config: penaltyConfigSchema,
    is_enach_required: flag,
    kfs_html_link: textOrNull,
    foreclosure_config: foreclosureConfigSchema,
    nbfc: textOrNull,
    apr: aprOrNull,
    valid_until: serverTime,
  }),
  v.transform((wire) => ({
    id: wire.loan_offer_id,
    loanAmount: wire.loan_amount,
    processingFee: wire.processing_fee,
    gst: wire.gst,
    transferableAmount: wire.transferable_amount,
    instalments: wire.duration,
    interest: wire.interest,
    payableAmount: wire.payable_amount,
    frequency: wire.frequency,
    cashbackAmount: wire.cashback_amount,
    interestRate: wire.interest_rate,
    instalment: wire.regular_repayment,
    penalty: wire.penalty_config,
    isEnachRequired: wire.is_enach_required,
    kfsHtmlLink: wire.kfs_html_link,
    foreclosure: wire.foreclosure_config,
    nbfc: wire.nbfc,
    apr: wire.apr,
    validUntil: wire.valid_until,
  })),
);

export type LoanOffer = v.InferOutput<typeof loanOfferSchema>;

const lendersWithoutOffer = v.nullish(v.array(v.string()), []);

/** The valid offers, the number of malformed ones, and the lenders that were asked and made no offer. */
export const loanOffersSchema = v.pipe(
  v.object({ loan_offers: lenientList(loanOfferSchema), lenders_without_offer: lendersWithoutOffer }),
  v.transform((wire) => ({
    offers: wire.loan_offers.items,
    malformedCount: wire.loan_offers.malformedCount,
    lendersWithoutOffer: wire.lenders_without_offer,
  })),
);

/** The confirmed offer. A malformed offer makes the response malformed: without it, no offer would seem to be confirmed. */
export const selectedOffersSchema = v.pipe(
  v.object({ loan_offers: v.array(loanOfferSchema), lenders_without_offer: lendersWithoutOffer }),
  v.transform((wire) => ({
    offers: wire.loan_offers,
    malformedCount: 0,
    lendersWithoutOffer: wire.lenders_without_offer,
  })),
);

export type LoanOffers = v.InferOutput<typeof loanOffersSchema>;

/** Offers of one loan amount (paise) by frequency. Each frequency has a list, since several lenders may offer the same. */
export interface OfferGroup {
  readonly amount: number;
  readonly frequencies: readonly { readonly frequency: Frequency; readonly offers: readonly LoanOffer[] }[];
}

/** The key of spec 2.4: amount (paise) and frequency. */
export function offerKey(amount: number, repaymentFrequency: Frequency): string {
  return `${amount}:${repaymentFrequency}`;
}

/** Offers by their `offerKey`. Each list is sorted by APR, lowest first, as the page shows the first; unknown APRs come last. */
export function offersByKey(offers: readonly LoanOffer[]): ReadonlyMap<string, readonly LoanOffer[]> {
  const byKey = new Map<string, LoanOffer[]>();
  for (const offer of offers) {
    const key = offerKey(offer.loanAmount, offer.frequency);
    byKey.set(key, [...(byKey.get(key) ?? []), offer].sort(byApr));
  }
  return byKey;
}

/** Offers grouped by loan amount, lowest first. In a group, the frequency with most instalments a year is first (spec 2.4). */
export function groupOffers(offers: readonly LoanOffer[]): readonly OfferGroup[] {
  const byKey = offersByKey(offers);
  const amounts = [...new Set(offers.map((offer) => offer.loanAmount))].sort((a, b) => a - b);
  return amounts.map((amount) => {
    const available = [
      ...new Set(offers.filter((offer) => offer.loanAmount === amount).map((offer) => offer.frequency)),
    ];
    available.sort((a, b) => instalmentsPerYear(b) - instalmentsPerYear(a));
    return {
      amount,
      frequencies: available.map((each) => ({
        frequency: each,
        offers: byKey.get(offerKey(amount, each)) ?? [],
      })),
    };
  });
}

/** Sort value of an offer without an APR: after all others, since its cost is unknown. */
const UNKNOWN_APR = Number.MAX_VALUE;

function byApr(a: LoanOffer, b: LoanOffer): number {
  return (a.apr ?? UNKNOWN_APR) - (b.apr ?? UNKNOWN_APR) || compareText(a.id, b.id);
}

/** The highest offered loan amount, in paise; 0 without offers. */
export function highestAmount(offers: readonly LoanOffer[]): number {
  return offers.reduce((highest, offer) => Math.max(highest, offer.loanAmount), 0);
}
