import type { ReactNode } from 'react';
import { homeCopy as copy } from '#messages/home';
import { formatMoney } from '../../../machines/domain/base/money';
import { amountLeft, type Loan } from '../../../machines/domain/loan/loan';
import { Card } from '../../ui/base/card';
import { canDrawInstalments, InstalmentLine } from '../../ui/base/instalment-line';
import { Progress } from '../../ui/base/progress';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, SplitLine } from '../../ui/base/text';
import { ButtonRow } from '../../ui/controls/button-row';

interface PaidCardProps {
  readonly loan: Loan;
  /** Instalments whose day has passed unpaid. */
  readonly lateCount: number;
  /** Links to more details. */
  readonly children: ReactNode;
}

/** How much of the loan is paid, instalment by instalment, and out of the amount paid plus the amount still to pay, where that is known. */
export function PaidCard({ loan, lateCount, children }: PaidCardProps) {
  const left = amountLeft(loan);
  const total = left === null ? null : loan.totalPaid + left;
  const paid = formatMoney(loan.totalPaid);
  return (
    <Card>
      <Stack gap="sm">
        <SplitLine>
          <SectionHeading>{copy.paid(paid)}</SectionHeading>
          {total !== null && <span>{copy.ofTotal(formatMoney(total))}</span>}
        </SplitLine>
        {canDrawInstalments(loan.totalInstalments) ? (
          <InstalmentLine
            paid={loan.instalmentsPaid}
            late={lateCount}
            total={loan.totalInstalments}
            label={copy.instalmentsLine(loan.instalmentsPaid, loan.totalInstalments, lateCount)}
          />
        ) : (
          total !== null && (
            <Progress
              value={loan.totalPaid}
              max={Math.max(total, 1)}
              label={copy.paidOfTotal(paid, formatMoney(total))}
            />
          )
        )}
        <SplitLine>
          <Hint as="span">{copy.instalmentsPaid(loan.instalmentsPaid, loan.totalInstalments)}</Hint>
          {left !== null && <Hint as="span">{copy.left(formatMoney(left))}</Hint>}
        </SplitLine>
        <ButtonRow>{children}</ButtonRow>
      </Stack>
    </Card>
  );
}
