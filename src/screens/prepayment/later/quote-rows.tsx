import type { Foreclosure } from '../../../../machines/domain/foreclosure';
import { formatMoney, formatRate } from '../../../../machines/domain/money';
import { laterCopy } from '../../../copy/prepayment-later';
import { Row, Rows } from '../../../ui/rows';

const copy = laterCopy.closing;

interface QuoteRowsProps {
  readonly foreclosure: Foreclosure;
  /** Late charges can be let off: their line is shown, also when it is zero. */
  readonly canWaive: boolean;
}

/** Every line of the quote, zeros too; the total is their sum. */
export function QuoteRows({ foreclosure, canWaive }: QuoteRowsProps) {
  const { principalCharged, accruedInterest, totalDuePenalty, penaltyWaived, terms, total } = foreclosure;
  return (
    <Rows>
      <Row label={copy.principal} value={formatMoney(principalCharged)} />
      <Row label={copy.interest} value={formatMoney(accruedInterest)} />
      <Row label={copy.lateCharges} value={formatMoney(totalDuePenalty)} />
      {(canWaive || penaltyWaived !== 0) && (
        <Row label={copy.waived} value={formatMoney(penaltyWaived === 0 ? 0 : -penaltyWaived)} />
      )}
      <Row
        label={copy.fee}
        value={formatMoney(terms.feeAmount)}
        {...(terms.feeRate > 0 ? { hint: copy.rate(formatRate(terms.feeRate)) } : {})}
      />
      <Row
        label={copy.gst}
        value={formatMoney(terms.gstAmount)}
        {...(terms.gstRate > 0 ? { hint: copy.gstRate(formatRate(terms.gstRate)) } : {})}
      />
      <Row label={copy.total} value={formatMoney(total)} strong />
    </Rows>
  );
}
