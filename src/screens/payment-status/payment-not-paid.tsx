import { paymentPurpose } from '#messages/payment-purpose';
import { paymentStatusCopy } from '#messages/payment-status';
import { outcomeCopy } from '#messages/payment-status-outcome';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import { mayHaveBeenPaid } from '../../../machines/domain/payment/payment-enums';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { isBorrower } from '../../../machines/payment-status/selectors';
import { lenderName } from '../../copy/lender';
import { hasLoanEnded, notPaidCopy } from '../../copy/payment-status-outcome';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Page } from '../shared/pages/page';
import { BorrowerRow } from './borrower-row';
import { referenceOf } from './reference';

const copy = outcomeCopy.notPaid;

/** The payment failed, was cancelled or expired: why, whether money may have moved, and what can be done. */
export function PaymentNotPaidScreen({ snapshot, send, back }: ScreenProps<typeof paymentStatusMachine>) {
  const { payment, isPayerKnown, isCheckFailed } = snapshot.context;
  if (payment === null) return null;
  const { heading, text, money } = notPaidCopy(payment);
  const isForBorrower = isBorrower(snapshot.context);
  const isLoanClosed = hasLoanEnded(payment);
  const isPossiblyPaid = mayHaveBeenPaid(payment);
  const isChecking = snapshot.hasTag('pending');
  const leaveLabel = isForBorrower ? (isLoanClosed ? outcomeCopy.paid.home : copy.again) : copy.done;
  const leave = () => send({ type: 'leave' });
  return (
    <Page
      title={paymentStatusCopy.title}
      heading={heading}
      lead={text}
      status={payment.status === 'FAILED' ? 'failure' : 'info'}
      leading="close"
      onBack={back}
      backLabel={sharedCopy.close}
      action={
        isPossiblyPaid ? (
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
      {isCheckFailed && !isChecking && <Banner tone="info">{paymentStatusCopy.checkFailed}</Banner>}
      <Card>
        <Rows>
          <Row label={paymentStatusCopy.amount} value={formatMoney(payment.amount)} strong />
          <Row label={paymentStatusCopy.lender} value={lenderName(payment.nbfc)} />
          <BorrowerRow context={snapshot.context} />
          <Row label={paymentStatusCopy.purpose} value={paymentPurpose[payment.paymentType]} />
          <Row label={paymentStatusCopy.reference} value={referenceOf(payment)} />
        </Rows>
      </Card>
      <Stack align="center">
        {money !== null && <Hint>{money}</Hint>}
        {!isForBorrower && !isLoanClosed && isPayerKnown && <Hint>{copy.link}</Hint>}
      </Stack>
    </Page>
  );
}
