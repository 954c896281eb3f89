import { loanDetailsCopy as copy } from '#messages/loan-details';
import { formatMoney, formatRate } from '../../../machines/domain/base/money';
import type { ForeclosureConfig, PenaltyConfig } from '../../../machines/domain/base/terms';
import { whenLate } from '../../copy/money';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Text } from '../../ui/base/text';

/** Late charges: the one-time charge and the recurring charge. */
export function LateChargeCard({ penalty }: { readonly penalty: PenaltyConfig }) {
  const { oneTimeAmount, oneTimeAfterDays, recurringAmount, recurringEveryDays } = penalty;
  const isRecurring = recurringAmount > 0 && recurringEveryDays > 0;
  return (
    <Card>
      <Stack gap="xs">
        <SectionHeading>{copy.ifLate}</SectionHeading>
        {oneTimeAmount <= 0 && !isRecurring && (
          <Text>{penalty.isGiven ? copy.noLateCharge : copy.lateChargeNotGiven}</Text>
        )}
        <Rows>
          {oneTimeAmount > 0 && (
            <Row label={copy.oneTime} hint={whenLate(oneTimeAfterDays)} value={formatMoney(oneTimeAmount)} />
          )}
          {isRecurring && (
            <Row
              label={copy.recurring}
              hint={copy.every(recurringEveryDays)}
              value={formatMoney(recurringAmount)}
            />
          )}
        </Rows>
      </Stack>
    </Card>
  );
}

/** The cost of closing the loan early. */
export function EarlyClosingCard({ foreclosure }: { readonly foreclosure: ForeclosureConfig }) {
  const { feeAmount, feeRate, gstAmount, gstRate } = foreclosure;
  const isFree = feeAmount <= 0 && feeRate <= 0;
  return (
    <Card>
      <Stack gap="xs">
        <SectionHeading>{copy.ifEarly}</SectionHeading>
        {isFree ? (
          <Text>{foreclosure.isGiven ? copy.noForeclosure : copy.foreclosureNotGiven}</Text>
        ) : (
          <>
            <Rows>
              <Row label={copy.foreclosureFee} value={formatMoney(feeAmount)} {...rateHint(feeRate)} />
              <Row label={copy.foreclosureGst} value={formatMoney(gstAmount)} {...rateHint(gstRate)} />
            </Rows>
            <Hint>{copy.onTheWholeLoan}</Hint>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Hint with the rate behind an amount, if the lender gives one. */
function rateHint(percent: number): { readonly hint?: string } {
  return percent > 0 ? { hint: formatRate(percent) } : {};
}
