import { paymentPurpose } from '#messages/payment-purpose';
import { paymentMessages, paymentStatusCopy } from '#messages/payment-status';
import { outcomeCopy } from '#messages/payment-status-outcome';
import { formatMoney } from '../../../machines/domain/base/money';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { isBorrower } from '../../../machines/payment-status/selectors';
import { formatDateAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
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
import { MailButton } from '../shared/papers/mail-button';
import { PrintButton } from '../shared/print-button';
import { AmountInWords } from '../shared/speech/amount-in-words';
import { AmountChanged } from './amount-changed';
import { BorrowerRow } from './borrower-row';
import { LoanAfterPaymentCard } from './loan-after-payment-card';
import { PaymentAllocationCard } from './payment-allocation-card';
import { referenceOf } from './reference';

const copy = outcomeCopy.paid;

/** The receipt. It has no back button. Loan and payment allocation are shown to the borrower only. */
export function PaidScreen({ snapshot, send }: ScreenProps<typeof paymentStatusMachine>) {
  const { payment, problem, after } = snapshot.context;
  if (payment === null) return null;
  const isForBorrower = isBorrower(snapshot.context);
  const amount = formatMoney(payment.amount);
  const lender = lenderName(payment.nbfc);
  const isLoanReturned =
    isForBorrower && after?.loan.status === 'CANCELLED' && payment.paymentType === 'full';
  const purpose = isLoanReturned ? copy.after.returnPurpose : paymentPurpose[payment.paymentType];
  const reference = referenceOf(payment);
  const paidAt = payment.updateTime ?? payment.createTime;
  const paidAtText = paidAt === null ? null : formatDateAndTime(paidAt);
  const receiptText =
    paidAtText === null
      ? copy.shared(amount, lender, purpose, reference)
      : copy.sharedWithTime(amount, lender, purpose, paidAtText, reference);
  return (
    <Page
      title={paymentStatusCopy.title}
      heading={paymentMessages.confirmed.heading}
      lead={paymentMessages.confirmed.text}
      status="success"
      drawing={<PaymentPath nbfc={payment.nbfc} money="arrived" />}
      action={
        <Button disabled={!snapshot.can({ type: 'leave' })} onClick={() => send({ type: 'leave' })}>
          {isForBorrower ? copy.home : copy.done}
        </Button>
      }
    >
      <Stack align="center">
        <Amount size="xl">{amount}</Amount>
        <AmountInWords paise={payment.amount} />
      </Stack>
      <AmountChanged context={snapshot.context} />
      <Card>
        <Rows>
          <Row label={copy.to} value={lender} />
          <BorrowerRow context={snapshot.context} />
          <Row label={paymentStatusCopy.purpose} value={purpose} />
          {paidAtText !== null && <Row label={copy.time} value={paidAtText} />}
          <Row label={paymentStatusCopy.reference} value={reference} />
        </Rows>
      </Card>
      {isForBorrower && after !== null && (
        <LoanAfterPaymentCard
          after={after}
          amount={payment.amount}
          lender={lender}
          onOpenClosedLoan={() => send({ type: 'ending.opened' })}
        />
      )}
      {isForBorrower && payment.excess > 0 && (
        <Banner tone="info">{copy.excess(formatMoney(payment.excess))}</Banner>
      )}
      {isForBorrower && payment.allocation !== null && (
        <PaymentAllocationCard allocation={payment.allocation} />
      )}
      {problem === 'share' && <Banner tone="info">{copy.shareFailed}</Banner>}
      <CopyButton text={reference} label={paymentStatusCopy.copyReference} />
      <Button
        variant="secondary"
        busy={snapshot.hasTag('pending')}
        onClick={() => send({ type: 'receipt.shared', text: receiptText })}
      >
        {copy.share}
      </Button>
      <MailButton subject={paymentMessages.confirmed.heading} text={receiptText} />
      <PrintButton label={copy.print} />
    </Page>
  );
}
