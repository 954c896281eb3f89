import type { Agreement } from '../../../machines/domain/agreement';
import { formatDayAndTime } from '../../../machines/domain/dates';
import { lenderInitials, lenderName } from '../../../machines/domain/lenders';
import { formatMoney, formatRate } from '../../../machines/domain/money';
import { agreementCopy } from '../../copy/agreement';
import { eachPeriod } from '../../copy/frequency';
import { Amount } from '../../ui/amount';
import { Card } from '../../ui/card';
import { LenderTag } from '../../ui/lender-tag';
import { Row, Rows } from '../../ui/rows';
import { Stack } from '../../ui/stack';
import { Lead } from '../../ui/text';

const copy = agreementCopy.read;

/** The loan of an agreement: what reaches the bank first, then what it costs. */
export function AgreementTerms({ agreement }: { readonly agreement: Agreement }) {
  const fees = agreement.processingFee.amount + agreement.gst.amount;
  return (
    <Card>
      <Stack>
        <LenderTag initials={lenderInitials(agreement.nbfc)} name={lenderName(agreement.nbfc)} />
        <div>
          <Lead>{copy.getInBank}</Lead>
          <Amount>{formatMoney(agreement.transferableAmount)}</Amount>
        </div>
        <Rows>
          <Row label={copy.loan} value={formatMoney(agreement.loanAmount)} />
          <Row label={copy.fees} value={formatMoney(fees)} />
          <Row label={copy.interest} value={formatMoney(agreement.interest)} />
          <Row label={eachPeriod[agreement.frequency]} value={instalmentsOf(agreement)} />
          <Row label={copy.apr} value={formatRate(agreement.apr)} />
          <Row label={copy.lateCharge} value={formatMoney(agreement.penalty.oneTimeAmount)} />
          <CoolingOffRow agreement={agreement} />
          <Row label={copy.payInAll} value={formatMoney(agreement.payableAmount)} strong />
        </Rows>
      </Stack>
    </Card>
  );
}

/** Until when the loan can be returned; nothing when the lender does not say. */
export function CoolingOffRow({ agreement }: { readonly agreement: Agreement }) {
  if (agreement.coolingOffUntil === null) return null;
  return <Row label={copy.returnUntil} value={formatDayAndTime(agreement.coolingOffUntil)} />;
}

/** One instalment times their number. */
export function instalmentsOf({ instalment, instalments }: Agreement): string {
  return `${formatMoney(instalment)} × ${instalments}`;
}
