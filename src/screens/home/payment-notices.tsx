import { formatDate } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import { pendingRefunds } from '../../../machines/domain/mandate/autopay-debit';
import type { homeMachine } from '../../../machines/home/machine';
import { debitOf } from '../../../machines/home/selectors';
import { homeCopy as copy } from '../../copy/home';
import { accountOf } from '../../copy/mandate-account';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/feedback/banner';

type Snapshot = ScreenProps<typeof homeMachine>['snapshot'];

/** Notices before a payment: a pending refund, and what autopay does about this bill. */
export function PaymentNotices({ snapshot }: { readonly snapshot: Snapshot }) {
  const { facts, optionalFacts } = snapshot.context;
  const isFresh = optionalFacts !== null && optionalFacts.readAt === facts?.readAt;
  const refunds = pendingRefunds((isFresh ? optionalFacts.repayments : null) ?? []);
  const refund = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      {refund > 0 && (
        <Banner tone="info" title={copy.refund.title(formatMoney(refund))}>
          {copy.refund.text}
        </Banner>
      )}
      <AutopayNotice snapshot={snapshot} />
    </>
  );
}

function AutopayNotice({ snapshot }: { readonly snapshot: Snapshot }) {
  const debit = debitOf(snapshot.context);
  if (debit === null) return null;
  if (debit.kind === 'failed') {
    const on = debit.on === null ? null : formatDate(debit.on);
    return (
      <Banner tone="late" title={copy.autopay.failed(formatMoney(debit.amount), on)} role="status">
        {copy.autopay.failedText}
      </Banner>
    );
  }
  const amount = debit.amount === null ? null : formatMoney(debit.amount);
  return (
    <Banner tone="info" title={copy.autopay.expected(amount, formatDate(debit.on))}>
      {expectedDebitText(snapshot, amount !== null)}
    </Banner>
  );
}

/** "You need not pay" is shown only once the mandate is known to be active. */
function expectedDebitText({ context: { facts, optionalFacts } }: Snapshot, isWhole: boolean): string {
  const mandate = optionalFacts?.readAt === facts?.readAt ? (optionalFacts?.mandate ?? null) : null;
  if (mandate === null) return copy.autopay.isOn;
  const account = accountOf(mandate);
  const from = account === null ? copy.autopay.isOn : copy.autopay.from(account);
  return isWhole ? `${from} ${copy.autopay.needNotPay}` : from;
}
