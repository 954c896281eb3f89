import { type Features, isFeatureOn } from '../base/features';
import { safePageUrl } from '../base/page-url';
import { mayLenderOffer } from '../lender/enabled-lenders';
import type { LoanQuote } from './loan-eligibility';
import type { LoanOffer } from './loan-offer';

/** What decides, besides the offer itself, whether and how the offer is shown. */
export interface OfferCircumstances {
  readonly features: Features;
  /** Milliseconds, by the service's clock. */
  readonly now: number;
  /** The origin against which a document's URL is resolved, such as `https://loans.example`. */
  readonly origin: string;
}

/** How many offers are not listed, by the reason. */
export interface OmittedOfferCounts {
  /** `valid_until` has passed. */
  readonly ended: number;
  /** Different offers have the same id, so that it is unclear which one would be confirmed. Malformed offers count here too. */
  readonly ambiguous: number;
  /** Lender workflows are on, but none that includes the offer's lender (spec 6). */
  readonly notEnabled: number;
}

export const noOmittedOffers: OmittedOfferCounts = { ended: 0, ambiguous: 0, notEnabled: 0 };

export interface OfferList {
  readonly offers: readonly LoanOffer[];
  readonly omitted: OmittedOfferCounts;
}

/**
 * The approved offers that the merchant can choose from, each as returned by `shownOffer`; the others are counted.
 * @param malformedCount number of malformed offers
 */
export function offersToChooseFrom(
  offers: readonly LoanOffer[],
  circumstances: OfferCircumstances,
  malformedCount = 0,
): OfferList {
  const distinct = offers.filter(
    (offer, index) => !offers.slice(0, index).some((earlier) => isSame(earlier, offer)),
  );
  const unambiguous = distinct.filter(({ id }) => distinct.filter((each) => each.id === id).length === 1);
  const enabled = unambiguous.filter(({ nbfc }) => mayLenderOffer(circumstances.features, nbfc));
  const valid = enabled.filter(({ validUntil }) => validUntil === null || validUntil > circumstances.now);
  return {
    offers: valid.map((offer) => shownOffer(offer, circumstances)),
    omitted: {
      ended: enabled.length - valid.length,
      ambiguous: distinct.length - unambiguous.length + malformedCount,
      notEnabled: unambiguous.length - enabled.length,
    },
  };
}

/** The confirmed offer as every screen shows it, also when its lender's workflow is off; null without one. */
export function confirmedOffer(
  selected: readonly LoanOffer[],
  circumstances: Pick<OfferCircumstances, 'features' | 'origin'>,
): LoanOffer | null {
  const [first] = selected;
  return first === undefined ? null : shownOffer(first, circumstances);
}

/** An offer as every screen shows it: without the fee when PROCESSING_FEE_DISABLE is on (spec 6), and without an unsafe link. */
export function shownOffer(
  offer: LoanOffer,
  circumstances: Pick<OfferCircumstances, 'features' | 'origin'>,
): LoanOffer {
  const isSafe = safePageUrl(offer.kfsHtmlLink, circumstances.origin) !== null;
  const safe = { ...offer, kfsHtmlLink: isSafe ? offer.kfsHtmlLink : null };
  return isFeatureOn(circumstances.features, 'PROCESSING_FEE_DISABLE') ? withoutFee(safe) : safe;
}

/**
 * The offer with fee and GST at 0 and the whole loan amount transferred. Its APR becomes unknown, as the service's APR includes
 * the fee. An offer that has no fee is returned unchanged.
 */
function withoutFee(offer: LoanOffer): LoanOffer {
  const feeless = withFeeAtZero(offer);
  return feeless === offer ? offer : { ...feeless, apr: null };
}

/** The fields that depend on the fee. */
type FeeFields = Pick<LoanOffer, 'processingFee' | 'gst' | 'loanAmount' | 'transferableAmount'>;

/** Sets fee and GST to 0. The transferable amount becomes 0, that is unknown, when the lender's own sum was inconsistent. */
function withFeeAtZero<TLoan extends FeeFields>(loan: TLoan): TLoan {
  const { processingFee, gst, loanAmount, transferableAmount } = loan;
  const deducted = processingFee.amount + gst.amount;
  if (deducted === 0) return loan;
  return {
    ...loan,
    processingFee: { amount: 0, rate: 0 },
    gst: { ...gst, amount: 0 },
    transferableAmount: loanAmount - deducted === transferableAmount ? loanAmount : 0,
  };
}

/** An example of a loan as it is shown: without the fee when PROCESSING_FEE_DISABLE is on. */
export function shownQuote(quote: LoanQuote, features: Features): LoanQuote {
  return isFeatureOn(features, 'PROCESSING_FEE_DISABLE') ? withFeeAtZero(quote) : quote;
}

function isSame(left: LoanOffer, right: LoanOffer): boolean {
  return left.id === right.id && JSON.stringify(left) === JSON.stringify(right);
}
