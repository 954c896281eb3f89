import { outcomeCopy } from '#messages/payment-status-outcome';
import { formatMoney } from '../../../machines/domain/base/money';
import { type PaymentAllocation, sumOfLines } from '../../../machines/domain/payment/repayment';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { SectionHeading } from '../../ui/base/text';

const copy = outcomeCopy.paid;

/** How the payment was allocated: all four lines, even those with 0, and their total. */
export function PaymentAllocationCard({ allocation }: { readonly allocation: PaymentAllocation }) {
  return (
    <Card>
      <Stack gap="xs">
        <SectionHeading>{copy.allocation}</SectionHeading>
        <Rows>
          <Row label={copy.interest} value={formatMoney(allocation.interest)} />
          <Row label={copy.principal} value={formatMoney(allocation.principal)} />
          <Row label={copy.lateCharges} value={formatMoney(allocation.lateCharges)} />
          <Row label={copy.fees} value={formatMoney(allocation.fees)} />
          <Row label={copy.total} value={formatMoney(sumOfLines(allocation))} strong />
        </Rows>
      </Stack>
    </Card>
  );
}
