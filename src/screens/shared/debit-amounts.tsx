import { debitCopy as copy } from '#messages/mandate-account';
import { formatMoney } from '../../../machines/domain/base/money';
import type { Mandate } from '../../../machines/domain/mandate/mandate';
import { moneyOrNotGiven, periodText } from '../../copy/money';
import { Amount } from '../../ui/base/amount';
import { Row, Rows } from '../../ui/base/rows';
import { Hint, Lead } from '../../ui/base/text';

interface DebitAmountsProps {
  readonly mandate: Mandate;
  /** What one debit usually is, in paise; null where it is not known: then only the maximum is shown. */
  readonly instalment: number | null;
}

/** What the bank debits each time, and the maximum that the mandate allows, or that it is not given. */
export function DebitAmounts({ mandate: { maxAmount, frequency }, instalment }: DebitAmountsProps) {
  const isMaximumGiven = maxAmount > 0;
  if (instalment === null)
    return (
      <div>
        <Lead>{copy.atMost}</Lead>
        <Amount>{moneyOrNotGiven(maxAmount)}</Amount>
        {isMaximumGiven && <Hint>{copy.atMostHint}</Hint>}
      </div>
    );
  return (
    <div>
      <Lead>{copy.instalment}</Lead>
      <Amount suffix={periodText(frequency)}>{formatMoney(instalment)}</Amount>
      {isMaximumGiven ? (
        <Hint>{copy.neverMore(formatMoney(maxAmount))}</Hint>
      ) : (
        <Rows>
          <Row label={copy.atMost} value={moneyOrNotGiven(maxAmount)} />
        </Rows>
      )}
    </div>
  );
}
