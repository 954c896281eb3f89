import { instalmentLabels } from '#messages/frequency';
import { moneyCopy as labels } from '#messages/money';
import { formatMoney, formatRate } from '../../../machines/domain/base/money';
import type { LoanOffer } from '../../../machines/domain/loan/loan-offer';
import {
  aprLine,
  instalmentLine,
  interestLine,
  lastInstalment,
  lateChargeTerms,
  moneyOrNotGiven,
} from '../../copy/money';
import { Row, Rows } from '../../ui/base/rows';

/** The figures of an approved offer: the principal, the costs, the repayment. */
export function ApprovedTerms({ offer }: { readonly offer: LoanOffer }) {
  return (
    <Rows>
      <Row label={labels.loanAmount} value={moneyOrNotGiven(offer.loanAmount)} />
      <Row
        label={labels.processingFee}
        value={formatMoney(offer.processingFee.amount)}
        {...rateHint(offer.processingFee.rate)}
      />
      <Row label={labels.gst} value={formatMoney(offer.gst.amount)} {...rateHint(offer.gst.rate)} />
      <Row label={labels.interest} value={interestLine(offer)} />
      <Row
        label={instalmentLabels[offer.frequency]}
        value={instalmentLine(offer.instalment, offer.instalments)}
        {...lastInstalment(offer.instalment, offer.instalments, offer.payableAmount)}
      />
      <Row label={labels.lateCharge} {...lateChargeTerms(offer.penalty)} />
      <Row label={labels.apr} value={aprLine(offer.apr)} />
      <Row label={labels.payInAll} value={moneyOrNotGiven(offer.payableAmount)} strong />
    </Rows>
  );
}

/** Hint with the rate behind an amount, if the lender gives one. */
function rateHint(percent: number): { readonly hint?: string } {
  return percent > 0 ? { hint: formatRate(percent) } : {};
}
