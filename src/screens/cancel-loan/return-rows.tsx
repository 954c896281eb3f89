import type { Cancellation } from '../../../machines/domain/cancellation';
import { sentBack } from '../../../machines/domain/cancellation-quote';
import { formatMoney } from '../../../machines/domain/money';
import { cancelLoanCopy } from '../../copy/cancel-loan';
import { Card } from '../../ui/card';
import { Row, Rows } from '../../ui/rows';
import { Hint } from '../../ui/text';

const copy = cancelLoanCopy.coolingOff;

/** Every line of what giving the loan back costs; the lines make up the total, those of zero are shown too. */
export function ReturnRows({ quote }: { readonly quote: Cancellation }) {
  const back = sentBack(quote);
  return (
    <Card>
      <Rows>
        <Row label={copy.principal} hint={copy.principalHint} value={formatMoney(quote.principal)} />
        <Row label={copy.cost} value={formatMoney(quote.proportionateCost)} />
        <Row label={copy.fees} value={formatMoney(0)} />
        <Row label={copy.alreadyPaid} value={formatMoney(-quote.alreadyPaid)} />
        {back > 0 && <Row label={copy.sentBack} value={formatMoney(back)} />}
        <Row label={copy.total} value={formatMoney(quote.total)} strong />
      </Rows>
      <Hint>{copy.tomorrow}</Hint>
    </Card>
  );
}
