import { formatDate } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import { lenderInitials, lenderName } from '../../../machines/domain/lender/lenders';
import { isEndedLoan, type Loan } from '../../../machines/domain/loan/loan';
import type { LoanDetails } from '../../../machines/domain/loan/loan-details';
import { leftToPay } from '../../../machines/domain/loan/schedule';
import { summaryCopy as copy } from '../../copy/summary';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { LenderTag } from '../../ui/base/lender-tag';
import { Progress } from '../../ui/base/progress';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Ends, Hint, Lead, Strong } from '../../ui/base/text';

/** What is paid and what is left, by the lender's books; the whole is the sum of both. */
export function AccountCard({ loan }: { readonly loan: Loan }) {
  const isOver = isEndedLoan(loan);
  const total = loan.totalPaid + loan.maxRepaymentAmount;
  const paid = formatMoney(loan.totalPaid);
  return (
    <Card>
      <Stack gap="sm">
        <LenderTag initials={lenderInitials(loan.nbfc)} name={lenderName(loan.nbfc)} />
        <div>
          <Lead>{isOver ? copy.closed : copy.left}</Lead>
          <Amount>{formatMoney(isOver ? loan.totalPaid : loan.maxRepaymentAmount)}</Amount>
        </div>
        {!isOver && (
          <Ends>
            <Strong>{copy.paid(paid)}</Strong>
            <span>{copy.of(formatMoney(total))}</span>
          </Ends>
        )}
        <Progress
          value={loan.totalPaid}
          max={Math.max(total, 1)}
          label={copy.paidOfTotal(paid, formatMoney(total))}
        />
        <Hint>{copy.instalmentsPaid(loan.instalmentsPaid, loan.totalInstalments)}</Hint>
      </Stack>
    </Card>
  );
}

/** Rows of the account: due, left with its parts, late charges, days. */
export function AccountLines({ details, loan }: { readonly details: LoanDetails; readonly loan: Loan }) {
  const parts = leftToPay(details.instalments, loan);
  const isOver = isEndedLoan(loan);
  return (
    <Card>
      <Rows>
        {!isOver && (
          <Row
            label={copy.dueNow}
            hint={loan.totalDue > 0 ? copy.dueNowHint : copy.nothingDue}
            value={formatMoney(loan.totalDue)}
            strong
          />
        )}
        {!isOver && parts !== null && (
          <>
            <Row label={copy.leftInstalments} value={formatMoney(parts.instalments)} />
            <Row label={copy.leftLateCharges} value={formatMoney(parts.lateCharges)} />
          </>
        )}
        {!isOver && <Row label={copy.left} value={formatMoney(loan.maxRepaymentAmount)} strong />}
        <Row label={copy.lateAdded} value={formatMoney(loan.latePenaltiesAdded)} />
        <Row label={copy.latePaid} value={formatMoney(loan.latePenaltiesPaid)} />
        {!isOver && loan.lastDate !== null && <Row label={copy.lastDay} value={formatDate(loan.lastDate)} />}
        {loan.endedOn !== null && <Row label={copy.endedOn} value={formatDate(loan.endedOn)} />}
      </Rows>
    </Card>
  );
}
