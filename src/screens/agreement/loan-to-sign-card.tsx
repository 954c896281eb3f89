import { agreementCopy } from '#messages/agreement';
import { instalmentLabels } from '#messages/frequency';
import { moneyCopy } from '#messages/money';
import { instalmentLine, lastInstalment, moneyOrNotGiven } from '../../copy/money';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { type AgreementTermsProps, CoolingOffRow } from './agreement-terms';

const copy = agreementCopy.otp;

/** Summary of the loan that the merchant signs with the code. */
export function LoanToSignCard({ agreement, coolingOffDays }: AgreementTermsProps) {
  return (
    <Card>
      <Rows>
        <Row label={copy.loan} value={moneyOrNotGiven(agreement.loanAmount)} />
        <Row label={copy.inYourBank} value={moneyOrNotGiven(agreement.transferableAmount)} />
        <Row
          label={instalmentLabels[agreement.frequency]}
          value={instalmentLine(agreement.instalment, agreement.instalments)}
          {...lastInstalment(agreement.instalment, agreement.instalments, agreement.payableAmount)}
        />
        <Row label={moneyCopy.payInAll} value={moneyOrNotGiven(agreement.payableAmount)} />
        <CoolingOffRow agreement={agreement} coolingOffDays={coolingOffDays} />
      </Rows>
    </Card>
  );
}
