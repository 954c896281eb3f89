import { paymentStatusCopy } from '#messages/payment-status';
import { outcomeCopy } from '#messages/payment-status-outcome';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import { askBankFrom } from '../../../machines/domain/payment/payment-enums';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { isBorrower } from '../../../machines/payment-status/selectors';
import { formatDate, formatDayAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { TextButton } from '../../ui/base/text-button';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { CopyButton } from '../shared/copy-button';
import { PaymentPath } from '../shared/money-path';
import { Page } from '../shared/pages/page';
import { ProgressList } from '../shared/progress-list';
import { AmountChanged } from './amount-changed';
import { BorrowerRow } from './borrower-row';
import { referenceOf } from './reference';

const copy = outcomeCopy.pending;

/** The outcome is still not known after the last poll: where the payment stands, and what to do. Never shown as a failure. */
export function StillPendingScreen({ snapshot, send, back }: ScreenProps<typeof paymentStatusMachine>) {
  const { payment, readAt, isCheckFailed } = snapshot.context;
  if (payment === null) return null;
  const isChecking = snapshot.hasTag('pending');
  const isUnreported = payment.status === 'CREATED';
  const amount = formatMoney(payment.amount);
  const lender = lenderName(payment.nbfc);
  const askBankDate = askBankFrom(payment.createTime);
  return (
    <Page
      title={paymentStatusCopy.title}
      heading={isUnreported ? copy.unreportedHeading : copy.heading}
      lead={isUnreported ? copy.unreportedLead(amount) : copy.lead(amount)}
      status={isUnreported ? 'unsure' : 'waiting'}
      drawing={<PaymentPath nbfc={payment.nbfc} money={isUnreported ? 'unreported' : 'atBank'} />}
      leading="close"
      onBack={back}
      backLabel={sharedCopy.close}
      action={
        <>
          <Button busy={isChecking} onClick={() => send({ type: 'retry' })}>
            {sharedCopy.checkAgain}
          </Button>
          <Button variant="ghost" onClick={() => send({ type: 'leave' })}>
            {isBorrower(snapshot.context)
              ? paymentStatusCopy.confirming.home
              : paymentStatusCopy.confirming.leave}
          </Button>
        </>
      }
    >
      <AmountChanged context={snapshot.context} />
      {isCheckFailed && !isChecking && <Banner tone="info">{paymentStatusCopy.checkFailed}</Banner>}
      <Card>
        <Rows>
          <Row label={paymentStatusCopy.amount} value={amount} strong />
          <Row label={paymentStatusCopy.lender} value={lender} />
          <BorrowerRow context={snapshot.context} />
          <Row label={paymentStatusCopy.reference} value={referenceOf(payment)} />
          {readAt !== null && <Row label={copy.askedAt} value={formatDayAndTime(readAt)} />}
          {askBankDate !== null && <Row label={copy.askBank} value={formatDate(askBankDate)} />}
        </Rows>
      </Card>
      <CopyButton text={referenceOf(payment)} label={paymentStatusCopy.copyReference} />
      <ProgressList
        done={{
          title: copy.started,
          detail: payment.createTime === null ? undefined : formatDayAndTime(payment.createTime),
        }}
        now={
          isUnreported
            ? { title: copy.waitingForPayment, detail: copy.unreportedDetail }
            : { title: copy.bank, detail: copy.bankDetail }
        }
        next={{ title: copy.next(lender), detail: copy.nextDetail }}
      />
      {snapshot.can({ type: 'methods.reopened' }) && (
        <Stack align="center">
          <TextButton alone onClick={() => send({ type: 'methods.reopened' })}>
            {paymentStatusCopy.confirming.notPaid}
          </TextButton>
        </Stack>
      )}
    </Page>
  );
}
