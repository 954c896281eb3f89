import { type Features, isOn } from '../base/features';
import { safePageUrl } from '../base/page-url';
import { mayLenderOffer } from '../lender/enabled-lenders';
import type { LoanQuote } from './loan-eligibility';
import type { LoanOffer } from './loan-offer';

/** What decides whether and how an offer is shown, besides its own fields. */
export interface OfferCircumstances {
  readonly features: Features;
  /** Milliseconds, by the service's clock. */
  readonly now: number;
  /** The origin that a document's URL is relative to, such as `https://loans.example`. */
  readonly origin: string;
}

/** Offers that are not listed, counted by the reason. */
export interface LeftOut {
  /** Their `valid_until` is over. */
  readonly ended: number;
  /** Two different offers have the same id, so that it is unclear which of them would be confirmed; or an offer is malformed. */
  readonly ambiguous: number;
  /** Lender workflows are on, and none of them enables the lender (spec 6). */
  readonly notEnabled: number;
}

export const nothingLeftOut: LeftOut = { ended: 0, ambiguous: 0, notEnabled: 0 };

export interface OfferList {
  readonly offers: readonly LoanOffer[];
  readonly leftOut: LeftOut;
}

/**
 * The approved offers that a merchant can choose from, each as `shownOffer` gives it.
 * @param unread number of malformed offers
 */
export function offersToChooseFrom(all: readonly LoanOffer[], by: OfferCircumstances, unread = 0): OfferList {
  const distinct = all.filter((offer, at) => !all.slice(0, at).some((before) => isSame(before, offer)));
  const clear = distinct.filter(({ id }) => distinct.filter((other) => other.id === id).length === 1);
  const enabled = clear.filter(({ nbfc }) => mayLenderOffer(by.features, nbfc));
  const open = enabled.filter(({ validUntil }) => validUntil === null || validUntil > by.now);
  return {
    offers: open.map((offer) => shownOffer(offer, by)),
    leftOut: {
      ended: enabled.length - open.length,
      ambiguous: distinct.length - clear.length + unread,
      notEnabled: clear.length - enabled.length,
    },
  };
}

/** The confirmed offer as every screen shows it; lender workflows do not apply to it. Null without one. */
export function confirmedOffer(
  selected: readonly LoanOffer[],
  by: Pick<OfferCircumstances, 'features' | 'origin'>,
): LoanOffer | null {
  const [first] = selected;
  return first === undefined ? null : shownOffer(first, by);
}

/** An offer as every screen shows it: without the fee where that is switched off (spec 6), and without an unsafe link. */
export function shownOffer(offer: LoanOffer, by: Pick<OfferCircumstances, 'features' | 'origin'>): LoanOffer {
  const isSafe = safePageUrl(offer.kfsHtmlLink, by.origin) !== null;
  const safe = { ...offer, kfsHtmlLink: isSafe ? offer.kfsHtmlLink : null };
  return isOn(by.features, 'PROCESSING_FEE_DISABLE') ? withoutFee(safe) : safe;
}

/**
 * The offer with fee and GST at 0 and the whole loan amount transferred. Its APR includes the fee, so it becomes unknown.
 * Unchanged where the service left out the fee itself.
 */
function withoutFee(offer: LoanOffer): LoanOffer {
  const free = feeOff(offer);
  return free === offer ? offer : { ...free, apr: null };
}

/** The figures that depend on the fee; paise. */
type FeeTaken = Pick<LoanOffer, 'processingFee' | 'gst' | 'loanAmount' | 'transferableAmount'>;

/** Fee and GST at 0; the transferable amount is 0, that is unknown, where the lender's own sum was inconsistent. */
function feeOff<TLoan extends FeeTaken>(loan: TLoan): TLoan {
  const { processingFee, gst, loanAmount, transferableAmount } = loan;
  const taken = processingFee.amount + gst.amount;
  if (taken === 0) return loan;
  return {
    ...loan,
    processingFee: { amount: 0, rate: 0 },
    gst: { ...gst, amount: 0 },
    transferableAmount: loanAmount - taken === transferableAmount ? loanAmount : 0,
  };
}

/** An example of a loan as shown: without the fee where that is switched off. */
export function shownQuote(quote: LoanQuote, features: Features): LoanQuote {
  return isOn(features, 'PROCESSING_FEE_DISABLE') ? feeOff(quote) : quote;
}

function isSame(one: LoanOffer, other: LoanOffer): boolean {
  return one.id === other.id && JSON.stringify(one) === JSON.stringify(other);
}
