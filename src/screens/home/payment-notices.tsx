import { homeCopy as copy } from '#messages/home';
import { startedCopy } from '#messages/started-payment';
import { formatMoney } from '../../../machines/domain/base/money';
import { isDebitSoon, pendingRefunds } from '../../../machines/domain/mandate/autopay-debit';
import type { HomeFacts } from '../../../machines/home/context';
import type { homeMachine } from '../../../machines/home/machine';
import { debitOf } from '../../../machines/home/selectors';
import { formatDate, formatDayAndTime } from '../../copy/dates';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/feedback/banner';
import { ExpectedDebitNotice } from '../shared/autopay/expected-debit-notice';
import { HowToStop } from '../shared/autopay/how-to-stop';

type NoticesProps = Pick<ScreenProps<typeof homeMachine>, 'snapshot' | 'send'>;
type Snapshot = NoticesProps['snapshot'];

/** Notices above the Pay button: pending refunds, and the automatic debit that is expected or failed. */
export function PaymentNotices({ snapshot, send }: NoticesProps) {
  return (
    <>
      <RefundNotice snapshot={snapshot} />
      <AutopayNotice snapshot={snapshot} send={send} />
    </>
  );
}

/** The payment that is pending at the bank, else the one started last on this phone; nothing without one. */
export function EarlierPaymentNotice({ facts }: { readonly facts: HomeFacts }) {
  const { pendingPayment } = facts;
  const [startedPayment] = facts.startedPayments;
  if (pendingPayment !== null)
    return (
      <Banner tone="due" icon="clock" title={copy.pending.title(formatMoney(pendingPayment.amount))}>
        {copy.pending.text}
      </Banner>
    );
  if (startedPayment === undefined) return null;
  return (
    <Banner
      tone="due"
      icon="clock"
      title={startedCopy.title(formatMoney(startedPayment.amount), startedPayment.method)}
    >
      {startedCopy.text(formatDayAndTime(startedPayment.startedAt))}
    </Banner>
  );
}

/** The sum of pending refunds; nothing without one. */
export function RefundNotice({ snapshot }: { readonly snapshot: Snapshot }) {
  const { facts, optionalFacts } = snapshot.context;
  // Optional facts of an earlier read may contradict the loan: they are not used.
  const isOfSameRead = optionalFacts !== null && optionalFacts.readAt === facts?.readAt;
  const refunds = pendingRefunds((isOfSameRead ? optionalFacts.repayments : null) ?? []);
  const refundTotal = refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (refundTotal === 0) return null;
  return (
    <Banner tone="info" title={copy.refund.title(formatMoney(refundTotal))}>
      {copy.refund.text}
    </Banner>
  );
}

function AutopayNotice({ snapshot, send }: NoticesProps) {
  const { facts, optionalFacts } = snapshot.context;
  const debit = debitOf(snapshot.context);
  if (debit === null || facts === null) return null;
  if (debit.kind === 'failed') {
    const debitDate = debit.on === null ? null : formatDate(debit.on);
    return (
      <Banner tone="late" title={copy.autopay.failed(formatMoney(debit.amount), debitDate)} role="status">
        {copy.autopay.failedText}
      </Banner>
    );
  }
  const mandate = optionalFacts?.readAt === facts.readAt ? optionalFacts.mandate : null;
  return (
    <ExpectedDebitNotice debit={debit} mandate={mandate}>
      {isDebitSoon(debit, facts.readAt) && (
        <HowToStop onOpen={() => send({ type: 'page.opened', page: 'autopay' })} />
      )}
    </ExpectedDebitNotice>
  );
}
