import { formatDate, formatDayAndTime } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import { pendingRefunds } from '../../../machines/domain/mandate/autopay-debit';
import type { HomeFacts } from '../../../machines/home/context';
import type { homeMachine } from '../../../machines/home/machine';
import { debitOf } from '../../../machines/home/selectors';
import { homeCopy as copy } from '../../copy/home';
import { mandateAccount } from '../../copy/mandate-account';
import { startedCopy } from '../../copy/started-payment';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/feedback/banner';

type Snapshot = ScreenProps<typeof homeMachine>['snapshot'];

/** Notices above the Pay button: pending refunds, and the automatic debit that is expected or failed. */
export function PaymentNotices({ snapshot }: { readonly snapshot: Snapshot }) {
  return (
    <>
      <RefundNotice snapshot={snapshot} />
      <AutopayNotice snapshot={snapshot} />
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

function AutopayNotice({ snapshot }: { readonly snapshot: Snapshot }) {
  const debit = debitOf(snapshot.context);
  if (debit === null) return null;
  if (debit.kind === 'failed') {
    const debitDate = debit.on === null ? null : formatDate(debit.on);
    return (
      <Banner tone="late" title={copy.autopay.failed(formatMoney(debit.amount), debitDate)} role="status">
        {copy.autopay.failedText}
      </Banner>
    );
  }
  const amount = debit.amount === null ? null : formatMoney(debit.amount);
  return (
    <Banner tone="info" title={copy.autopay.expected(amount, formatDate(debit.on))}>
      {expectedDebitText(snapshot, { isAmountKnown: amount !== null })}
    </Banner>
  );
}

/** Text for an expected debit. "You need not pay" is added only if the mandate is known to be active, and the amount too. */
function expectedDebitText(
  { context: { facts, optionalFacts } }: Snapshot,
  { isAmountKnown }: { isAmountKnown: boolean },
): string {
  const mandate = optionalFacts?.readAt === facts?.readAt ? (optionalFacts?.mandate ?? null) : null;
  if (mandate === null) return copy.autopay.isOn;
  const account = mandateAccount(mandate);
  const debitText = account === null ? copy.autopay.isOn : copy.autopay.from(account);
  return isAmountKnown ? `${debitText} ${copy.autopay.needNotPay}` : debitText;
}
