import { formatMoney, formatRate } from '../../../machines/domain/base/money';
import type { Foreclosure } from '../../../machines/domain/loan/foreclosure';
import { prepaymentCopy } from '../../copy/prepayment';
import { Row, Rows } from '../../ui/base/rows';

const copy = prepaymentCopy.closing;

interface QuoteRowsProps {
  readonly foreclosure: Foreclosure;
  /**
   * The lender waives late charges (PENALTY_WAIVE_OFF): the waiver has a row of its own, zero too. Otherwise no waiver is
   * shown: the late charges are shown as charged, and the rows still add up to the total.
   */
  readonly canWaive: boolean;
}

/** Every line of the quote, zeros too; the total is their sum. */
export function QuoteRows({ foreclosure, canWaive }: QuoteRowsProps) {
  const { principalCharged, accruedInterest, totalDuePenalty, penaltyWaived, terms, total } = foreclosure;
  return (
    <Rows>
      <Row label={copy.principal} value={formatMoney(principalCharged)} />
      <Row label={copy.interest} value={formatMoney(accruedInterest)} />
      <Row
        label={copy.lateCharges}
        value={formatMoney(canWaive ? totalDuePenalty : totalDuePenalty - penaltyWaived)}
      />
      {canWaive && <Row label={copy.waived} value={formatMoney(penaltyWaived === 0 ? 0 : -penaltyWaived)} />}
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
