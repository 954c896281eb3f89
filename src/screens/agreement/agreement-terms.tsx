import { agreementCopy } from '#messages/agreement';
import { writtenAmount } from '#messages/amount-in-words';
import { afterMoney, giveLoanBack } from '#messages/cooling-off';
import { instalmentLabels } from '#messages/frequency';
import { days, moneyCopy } from '#messages/money';
import { formatMoney } from '../../../machines/domain/base/money';
import type { Agreement } from '../../../machines/domain/loan/agreement';
import { formatDayAndTime } from '../../copy/dates';
import {
  aprLine,
  instalmentLine,
  interestLine,
  lastInstalment,
  lateChargeTerms,
  moneyOrNotGiven,
} from '../../copy/money';
import { spokenAgreement } from '../../copy/spoken-agreement';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { SideAction } from '../../ui/base/side-action';
import { Stack } from '../../ui/base/stack';
import { Lead } from '../../ui/base/text';
import { Banner } from '../../ui/feedback/banner';
import { Lender } from '../shared/lender';
import { AmountInWords } from '../shared/speech/amount-in-words';
import { ListenButton } from '../shared/speech/listen-button';

const copy = agreementCopy.review;

export interface AgreementTermsProps {
  readonly agreement: Agreement;
  /** Days after the disbursal in which the loan may be given back; 0 while unknown. */
  readonly coolingOffDays: number;
}

/** The terms of an agreement: first the amount paid out to the bank account, then what the loan costs. */
export function AgreementTerms({ agreement, coolingOffDays }: AgreementTermsProps) {
  const fees = agreement.processingFee.amount + agreement.gst.amount;
  return (
    <Card>
      <Stack>
        <SideAction>
          <Lender nbfc={agreement.nbfc} />
          <ListenButton
            sentences={spokenAgreement(agreement, agreement.coolingOffUntil === null ? coolingOffDays : 0)}
          />
        </SideAction>
        <div>
          <Lead>{moneyCopy.inBank}</Lead>
          <Amount>{moneyOrNotGiven(agreement.transferableAmount)}</Amount>
          <AmountInWords paise={agreement.transferableAmount} />
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
          <Row
            label={moneyCopy.payInAll}
            value={moneyOrNotGiven(agreement.payableAmount)}
            strong
            {...(agreement.payableAmount > 0 ? { hint: writtenAmount(agreement.payableAmount) } : {})}
          />
          <Row label={moneyCopy.apr} value={aprLine(agreement.apr)} />
          <Row label={moneyCopy.lateCharge} {...lateChargeTerms(agreement.penalty)} />
          <CoolingOffRow agreement={agreement} coolingOffDays={coolingOffDays} />
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

/** Row with the end of the cooling-off period: its time once the money was sent, before that in days; nothing when neither is known. */
export function CoolingOffRow({ agreement: { coolingOffUntil }, coolingOffDays }: AgreementTermsProps) {
  if (coolingOffUntil !== null)
    return <Row label={giveLoanBack} value={copy.returnUntil(formatDayAndTime(coolingOffUntil))} />;
  if (coolingOffDays <= 0) return null;
  return <Row label={giveLoanBack} value={days(coolingOffDays)} hint={afterMoney} />;
}
