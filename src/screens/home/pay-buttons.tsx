import { formatMoney } from '../../../machines/domain/base/money';
import { payableOf } from '../../../machines/domain/loan/payable';
import type { homeMachine } from '../../../machines/home/machine';
import { debitOf, homeTask } from '../../../machines/home/selectors';
import { homeCopy as copy } from '../../copy/home';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { LinkButton } from '../../ui/controls/link-button';
import { homeLinkBuilder } from './home-link';
import { PaymentNotices } from './payment-notices';

type PayButtonsProps = Pick<ScreenProps<typeof homeMachine>, 'snapshot' | 'send'>;

/** Pay is quiet where it may be paid twice: an earlier payment is under way, or autopay debits it. */
function payVariant(it: {
  readonly hasNoEarlierPayment: boolean;
  readonly isPaidByAutopay: boolean;
  readonly isPaidLater: boolean;
}) {
  if (!it.hasNoEarlierPayment || it.isPaidByAutopay) return 'ghost';
  return it.isPaidLater ? 'secondary' : 'primary';
}

/**
 * Pay is the primary button; without a payable amount, the choice of an amount is. Pay is secondary before its day, when autopay is expected
 * to debit the amount, and when an earlier payment may already be paid: then opening that payment is primary.
 */
export function PayButtons({ snapshot, send }: PayButtonsProps) {
  const { facts } = snapshot.context;
  if (facts?.loan == null) return null;
  const payable = payableOf(facts.loan, facts.readAt);
  const { pendingPayment } = facts;
  const [startedPayment] = facts.startedPayments;
  const hasNoEarlierPayment = pendingPayment === null && startedPayment === undefined;
  const isDebitExpected = debitOf(snapshot.context)?.kind === 'expected';
  const task = homeTask(snapshot.context)?.kind;
  // Before its day nothing has to be paid.
  const isDueNow = task !== 'later';
  const isPaidByAutopay = task === 'autopay';
  const variant = payVariant({
    hasNoEarlierPayment,
    isPaidByAutopay,
    isPaidLater: isDebitExpected || !isDueNow,
  });
  const label = pendingPayment !== null ? copy.payAgain : isPaidByAutopay ? copy.payYourself : copy.pay;
  const payButton =
    payable === null ? (
      <LinkButton variant={variant} {...homeLinkBuilder({ snapshot, send })('prepayment')}>
        {copy.choosePay}
      </LinkButton>
    ) : (
      <Button
        variant={variant}
        busy={snapshot.matches('submittingPayment') || snapshot.matches('checkingStartedPayments')}
        disabled={snapshot.matches('loadingHome')}
        onClick={() => send({ type: 'payment.requested' })}
      >
        {label(formatMoney(payable.amount))}
      </Button>
    );
  if (hasNoEarlierPayment) {
    return (
      <>
        <PaymentNotices snapshot={snapshot} />
        {payButton}
      </>
    );
  }
  return (
    <>
      <PaymentNotices snapshot={snapshot} />
      <Button disabled={snapshot.hasTag('pending')} onClick={() => send({ type: 'earlierPayment.opened' })}>
        {copy.pending.see}
      </Button>
      {payButton}
    </>
  );
}
