import { formatMoney } from '../../../machines/domain/base/money';
import { type Cleared, sumOfLines } from '../../../machines/domain/payment/repayment';
import { outcomeCopy } from '../../copy/payment-status-outcome';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { SectionHeading } from '../../ui/base/text';

const copy = outcomeCopy.paid;

/** How the payment was allocated: all four lines, even those with 0, and their total. */
export function PaymentAllocationCard({ cleared }: { readonly cleared: Cleared }) {
  return (
    <Card>
      <Stack gap="xs">
        <SectionHeading>{copy.cleared}</SectionHeading>
        <Rows>
          <Row label={copy.interest} value={formatMoney(cleared.interest)} />
          <Row label={copy.principal} value={formatMoney(cleared.principal)} />
          <Row label={copy.lateCharges} value={formatMoney(cleared.lateCharges)} />
          <Row label={copy.fees} value={formatMoney(cleared.fees)} />
          <Row label={copy.total} value={formatMoney(sumOfLines(cleared))} strong />
        </Rows>
      </Stack>
    </Card>
  );
}
