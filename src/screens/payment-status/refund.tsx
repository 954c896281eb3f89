import { paymentStatusCopy } from '#messages/payment-status';
import { outcomeCopy } from '#messages/payment-status-outcome';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import { askBankFrom } from '../../../machines/domain/payment/payment-enums';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { isBorrower } from '../../../machines/payment-status/selectors';
import { formatDate, formatDayAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import { reasonText } from '../../copy/payment-status-outcome';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { CopyButton } from '../shared/copy-button';
import { PaymentPath } from '../shared/money-path';
import { Page } from '../shared/pages/page';
import { AmountChanged } from './amount-changed';
import { referenceOf } from './reference';

const copy = outcomeCopy.refund;

/** The payment is being refunded, or was refunded: when, and from when on to ask the bank about it. */
export function RefundScreen({ snapshot, send, back }: ScreenProps<typeof paymentStatusMachine>) {
  const { payment, isCheckFailed } = snapshot.context;
  if (payment === null) return null;
  const isChecking = snapshot.hasTag('pending');
  const isRefundPending = payment.status === 'REFUND_INITIATED';
  const amount = formatMoney(payment.amount);
  const reason = reasonText(payment.failureReason);
  const askBankDate = askBankFrom(payment.updateTime);
  const { home, done } = outcomeCopy.paid;
  const leaveLabel = isBorrower(snapshot.context) ? home : done;
  const leave = () => send({ type: 'leave' });
  return (
    <Page
      title={paymentStatusCopy.title}
      heading={isRefundPending ? copy.comingHeading : copy.backHeading}
      lead={isRefundPending ? copy.comingLead(amount) : copy.backLead(amount)}
      status={isRefundPending ? 'waiting' : 'success'}
      drawing={<PaymentPath nbfc={payment.nbfc} money={isRefundPending ? 'comingBack' : 'returned'} />}
      leading="close"
      onBack={back}
      backLabel={sharedCopy.close}
      action={
        isRefundPending ? (
          <>
            <Button busy={isChecking} onClick={() => send({ type: 'retry' })}>
              {sharedCopy.checkAgain}
            </Button>
            <Button variant="ghost" onClick={leave}>
              {leaveLabel}
            </Button>
          </>
        ) : (
          <Button onClick={leave}>{leaveLabel}</Button>
        )
      }
    >
      <Stack align="center">
        <Amount size="xl">{amount}</Amount>
      </Stack>
      <AmountChanged context={snapshot.context} />
      {isCheckFailed && !isChecking && <Banner tone="info">{paymentStatusCopy.checkFailed}</Banner>}
      <Card>
        <Rows>
          {reason !== null && <Row label={copy.why} value={reason} />}
          <Row label={paymentStatusCopy.lender} value={lenderName(payment.nbfc)} />
          {payment.updateTime !== null && (
            <Row
              label={isRefundPending ? copy.since : copy.on}
              value={formatDayAndTime(payment.updateTime)}
            />
          )}
          {isRefundPending && askBankDate !== null && (
            <Row label={copy.askBank} value={formatDate(askBankDate)} />
          )}
          <Row label={paymentStatusCopy.reference} value={referenceOf(payment)} />
        </Rows>
      </Card>
      <CopyButton text={referenceOf(payment)} label={paymentStatusCopy.copyReference} />
    </Page>
  );
}
