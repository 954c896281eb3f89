import { autopayCopy } from '#messages/autopay';
import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/selectors';
import { formatMoney } from '../../../machines/domain/base/money';
import { formatDate } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { debitMessage } from '../shared/autopay/debit-message';
import { LenderLine } from '../shared/lender';
import { Page } from '../shared/pages/page';
import { DebitsCard, MandateCard } from './debits-card';
import { NextManualPayment } from './next-manual-payment';

const copy = autopayCopy.active;

/** The mandate is active. A failed last debit is shown instead of the normal page. */
export function MandateActiveScreen(props: ScreenProps<typeof autopayMachine>) {
  return props.snapshot.context.failedDebit === null ? (
    <AutopayActive {...props} />
  ) : (
    <DebitFailed {...props} />
  );
}

/** The amount and date of the failed debit; the primary action is to pay it. */
function DebitFailed({ snapshot, send, back }: ScreenProps<typeof autopayMachine>) {
  const { loan, mandate, failedDebit: debit } = snapshot.context;
  if (debit === null) return null;
  const isPending = snapshot.hasTag('pending');
  const message = debitMessage(loan);
  const debitDate = debit.createTime === null ? null : formatDate(debit.createTime);
  return (
    <Page
      title={autopayCopy.title}
      heading={copy.failed.heading}
      lead={copy.failed.lead(formatMoney(debit.amount), debitDate)}
      status="failure"
      onBack={back}
      busy={isPending}
      action={
        <>
          <Button disabled={isPending} onClick={() => send({ type: 'leave' })}>
            {copy.failed.pay}
          </Button>
          <Button variant="ghost" disabled={isPending} onClick={() => send({ type: 'withdrawal.opened' })}>
            {copy.stop}
          </Button>
        </>
      }
    >
      {message !== null && <Banner tone="late">{message}</Banner>}
      <NextManualPayment loan={loan} />
      <Hint>{copy.failed.stillOn}</Hint>
      {mandate !== null && <MandateCard mandate={mandate} />}
      {loan !== null && <DebitsCard loan={loan} />}
      <LenderLine nbfc={lenderOf(snapshot.context)} />
    </Page>
  );
}

/** Autopay is on: the terms of the mandate, the status of its debits, and a button to stop autopay. */
function AutopayActive({ snapshot, send, back }: ScreenProps<typeof autopayMachine>) {
  const { loan, mandate } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  const message = debitMessage(loan);
  return (
    <Page
      title={autopayCopy.title}
      heading={copy.heading}
      lead={copy.lead(lenderName(lenderOf(snapshot.context)))}
      status="success"
      onBack={back}
      busy={isPending}
      action={
        <>
          <Button disabled={isPending} onClick={() => send({ type: 'leave' })}>
            {copy.home}
          </Button>
          <Button variant="ghost" disabled={isPending} onClick={() => send({ type: 'withdrawal.opened' })}>
            {copy.stop}
          </Button>
        </>
      }
    >
      {message !== null && <Banner tone="info">{message}</Banner>}
      {mandate !== null && <MandateCard mandate={mandate} />}
      {loan !== null && <DebitsCard loan={loan} />}
    </Page>
  );
}
