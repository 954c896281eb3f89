import type { LoanOffer } from '../../../machines/domain/loan-offer';
import { formatMoney, formatRate } from '../../../machines/domain/money';
import { moneyCopy as copy, lateCharge } from '../../copy/money';

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
}

/** The processing fee as it is shown: 0 with its line, when the fee is switched off (spec 6). */
export function shownFee(offer: LoanOffer, isWaived: boolean): string {
  return formatMoney(isWaived ? 0 : offer.processingFee.amount);
}

/** The same lines for every offer, in the same order, so that lenders can be compared. */
export function offerFigures(offer: LoanOffer, isFeeWaived: boolean): readonly Figure[] {
  return [
    { label: copy.inBank, value: formatMoney(offer.transferableAmount) },
    { label: copy.processingFee, value: shownFee(offer, isFeeWaived) },
    { label: copy.gst, value: formatMoney(offer.gst.amount) },
    { label: copy.payInAll, value: formatMoney(offer.payableAmount) },
    { label: copy.interest, value: formatMoney(offer.interest) },
    { label: copy.apr, value: formatRate(offer.apr) },
    { label: copy.lateCharge, ...lateCharge(offer.penalty) },
  ];
}
