import { formatMoney, formatRate } from '../../../machines/domain/base/money';
import type { LoanOffer } from '../../../machines/domain/loan/loan-offer';
import { eachPeriod } from '../../copy/frequency';
import {
  aprLine,
  givenMoney,
  instalmentLine,
  interestLines,
  lastInstalment,
  lateCharge,
  moneyCopy as words,
} from '../../copy/money';
import { Row, Rows } from '../../ui/base/rows';

/** The money of an approved offer: what is lent, what it costs, what is paid back. */
export function ApprovedTerms({ offer }: { readonly offer: LoanOffer }) {
  return (
    <Rows>
      <Row label={words.loanAmount} value={givenMoney(offer.loanAmount)} />
      <Row
        label={words.processingFee}
        value={formatMoney(offer.processingFee.amount)}
        {...rate(offer.processingFee.rate)}
      />
      <Row label={words.gst} value={formatMoney(offer.gst.amount)} {...rate(offer.gst.rate)} />
      <Row label={words.interest} value={interestLines(offer).interest} />
      <Row
        label={eachPeriod[offer.frequency]}
        value={instalmentLine(offer.instalment, offer.instalments)}
        {...lastInstalment(offer.instalment, offer.instalments, offer.payableAmount)}
      />
      <Row label={words.lateCharge} {...lateCharge(offer.penalty)} />
      <Row label={words.apr} value={aprLine(offer.apr)} />
      <Row label={words.payInAll} value={givenMoney(offer.payableAmount)} strong />
    </Rows>
  );
}

/** The rate behind an amount, when the lender names one. */
function rate(percent: number): { readonly hint?: string } {
  return percent > 0 ? { hint: formatRate(percent) } : {};
}
