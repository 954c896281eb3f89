import { prepaymentCopy } from '#messages/prepayment';
import { formatMoney } from '../../../machines/domain/base/money';
import { leastInFull, settlementDiscount } from '../../../machines/domain/loan/foreclosure-quote';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { lenderOf } from '../../../machines/prepayment/selectors';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Lender } from '../shared/lender';
import { Page } from '../shared/pages/page';
import { TimeLeftRow } from './time-left';

const copy = prepaymentCopy.settlement;

/** The settlement amount, and the effect of a settlement on the credit record. */
export function SettlementScreen({ snapshot, send }: ScreenProps<typeof prepaymentMachine>) {
  const { context } = snapshot;
  const { facts, quote, notice } = context;
  const settlement = quote?.foreclosure.settlement ?? null;
  if (facts === null || quote === null || settlement === null) return null;
  const { foreclosure, serverClockAheadMs } = quote;
  const isPending = snapshot.hasTag('pending');
  const lender = lenderName(lenderOf(context));
  const discount = settlementDiscount(foreclosure);
  const amount = formatMoney(settlement.amount);
  return (
    <Page
      title={prepaymentCopy.title}
      heading={copy.heading}
      lead={copy.lead(lender)}
      onBack={() => send({ type: 'back' })}
      busy={isPending}
      action={
        <Button variant="secondary" busy={isPending} onClick={() => send({ type: 'settlement.accepted' })}>
          {copy.action(amount)}
        </Button>
      }
    >
      {notice !== null && (
        <Banner tone="due" role="alert">
          {copy.changed}
        </Banner>
      )}
      <Card>
        <Stack>
          <Lender nbfc={facts.details.loan?.nbfc ?? null}>{prepaymentCopy.lender(lender)}</Lender>
          <Amount>{amount}</Amount>
          <Rows>
            {discount !== null && <Row label={copy.owed} value={formatMoney(leastInFull(foreclosure))} />}
            {discount !== null && <Row label={copy.discount} value={formatMoney(-discount)} />}
            <Row label={copy.pay} value={amount} strong />
            {settlement.validUntil !== null && (
              <TimeLeftRow
                label={copy.until}
                until={settlement.validUntil}
                serverClockAheadMs={serverClockAheadMs}
              />
            )}
          </Rows>
        </Stack>
      </Card>
      <Banner tone="late" title={copy.recordTitle} role="status">
        {copy.record(lender)}
      </Banner>
      <Card>
        <Text as="h2">
          <strong>{copy.fullTitle}</strong>
        </Text>
        <Text>{copy.full}</Text>
      </Card>
    </Page>
  );
}
