import { formatMoney } from '../../../../machines/domain/money';
import type { RepaymentStatus } from '../../../../machines/domain/repayment';
import { laterCopy } from '../../../copy/payment-status-later';
import { Card } from '../../../ui/card';
import { Row, Rows } from '../../../ui/rows';
import { Stack } from '../../../ui/stack';
import { SectionHeading } from '../../../ui/text';

const copy = laterCopy.paid;

interface ClearedCardProps {
  readonly cleared: NonNullable<RepaymentStatus['cleared']>;
  /** Paise; what the lines make up. */
  readonly amount: number;
}

/** What the money was used for: each line, those of zero too, and the amount that they make up. */
export function ClearedCard({ cleared, amount }: ClearedCardProps) {
  return (
    <Card>
      <Stack gap="xs">
        <SectionHeading>{copy.cleared}</SectionHeading>
        <Rows>
          <Row label={copy.interest} value={formatMoney(cleared.interest)} />
          <Row label={copy.principal} value={formatMoney(cleared.principal)} />
          <Row label={copy.lateCharges} value={formatMoney(cleared.lateCharges)} />
          <Row label={copy.fees} value={formatMoney(cleared.fees)} />
          <Row label={copy.total} value={formatMoney(amount)} strong />
        </Rows>
      </Stack>
    </Card>
  );
}
