import { homeCopy as copy } from '#messages/home';
import { formatMoney } from '../../../machines/domain/base/money';
import { payableOf } from '../../../machines/domain/loan/payable';
import type { homeMachine } from '../../../machines/home/machine';
import { debitOf, homeTask } from '../../../machines/home/selectors';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { LinkButton } from '../../ui/controls/link-button';
import { homeLinkBuilder } from './home-link';
import { PaymentNotices } from './payment-notices';

type PayButtonsProps = Pick<ScreenProps<typeof homeMachine>, 'snapshot' | 'send'>;

/**
 * Pay is the primary button; without a payable amount, the choice of an amount is. It is secondary before its day and when a debit is expected,
 * and quiet where it may be paid twice: autopay debits it, or an earlier payment may be paid. Opening that payment is primary then.
 */
export function PayButtons({ snapshot, send }: PayButtonsProps) {
  const { facts } = snapshot.context;
  if (facts?.loan == null) return null;
  const payable = payableOf(facts.loan, facts.readAt);
  const { pendingPayment } = facts;
  const [startedPayment] = facts.startedPayments;
  const hasEarlierPayment = pendingPayment !== null || startedPayment !== undefined;
  const isDebitExpected = debitOf(snapshot.context)?.kind === 'expected';
  const task = homeTask(snapshot.context)?.kind;
  const isPaidByAutopay = task === 'autopay';
  const whenUnpaid = isDebitExpected || task === 'later' ? 'secondary' : 'primary';
  const variant = hasEarlierPayment || isPaidByAutopay ? 'ghost' : whenUnpaid;
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
  return (
    <>
      <PaymentNotices snapshot={snapshot} send={send} />
      {hasEarlierPayment && (
        <Button disabled={snapshot.hasTag('pending')} onClick={() => send({ type: 'earlierPayment.opened' })}>
          {copy.pending.see}
        </Button>
      )}
      {payButton}
    </>
  );
}
