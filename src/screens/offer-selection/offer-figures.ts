import { formatMoney } from '../../../machines/domain/base/money';
import type { LoanOffer } from '../../../machines/domain/loan/loan-offer';
import {
  aprLine,
  moneyCopy as copy,
  interestLine,
  interestRateLine,
  lastInstalment,
  lateChargeTerms,
  moneyOrNotGiven,
} from '../../copy/money';

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
}

/**
 * The figures that decide between offers: what comes, what goes back, the yearly cost, and what a late payment costs. The same for
 * every offer, in the same order.
 */
export function mainFigures(offer: LoanOffer): readonly Figure[] {
  return [
    { label: copy.inBank, value: moneyOrNotGiven(offer.transferableAmount) },
    {
      label: copy.payInAll,
      value: moneyOrNotGiven(offer.payableAmount),
      ...lastInstalment(offer.instalment, offer.instalments, offer.payableAmount),
    },
    { label: copy.apr, value: aprLine(offer.apr) },
    { label: copy.lateCharge, ...lateChargeTerms(offer.penalty) },
  ];
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
