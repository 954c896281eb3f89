import { moneyCopy as copy } from '#messages/money';
import { offerSelectionCopy } from '#messages/offer-selection';
import { formatMoney } from '../../../machines/domain/base/money';
import type { LoanOffer } from '../../../machines/domain/loan/loan-offer';
import { monthlyObligation, paidBackPerThousand } from '../../../machines/domain/loan/offer-comparison';
import {
  aprLine,
  interestLine,
  interestRateLine,
  lastInstalment,
  lateChargeTerms,
  moneyOrNotGiven,
  repaymentLine,
} from '../../copy/money';
import { monthlyLine } from '../../copy/offer-selection';

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
}

/**
 * The figures that decide between offers, below the money in hand: each instalment, an average month, what goes back, the yearly
 * cost, and what a late payment costs. The same for every offer, in the same order.
 */
export function mainFigures(offer: LoanOffer): readonly Figure[] {
  return [
    {
      label: copy.instalment,
      value: repaymentLine(offer.instalment, offer.instalments, offer.frequency),
      ...lastInstalment(offer.instalment, offer.instalments, offer.payableAmount),
    },
    monthlyFigure(offer),
    { label: copy.payInAll, value: moneyOrNotGiven(offer.payableAmount), ...perThousand(offer) },
    { label: copy.apr, value: aprLine(offer.apr) },
    { label: copy.lateCharge, ...lateChargeTerms(offer.penalty) },
  ];
}

/** What an average month costs: one figure for daily, weekly and monthly plans. */
export function monthlyFigure(offer: LoanOffer): Figure {
  const isMonthly = offer.frequency === 'monthly';
  return {
    label: offerSelectionCopy.monthly,
    value: monthlyLine(monthlyObligation(offer), isMonthly),
    ...(isMonthly ? {} : { hint: offerSelectionCopy.monthlyHint }),
  };
}

function perThousand(offer: LoanOffer): { readonly hint?: string } {
  const amount = paidBackPerThousand(offer);
  return amount === null ? {} : { hint: offerSelectionCopy.perThousand(formatMoney(amount)) };
}

/** What the total and the amount in the bank are made of: the principal, what is taken from it, and the interest. */
export function costFigures(offer: LoanOffer): readonly Figure[] {
  return [
    { label: copy.loanAmount, value: moneyOrNotGiven(offer.loanAmount) },
    { label: copy.processingFee, value: formatMoney(offer.processingFee.amount) },
    { label: copy.gst, value: formatMoney(offer.gst.amount) },
    { label: copy.interest, value: interestLine(offer) },
    { label: copy.interestRate, value: interestRateLine(offer), hint: copy.interestRateHint },
  ];
}
