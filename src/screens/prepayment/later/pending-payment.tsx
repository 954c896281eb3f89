import { formatDayAndTime } from '../../../../machines/domain/dates';
import { formatMoney } from '../../../../machines/domain/money';
import type { prepaymentMachine } from '../../../../machines/prepayment/machine';
import { prepaymentCopy } from '../../../copy/prepayment';
import { laterCopy } from '../../../copy/prepayment-later';
import { sharedCopy } from '../../../copy/shared';
import type { ScreenProps } from '../../../journey/screen';
import { Amount } from '../../../ui/amount';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Page } from '../../../ui/page';
import { Row, Rows } from '../../../ui/rows';
import { Stack } from '../../../ui/stack';
import { SupportLink } from '../../shared/support-link';
import { lenderOf } from '../facts-of';

const copy = laterCopy.pending;

/** A payment is under way: paying again now may be paying twice. */
export function PendingPaymentScreen({ snapshot, send, back }: ScreenProps<typeof prepaymentMachine>) {
  const { context } = snapshot;
  const payment = context.facts?.details.pendingPayment ?? null;
  if (payment === null) return null;
  return (
    <Page
      title={prepaymentCopy.title}
      heading={copy.heading}
      lead={copy.lead(lenderOf(context))}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
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
        <Amount size="xl">{formatMoney(payment.amount)}</Amount>
      </Stack>
      <Card>
        <Rows>
          {payment.createTime !== null && (
            <Row label={copy.started} value={formatDayAndTime(payment.createTime)} />
          )}
          <Row label={copy.reference} value={payment.reference ?? payment.id} />
          <Row label={sharedCopy.lender} value={lenderOf(context)} />
        </Rows>
      </Card>
    </Page>
  );
}
