import { cancelLoanCopy } from '#messages/cancel-loan';
import { formatMoney } from '../../../machines/domain/base/money';
import type { Cancellation } from '../../../machines/domain/loan/cancellation';
import { cancellationCost, refundAmount } from '../../../machines/domain/loan/cancellation-quote';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';

const copy = cancelLoanCopy.coolingOff;

/** All lines of the amount to pay for returning the loan, also those of zero; they add up to the total. */
export function ReturnCostCard({ quote }: { readonly quote: Cancellation }) {
  const refund = refundAmount(quote);
  return (
    <Card>
      <Rows>
        <Row label={copy.principal} hint={copy.principalHint} value={formatMoney(quote.principal)} />
        <Row label={copy.cost} value={formatMoney(quote.proportionateCost)} />
        <Row label={copy.alreadyPaid} value={formatMoney(-quote.alreadyPaid)} />
        {refund > 0 && <Row label={copy.refundAmount} value={formatMoney(refund)} />}
        <Row label={copy.total} value={formatMoney(quote.total)} strong />
      </Rows>
      <Hint>{copy.tomorrow}</Hint>
    </Card>
  );
}

/** What a returned loan costs in total, with the fees that were deducted at the disbursal; nothing when that is unknown. */
export function TrueCostCard({
  quote,
  disbursedAmount,
}: {
  readonly quote: Cancellation;
  readonly disbursedAmount: number;
}) {
  const cost = cancellationCost(quote, disbursedAmount);
  if (cost === null) return null;
  const texts = copy.trueCost;
  return (
    <Card>
      <Stack gap="sm">
        <SectionHeading>{texts.title}</SectionHeading>
        <Rows>
          <Row label={texts.received} value={formatMoney(cost.received)} />
          <Row label={texts.deductedFees} value={formatMoney(cost.deductedFees)} />
          <Row label={texts.interest} value={formatMoney(cost.interest)} />
          <Row label={texts.cost} value={formatMoney(cost.cost)} strong />
        </Rows>
      </Stack>
    </Card>
  );
}
