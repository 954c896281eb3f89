import { formatDayAndTime } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import type { Agreement } from '../../../machines/domain/loan/agreement';
import { agreementCopy } from '../../copy/agreement';
import { instalmentLabels } from '../../copy/frequency';
import {
  aprLine,
  instalmentLine,
  interestLine,
  lastInstalment,
  lateChargeTerms,
  moneyCopy,
  moneyOrNotGiven,
} from '../../copy/money';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Lead } from '../../ui/base/text';
import { Banner } from '../../ui/feedback/banner';
import { Lender } from '../shared/lender';

const copy = agreementCopy.review;

/** The terms of an agreement: first the amount paid out to the bank account, then what the loan costs. */
export function AgreementTerms({ agreement }: { readonly agreement: Agreement }) {
  const fees = agreement.processingFee.amount + agreement.gst.amount;
  return (
    <Card>
      <Stack>
        <Lender nbfc={agreement.nbfc} />
        <div>
          <Lead>{moneyCopy.inBank}</Lead>
          <Amount>{moneyOrNotGiven(agreement.transferableAmount)}</Amount>
        </div>
        <Rows>
          <Row label={moneyCopy.loanAmount} value={moneyOrNotGiven(agreement.loanAmount)} />
          <Row label={copy.fees} value={formatMoney(fees)} />
          <Row label={moneyCopy.interest} value={interestLine(agreement)} />
          <Row
            label={instalmentLabels[agreement.frequency]}
            value={instalmentLine(agreement.instalment, agreement.instalments)}
            {...lastInstalment(agreement.instalment, agreement.instalments, agreement.payableAmount)}
          />
          <Row label={moneyCopy.apr} value={aprLine(agreement.apr)} />
          <Row label={moneyCopy.lateCharge} {...lateChargeTerms(agreement.penalty)} />
          <CoolingOffRow agreement={agreement} />
          <Row label={moneyCopy.payInAll} value={moneyOrNotGiven(agreement.payableAmount)} strong />
        </Rows>
      </Stack>
    </Card>
  );
}

/** Warning before the signature: fees are switched off (spec 6), but the agreement has one. Nothing without such a fee. */
export function UnexpectedFeeWarning({
  agreement,
  isProcessingFeeWaived,
}: {
  agreement: Agreement;
  isProcessingFeeWaived: boolean;
}) {
  const fees = agreement.processingFee.amount + agreement.gst.amount;
  if (!isProcessingFeeWaived || fees <= 0) return null;
  return (
    <Banner tone="late" title={copy.feeOnPaper}>
      {copy.feeOnPaperDetail(formatMoney(fees))}
    </Banner>
  );
}

/** Row with the end of the cooling-off period; nothing when the lender gives none. */
export function CoolingOffRow({ agreement }: { readonly agreement: Agreement }) {
  if (agreement.coolingOffUntil === null) return null;
  return <Row label={copy.returnUntil} value={formatDayAndTime(agreement.coolingOffUntil)} />;
}
