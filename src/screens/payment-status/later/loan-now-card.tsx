import { afterPayment } from '../../../../machines/domain/after-payment';
import { formatDate } from '../../../../machines/domain/dates';
import { formatMoney } from '../../../../machines/domain/money';
import type { LoanAfter } from '../../../../machines/payment-status/context';
import { laterCopy } from '../../../copy/payment-status-later';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Row, Rows } from '../../../ui/rows';
import { Stack } from '../../../ui/stack';
import { SectionHeading, Text } from '../../../ui/text';

const copy = laterCopy.paid.after;

interface LoanNowCardProps {
  readonly after: LoanAfter;
  /** What was paid, in paise. */
  readonly amount: number;
  readonly lender: string;
  readonly onEnding: () => void;
}

/** What the payment left of the loan, and what is next; nothing where the service said neither. */
export function LoanNowCard({ after: { loan, readAt }, amount, lender, onEnding }: LoanNowCardProps) {
  const after = afterPayment(loan, readAt);
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
      <Card tone="success">
        <Stack gap="sm">
          <SectionHeading>{copy.ended[after.how]}</SectionHeading>
          {after.how === 'returned' && (
            <Rows>
              <Row label={copy.returned} value={formatMoney(amount)} strong />
            </Rows>
          )}
          <Text>{copy.owesNothing(lender)}</Text>
          <Button variant="secondary" onClick={onEnding}>
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
