import { formatDayAndTime } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { lenderOf } from '../../../machines/prepayment/selectors';
import { prepaymentCopy } from '../../copy/prepayment';
import { sharedCopy } from '../../copy/shared';
import { startedCopy } from '../../copy/started-payment';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = prepaymentCopy.pending;

/** A payment is pending or may be paid: paying again may be paying twice. */
export function PendingPaymentScreen({ snapshot, send, back }: ScreenProps<typeof prepaymentMachine>) {
  const { context } = snapshot;
  const pending = context.facts?.details.pendingPayment ?? null;
  const started = context.facts?.startedPayments ?? [];
  const amount = pending?.amount ?? started[0]?.amount;
  if (amount === undefined) return null;
  const lender = lenderOf(context);
  return (
    <Page
      title={prepaymentCopy.title}
      heading={pending === null ? startedCopy.heading : copy.heading}
      lead={pending === null ? copy.startedLead(lender) : copy.lead(lender)}
      status="waiting"
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'payment.followed' })}>{copy.follow}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'payment.continued' })}>
            {copy.anyway}
          </Button>
        </>
      }
    >
      <Stack align="center">
        <Amount size="xl">{formatMoney(amount)}</Amount>
      </Stack>
      <Card>
        <Rows>
          {pending !== null && pending.createTime !== null && (
            <Row label={copy.started} value={formatDayAndTime(pending.createTime)} />
          )}
          {pending !== null && <Row label={copy.reference} value={pending.reference ?? pending.id} />}
          {started.map((one) => (
            <Row
              key={one.id}
              label={startedCopy.row(formatDayAndTime(one.startedAt))}
              value={formatMoney(one.amount)}
            />
          ))}
          <Row label={sharedCopy.lender} value={lender} />
        </Rows>
      </Card>
    </Page>
  );
}
