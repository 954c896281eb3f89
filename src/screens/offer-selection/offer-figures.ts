import { formatMoney } from '../../../machines/domain/base/money';
import type { LoanOffer } from '../../../machines/domain/loan/loan-offer';
import {
  aprLine,
  moneyCopy as copy,
  interestLine,
  lastInstalment,
  lateChargeTerms,
  moneyOrNotGiven,
} from '../../copy/money';

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
}

/** The rows of an offer: the same for every offer, in the same order, so that offers can be compared. */
export function offerFigures(offer: LoanOffer): readonly Figure[] {
  return [
    { label: copy.inBank, value: moneyOrNotGiven(offer.transferableAmount) },
    { label: copy.processingFee, value: formatMoney(offer.processingFee.amount) },
    { label: copy.gst, value: formatMoney(offer.gst.amount) },
    {
      label: copy.payInAll,
      value: moneyOrNotGiven(offer.payableAmount),
      ...lastInstalment(offer.instalment, offer.instalments, offer.payableAmount),
    },
    { label: copy.interest, value: interestLine(offer) },
    { label: copy.apr, value: aprLine(offer.apr) },
    { label: copy.lateCharge, ...lateChargeTerms(offer.penalty) },
  ];
}
