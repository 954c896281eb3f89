import { howOften, instalmentLabels } from '#messages/frequency';
import { loanDetailsCopy as copy } from '#messages/loan-details';
import { moneyCopy } from '#messages/money';
import { formatMoney, formatRate } from '../../../machines/domain/base/money';
import type { Agreement } from '../../../machines/domain/loan/agreement';
import type { Loan } from '../../../machines/domain/loan/loan';
import { maskedAccount } from '../../../machines/domain/payment/bank-account';
import type { Terms } from '../../../machines/loan-details/machine';
import { formatDate, formatDayAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import {
  aprLine,
  instalmentLine,
  interestLine,
  lastInstalment,
  moneyOrNotGiven,
  tenor,
} from '../../copy/money';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Lead, SectionHeading } from '../../ui/base/text';
import { Lender } from '../shared/lender';
import { EarlyClosingCard, LateChargeCard } from './charge-cards';
import { DocumentsCard, type PaperSending } from './documents-card';

interface TermsCardsProps {
  readonly terms: Terms;
  /** How papers are sent on; absent before the signature. */
  readonly sending?: PaperSending;
}

/** The terms of the agreement (spec 3), with its documents and dates; nothing without an agreement. */
export function TermsCards({ terms: { agreement, loan }, sending }: TermsCardsProps) {
  if (agreement === null) return null;
  return (
    <>
      <LoanCard agreement={agreement} loan={loan} />
      <CostCard agreement={agreement} />
      <LateChargeCard penalty={agreement.penalty} />
      <EarlyClosingCard foreclosure={agreement.foreclosure} />
      <DocumentsCard agreement={agreement} loan={loan} sending={sending} />
      <DatesCard agreement={agreement} loan={loan} />
    </>
  );
}

function LoanCard({ agreement, loan }: { agreement: Agreement; loan: Loan | null }) {
  const account = loan?.bankAccount ?? null;
  return (
    <Card>
      <Stack>
        <Lender nbfc={agreement.nbfc} />
        <div>
          <Lead>{moneyCopy.loanAmount}</Lead>
          <Amount>{moneyOrNotGiven(agreement.loanAmount)}</Amount>
        </div>
        <Rows>
          <Row
            label={moneyCopy.processingFee}
            value={formatMoney(agreement.processingFee.amount)}
            {...rateHint(agreement.processingFee.rate)}
          />
          <Row
            label={moneyCopy.gst}
            value={formatMoney(agreement.gst.amount)}
            {...rateHint(agreement.gst.rate)}
          />
          <Row label={copy.received} value={moneyOrNotGiven(agreement.transferableAmount)} strong />
          {account !== null && (
            <Row
              label={copy.bankAccount}
              value={[account.bankName, maskedAccount(account)].filter((part) => part !== null).join(' ')}
            />
          )}
          <Row label={copy.lender} value={lenderName(agreement.nbfc)} />
        </Rows>
      </Stack>
    </Card>
  );
}

function CostCard({ agreement }: { agreement: Agreement }) {
  const { instalment, instalments, payableAmount, frequency } = agreement;
  return (
    <Card>
      <Stack gap="xs">
        <SectionHeading>{copy.theCost}</SectionHeading>
        <Rows>
          <Row label={copy.frequency} value={howOften[frequency]} />
          <Row
            label={copy.instalments}
            value={instalments > 0 ? instalments : moneyCopy.notGiven}
            hint={tenor(agreement.duration, frequency)}
          />
          <Row
            label={instalmentLabels[frequency]}
            value={instalmentLine(instalment, instalments)}
            {...lastInstalment(instalment, instalments, payableAmount)}
          />
          <Row label={moneyCopy.interest} value={interestLine(agreement)} />
          <Row label={moneyCopy.apr} value={aprLine(agreement.apr)} />
          <Row label={moneyCopy.payInAll} value={moneyOrNotGiven(payableAmount)} strong />
          {agreement.cashbackAmount > 0 && (
            <Row
              label={copy.cashback}
              hint={copy.cashbackHint}
              value={formatMoney(agreement.cashbackAmount)}
            />
          )}
        </Rows>
      </Stack>
    </Card>
  );
}

function DatesCard({ agreement, loan }: { agreement: Agreement; loan: Loan | null }) {
  const { createTime, updateTime, isSigned, coolingOffUntil } = agreement;
  const disbursedOn = loan?.disbursedOn ?? null;
  return (
    <Card>
      <Stack gap="xs">
        <SectionHeading>{copy.theDates}</SectionHeading>
        <Rows>
          {createTime !== null && <Row label={copy.drawnUp} value={formatDate(createTime)} />}
          {isSigned && updateTime !== null && <Row label={copy.signedOn} value={formatDate(updateTime)} />}
          {disbursedOn !== null && <Row label={copy.sentOn} value={formatDate(disbursedOn)} />}
          {coolingOffUntil !== null && (
            <Row label={copy.returnUntil} value={formatDayAndTime(coolingOffUntil)} />
          )}
        </Rows>
      </Stack>
    </Card>
  );
}

/** Hint with the rate behind an amount, if the lender gives one. */
function rateHint(percent: number): { readonly hint?: string } {
  return percent > 0 ? { hint: formatRate(percent) } : {};
}
