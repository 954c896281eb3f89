import { outcomeCopy } from '#messages/payment-status-outcome';
import { formatMoney } from '../../../machines/domain/base/money';
import { isGoodEnding } from '../../../machines/domain/loan/ending';
import { loanAfterPayment } from '../../../machines/domain/loan/loan-after-payment';
import type { LoanAfterPayment } from '../../../machines/payment-status/context';
import { formatDate } from '../../copy/dates';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { SectionHeading, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';

const copy = outcomeCopy.paid.after;

interface LoanAfterPaymentCardProps {
  readonly after: LoanAfterPayment;
  /** The paid amount, in paise. */
  readonly amount: number;
  readonly lender: string;
  readonly onOpenClosedLoan: () => void;
}

/** What is left of the loan after the payment, and what is due next; renders nothing where the service reported neither. */
export function LoanAfterPaymentCard({
  after: { loan, readAt },
  amount,
  lender,
  onOpenClosedLoan,
}: LoanAfterPaymentCardProps) {
  const after = loanAfterPayment(loan, readAt);
  if (after === null) return null;
  if (after.kind === 'allPaid') {
    return (
      <Card tone="success">
        <SectionHeading>{copy.allPaid}</SectionHeading>
      </Card>
    );
  }
  if (after.kind === 'ended') {
    return (
      <Card tone={isGoodEnding(after.ending) ? 'success' : 'plain'}>
        <Stack gap="sm">
          <SectionHeading>{copy.ended[after.ending]}</SectionHeading>
          {after.ending === 'returned' && (
            <Rows>
              <Row label={copy.returned} value={formatMoney(amount)} strong />
            </Rows>
          )}
          <Text>{copy.owesNothing(lender)}</Text>
          {after.ending === 'settled' && <Text>{copy.onRecord}</Text>}
          <Button variant="secondary" onClick={onOpenClosedLoan}>
            {after.hasLetter ? copy.letter : copy.ending}
          </Button>
        </Stack>
      </Card>
    );
  }
  const { left, next, due } = after;
  return (
    <Card>
      <Stack gap="xs">
        <SectionHeading>{copy.heading}</SectionHeading>
        <Rows>
          {left !== null && <Row label={copy.left} value={formatMoney(left)} strong />}
          {next !== null && <Row label={copy.next[next.type]} value={formatMoney(next.amount)} />}
          {due !== null && (
            <Row label={due.kind === 'overdue' ? copy.oldest : copy.on} value={formatDate(due.on)} />
          )}
        </Rows>
      </Stack>
    </Card>
  );
}
