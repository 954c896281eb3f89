import { prepaymentCopy } from '#messages/prepayment';
import { formatMoney, formatRate } from '../../../machines/domain/base/money';
import type { Foreclosure } from '../../../machines/domain/loan/foreclosure';
import { Row, Rows } from '../../ui/base/rows';

const copy = prepaymentCopy.closing;

interface QuoteRowsProps {
  readonly foreclosure: Foreclosure;
  /**
   * The feature PENALTY_WAIVE_OFF is on: the waiver of late charges has its own row, also when it is zero. Otherwise the waiver
   * is subtracted from the row of the late charges.
   */
  readonly isWaiverShown: boolean;
  /** The quote is today's, not one for a later day. */
  readonly isToday: boolean;
}

/** Every line of the quote, also one of zero; they add up to the total. */
export function QuoteRows({ foreclosure, isWaiverShown, isToday }: QuoteRowsProps) {
  const { principalCharged, accruedInterest, totalDuePenalty, penaltyWaived, terms, total } = foreclosure;
  return (
    <Rows>
      <Row label={copy.principal} value={formatMoney(principalCharged)} />
      <Row label={isToday ? copy.interestToday : copy.interest} value={formatMoney(accruedInterest)} />
      <Row
        label={copy.lateCharges}
        value={formatMoney(isWaiverShown ? totalDuePenalty : totalDuePenalty - penaltyWaived)}
      />
      {isWaiverShown && (
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
