import { formatDayAndTime } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import { payableOf } from '../../../machines/domain/loan/payable';
import type { homeMachine } from '../../../machines/home/machine';
import { debitOf } from '../../../machines/home/selectors';
import { homeCopy as copy } from '../../copy/home';
import { startedCopy } from '../../copy/started-payment';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { LinkButton } from '../../ui/controls/link-button';
import { Banner } from '../../ui/feedback/banner';
import { homeLinkBuilder } from './home-link';
import { PaymentNotices } from './payment-notices';

type PayButtonsProps = Pick<ScreenProps<typeof homeMachine>, 'snapshot' | 'send'>;

/**
 * The primary action is Pay, or the choice of an own amount; while a payment is pending or may be paid, it is opening that
 * payment.
 * What autopay will debit is a secondary action.
 */
export function PayButtons({ snapshot, send }: PayButtonsProps) {
  const { facts } = snapshot.context;
  if (facts?.loan == null) return null;
  const payable = payableOf(facts.loan, facts.readAt);
  const pending = facts.pendingPayment;
  const [started] = facts.startedPayments;
  const isPlain = pending === null && started === undefined;
  const isDebited = debitOf(snapshot.context)?.kind === 'expected';
  const variant = isPlain && !isDebited ? 'primary' : 'secondary';
  const pay =
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
        {(pending === null ? copy.pay : copy.payAgain)(formatMoney(payable.amount))}
      </Button>
    );
  if (isPlain) {
    return (
      <>
        <PaymentNotices snapshot={snapshot} />
        {pay}
      </>
    );
  }
  return (
    <>
      {pending !== null && (
        <Banner tone="due" title={copy.pending.title(formatMoney(pending.amount))}>
          {copy.pending.text}
        </Banner>
      )}
      {pending === null && started !== undefined && (
        <Banner tone="due" title={startedCopy.title(formatMoney(started.amount), started.method)}>
          {startedCopy.text(formatDayAndTime(started.startedAt))}
        </Banner>
      )}
      <Button disabled={snapshot.hasTag('pending')} onClick={() => send({ type: 'payment.seen' })}>
        {copy.pending.see}
      </Button>
      {pay}
    </>
  );
}
