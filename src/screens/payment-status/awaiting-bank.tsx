import { paymentMessages, paymentStatusCopy } from '#messages/payment-status';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { isBorrower } from '../../../machines/payment-status/selectors';
import { formatDayAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Dots } from '../../ui/base/dots';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Text } from '../../ui/base/text';
import { TextButton } from '../../ui/base/text-button';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { CheckAgain } from '../shared/check-again';
import { PaymentPath } from '../shared/money-path';
import { Page } from '../shared/pages/page';
import { AmountChanged } from './amount-changed';
import { BorrowerRow } from './borrower-row';
import { referenceOf } from './reference';

const copy = paymentStatusCopy.confirming;

/** The payment may have been made (the payer left for a UPI app or the hosted page, or says so), or the bank processes it: the status is polled. */
export function AwaitingBankScreen({ snapshot, send, back }: ScreenProps<typeof paymentStatusMachine>) {
  const { payment, started, isCheckFailed } = snapshot.context;
  if (payment === null) return null;
  const isChecking = snapshot.hasTag('pending');
  const isPollingPaused = snapshot.matches('pollingPaused');
  const isUnreported = payment.status === 'CREATED';
  const lender = lenderName(payment.nbfc);
  return (
    <Page
      title={paymentStatusCopy.title}
      heading={paymentMessages.confirming.heading}
      lead={isUnreported ? copy.notReportedYet : copy.lead(lender)}
      status="waiting"
      drawing={<PaymentPath nbfc={payment.nbfc} money={isUnreported ? 'unreported' : 'atBank'} />}
      leading="close"
      onBack={back}
      backLabel={sharedCopy.close}
      action={
        <>
          <CheckAgain
            isPolling
            isChecking={isChecking || isPollingPaused}
            onCheck={() => send({ type: 'retry' })}
          />
          <Button variant="ghost" onClick={() => send({ type: 'leave' })}>
            {isBorrower(snapshot.context)
              ? paymentStatusCopy.confirming.home
              : paymentStatusCopy.confirming.leave}
          </Button>
        </>
      }
    >
      <Stack align="center">
        <Amount size="xl">{formatMoney(payment.amount)}</Amount>
        <Dots size="lg" />
        <Text>{isUnreported ? copy.stayUnreported : copy.stay}</Text>
      </Stack>
      <AmountChanged context={snapshot.context} />
      {isPollingPaused && <Banner tone="info">{copy.hidden}</Banner>}
      {isCheckFailed && !isChecking && <Banner tone="info">{paymentStatusCopy.checkFailed}</Banner>}
      <Card>
        <Rows>
          <Row label={paymentStatusCopy.lender} value={lender} />
          <BorrowerRow context={snapshot.context} />
          {isUnreported && started !== null && (
            <Row label={copy.started} value={formatDayAndTime(started.startedAt)} />
          )}
          <Row label={paymentStatusCopy.reference} value={referenceOf(payment)} />
        </Rows>
      </Card>
      <Stack align="center">
        {snapshot.can({ type: 'methods.reopened' }) && (
          <TextButton alone onClick={() => send({ type: 'methods.reopened' })}>
            {copy.notPaid}
          </TextButton>
        )}
      </Stack>
    </Page>
  );
}
