import { type Features, isOn } from '../base/features';
import { safePageAddress } from '../base/page-address';
import { mayLenderOffer } from '../lender/enabled-lenders';
import type { LoanQuote } from './loan-eligibility';
import type { LoanOffer } from './loan-offer';

/** What an offer is judged by, beside its own fields. */
export interface OfferCircumstances {
  readonly features: Features;
  /** Milliseconds, by the service's clock. */
  readonly now: number;
  /** The origin that a paper's address is relative to, such as `https://loans.example`. */
  readonly origin: string;
}

/** Offers that are not listed, counted by the reason. */
export interface LeftOut {
  /** Their `valid_until` is over. */
  readonly ended: number;
  /** Two different offers have one id, so nobody can say which of them a confirmation would take; or one can't be read at all. */
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
 * @param unread how many more offers there are that could not be read
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

/** The confirmed offer as every screen shows it, whatever is switched meanwhile; null without one. */
export function confirmedOffer(
  selected: readonly LoanOffer[],
  by: Pick<OfferCircumstances, 'features' | 'origin'>,
): LoanOffer | null {
  const [first] = selected;
  return first === undefined ? null : shownOffer(first, by);
}

/** An offer as every screen shows it: without the fee where that is switched off (spec 6), and with no unsafe link. */
export function shownOffer(offer: LoanOffer, by: Pick<OfferCircumstances, 'features' | 'origin'>): LoanOffer {
  const isSafe = safePageAddress(offer.kfsHtmlLink, by.origin) !== null;
  const safe = { ...offer, kfsHtmlLink: isSafe ? offer.kfsHtmlLink : null };
  return isOn(by.features, 'PROCESSING_FEE_DISABLE') ? withoutFee(safe) : safe;
}

/**
 * The offer with fee and GST at 0 and the whole loan in the bank. The APR was worked out with the fee, so it is not known
 * any more. Unchanged where the service left the fee out itself.
 */
function withoutFee(offer: LoanOffer): LoanOffer {
  const free = feeOff(offer);
  return free === offer ? offer : { ...free, apr: null };
}

/** The figures that a fee is taken out of; paise. */
type FeeTaken = Pick<LoanOffer, 'processingFee' | 'gst' | 'loanAmount' | 'transferableAmount'>;

/** Fee and GST at 0; what the bank gets is 0, not known, where the lender's own sum did not hold. */
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

/** An example of a loan as it is shown: without the fee where that is switched off. */
export function shownQuote(quote: LoanQuote, features: Features): LoanQuote {
  return isOn(features, 'PROCESSING_FEE_DISABLE') ? feeOff(quote) : quote;
}

function isSame(one: LoanOffer, other: LoanOffer): boolean {
  return one.id === other.id && JSON.stringify(one) === JSON.stringify(other);
}
