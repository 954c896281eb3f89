import { prepaymentCopy } from '#messages/prepayment';
import { sharedCopy } from '#messages/shared';
import { startedCopy } from '#messages/started-payment';
import { formatMoney } from '../../../machines/domain/base/money';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { lenderOf } from '../../../machines/prepayment/selectors';
import { formatDayAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = prepaymentCopy.pending;

/** An earlier payment is pending, or was started and may be paid: a second one could debit twice. */
export function PendingPaymentScreen({ snapshot, send, back }: ScreenProps<typeof prepaymentMachine>) {
  const { context } = snapshot;
  const pendingPayment = context.facts?.details.pendingPayment ?? null;
  const startedPayments = context.facts?.startedPayments ?? [];
  const amount = pendingPayment?.amount ?? startedPayments[0]?.amount;
  if (amount === undefined) return null;
  const lender = lenderName(lenderOf(context));
  return (
    <Page
      title={prepaymentCopy.title}
      heading={pendingPayment === null ? startedCopy.heading : copy.heading}
      lead={pendingPayment === null ? copy.startedLead(lender) : copy.lead(lender)}
      status="warning"
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
          {pendingPayment !== null && pendingPayment.createTime !== null && (
            <Row label={copy.started} value={formatDayAndTime(pendingPayment.createTime)} />
          )}
          {pendingPayment !== null && (
            <Row label={copy.reference} value={pendingPayment.reference ?? pendingPayment.id} />
          )}
          {startedPayments.map((payment) => (
            <Row
              key={payment.id}
              label={startedCopy.row(formatDayAndTime(payment.startedAt))}
              value={formatMoney(payment.amount)}
            />
          ))}
          <Row label={sharedCopy.lender} value={lender} />
        </Rows>
      </Card>
    </Page>
  );
}
