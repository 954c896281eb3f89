import * as v from 'valibot';
import { compareText } from '../base/compare-text';

import { type Frequency, frequency, instalmentsPerYear } from '../base/frequency';
import { foreclosureConfig, penaltyConfig } from '../base/terms';
import { aprOrNull, flag, numberOrZero, paise, rated, readable, serverTime, textOrNull } from '../base/wire';

/** A loan offer (spec 3). Money in paise, rates in percent, times in milliseconds. */
export const loanOffer = v.pipe(
  v.object({
    loan_offer_id: v.pipe(v.string(), v.nonEmpty()),
    loan_amount: paise,
    processing_fee: rated,
    gst: rated,
    transferable_amount: paise,
    duration: numberOrZero,
    interest: paise,
    payable_amount: paise,
    frequency,
    cashback_amount: paise,
    interest_rate: numberOrZero,
    regular_repayment: paise,
    penalty_config: penaltyConfig,
    is_enach_required: flag,
    kfs_html_link: textOrNull,
    foreclosure_config: foreclosureConfig,
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

export type LoanOffer = v.InferOutput<typeof loanOffer>;

const lendersWithoutOffer = v.nullish(v.array(v.string()), []);

/** The list of offers, with the lenders that were asked and made none. A malformed offer is left out, and counted. */
export const loanOffers = v.pipe(
  v.object({ loan_offers: readable(loanOffer), lenders_without_offer: lendersWithoutOffer }),
  v.transform((wire) => ({
    offers: wire.loan_offers.items,
    unread: wire.loan_offers.unread,
    lendersWithoutOffer: wire.lenders_without_offer,
  })),
);

/** The confirmed offer. A malformed one makes the response malformed: left out, the merchant would count as not having confirmed. */
export const selectedOffers = v.pipe(
  v.object({ loan_offers: v.array(loanOffer), lenders_without_offer: lendersWithoutOffer }),
  v.transform((wire) => ({
    offers: wire.loan_offers,
    unread: 0,
    lendersWithoutOffer: wire.lenders_without_offer,
  })),
);

export type LoanOffers = v.InferOutput<typeof loanOffers>;

/** Offers of one loan amount, by frequency; several lenders may offer the same, so each is a list. */
export interface OfferGroup {
  readonly amount: number;
  readonly frequencies: readonly { readonly frequency: Frequency; readonly offers: readonly LoanOffer[] }[];
}

/** The key of spec 2.4: amount (paise) and frequency. */
export function offerKey(amount: number, of: Frequency): string {
  return `${amount}:${of}`;
}

/** Offers by their key; inside a key the lowest APR, which the page shows, comes first; offers without an APR last. */
export function offersByKey(offers: readonly LoanOffer[]): ReadonlyMap<string, readonly LoanOffer[]> {
  const byKey = new Map<string, LoanOffer[]>();
  for (const offer of offers) {
    const key = offerKey(offer.loanAmount, offer.frequency);
    byKey.set(key, [...(byKey.get(key) ?? []), offer].sort(byApr));
  }
  return byKey;
}

/** Offers grouped by loan amount, lowest first; inside, frequencies with most instalments a year first (spec 2.4). */
export function groupOffers(offers: readonly LoanOffer[]): readonly OfferGroup[] {
  const byKey = offersByKey(offers);
  const amounts = [...new Set(offers.map((offer) => offer.loanAmount))].sort((a, b) => a - b);
  return amounts.map((amount) => {
    const available = [
      ...new Set(offers.filter((offer) => offer.loanAmount === amount).map((o) => o.frequency)),
    ];
    available.sort((a, b) => instalmentsPerYear(b) - instalmentsPerYear(a));
    return {
      amount,
      frequencies: available.map((of) => ({ frequency: of, offers: byKey.get(offerKey(amount, of)) ?? [] })),
    };
  });
}

/** Rank of an offer without an APR: last, not as if it cost nothing. */
const HIGHEST = Number.MAX_VALUE;

function byApr(a: LoanOffer, b: LoanOffer): number {
  return (a.apr ?? HIGHEST) - (b.apr ?? HIGHEST) || compareText(a.id, b.id);
}

/** The highest amount on offer, in paise; 0 without offers. */
export function highestAmount(offers: readonly LoanOffer[]): number {
  return offers.reduce((highest, offer) => Math.max(highest, offer.loanAmount), 0);
}
