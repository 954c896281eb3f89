import { formatMoney } from '../../../machines/domain/base/money';
import type { Cancellation } from '../../../machines/domain/loan/cancellation';
import { returnCost, sentBack } from '../../../machines/domain/loan/cancellation-quote';
import { cancelLoanCopy } from '../../copy/cancel-loan';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';

const copy = cancelLoanCopy.coolingOff;

/** Every line of what giving the loan back costs; the lines make up the total, those of zero are shown too. */
export function ReturnRows({ quote }: { readonly quote: Cancellation }) {
  const back = sentBack(quote);
  return (
    <Card>
      <Rows>
        <Row label={copy.principal} hint={copy.principalHint} value={formatMoney(quote.principal)} />
        <Row label={copy.cost} value={formatMoney(quote.proportionateCost)} />
        <Row label={copy.alreadyPaid} value={formatMoney(-quote.alreadyPaid)} />
        {back > 0 && <Row label={copy.sentBack} value={formatMoney(back)} />}
        <Row label={copy.total} value={formatMoney(quote.total)} strong />
      </Rows>
      <Hint>{copy.tomorrow}</Hint>
    </Card>
  );
}

/** What the loan will have cost when it is given back: nothing that was paid for it is called free. */
export function TrueCost({
  quote,
  disbursedAmount,
}: {
  readonly quote: Cancellation;
  readonly disbursedAmount: number;
}) {
  const cost = returnCost(quote, disbursedAmount);
  if (cost === null) return null;
  const words = copy.trueCost;
  return (
    <Card>
      <Stack gap="sm">
        <SectionHeading>{words.title}</SectionHeading>
        <Rows>
          <Row label={words.received} value={formatMoney(cost.received)} />
          <Row label={words.takenOff} value={formatMoney(cost.takenOff)} />
          <Row label={words.interest} value={formatMoney(cost.interest)} />
          <Row label={words.cost} value={formatMoney(cost.cost)} strong />
        </Rows>
      </Stack>
    </Card>
  );
}
