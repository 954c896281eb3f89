import { moneyCopy } from '#messages/money';
import { summaryCopy as copy } from '#messages/summary';
import { formatMoney } from '../../../machines/domain/base/money';
import { amountLeft, isEndedLoan, type Loan } from '../../../machines/domain/loan/loan';
import type { LoanDetails } from '../../../machines/domain/loan/loan-details';
import { outstandingAmounts } from '../../../machines/domain/loan/schedule';
import { formatDate } from '../../copy/dates';
import { moneyOrNotGiven } from '../../copy/money';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Progress } from '../../ui/base/progress';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, Lead, SplitLine, Strong } from '../../ui/base/text';
import { Lender } from '../shared/lender';

/** What is paid and what is left to pay, as the lender reports it; the total is the sum of both, where both are known. */
export function AccountCard({ loan }: { readonly loan: Loan }) {
  const isEnded = isEndedLoan(loan);
  const left = amountLeft(loan);
  const total = left === null ? null : loan.totalPaid + left;
  const paidText = formatMoney(loan.totalPaid);
  return (
    <Card>
      <Stack gap="sm">
        <Lender nbfc={loan.nbfc} />
        <div>
          <Lead>{isEnded ? copy.closed : copy.left}</Lead>
          <Amount>{isEnded ? moneyOrNotGiven(loan.totalPaid) : textOfLeft(left)}</Amount>
        </div>
        {!isEnded && (
          <SplitLine>
            <Strong>{copy.paid(paidText)}</Strong>
            {total !== null && <span>{copy.ofTotal(formatMoney(total))}</span>}
          </SplitLine>
        )}
        {total !== null && (
          <Progress
            value={loan.totalPaid}
            max={Math.max(total, 1)}
            label={copy.paidOfTotal(paidText, formatMoney(total))}
          />
        )}
        <Hint>{copy.instalmentsPaid(loan.instalmentsPaid, loan.totalInstalments)}</Hint>
      </Stack>
    </Card>
  );
}

/** The amounts due and left to pay, the late charges, and the last day of the loan. */
export function AccountLines({ details, loan }: { readonly details: LoanDetails; readonly loan: Loan }) {
  const left = amountLeft(loan);
  const leftParts = left === null ? null : outstandingAmounts(details.instalments, loan);
  const isEnded = isEndedLoan(loan);
  return (
    <Card>
      <Rows>
        {!isEnded && (
          <Row
            label={copy.dueNow}
            hint={loan.totalDue > 0 ? copy.dueNowHint : copy.nothingDue}
            value={formatMoney(loan.totalDue)}
            strong
          />
        )}
        {!isEnded && leftParts !== null && (
          <>
            <Row label={copy.leftInstalments} value={formatMoney(leftParts.instalments)} />
            <Row label={copy.leftLateCharges} value={formatMoney(leftParts.lateCharges)} />
          </>
        )}
        {!isEnded && <Row label={copy.left} value={textOfLeft(left)} strong />}
        <Row label={copy.lateAdded} value={formatMoney(loan.lateChargesAdded)} />
        <Row label={copy.latePaid} value={formatMoney(loan.lateChargesPaid)} />
        {!isEnded && loan.lastDueDate !== null && (
          <Row label={copy.lastDay} value={formatDate(loan.lastDueDate)} />
        )}
        {loan.endedOn !== null && <Row label={copy.endedOn} value={formatDate(loan.endedOn)} />}
      </Rows>
    </Card>
  );
}

/** What is left to pay: 0 is an amount here, and null is not. */
const textOfLeft = (paise: number | null) => (paise === null ? moneyCopy.notGiven : formatMoney(paise));
